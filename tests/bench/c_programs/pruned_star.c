/* The magic star, all 960: cells in the order of their numbers, each line tested as soon as it is full.
   Prints the count and the seconds of the median pass. */
#include "passes.h"

static const int LINES[6][4] = {{1, 2, 3, 4},  {0, 2, 5, 7},  {7, 8, 9, 10},
                                {0, 3, 6, 10}, {1, 5, 8, 11}, {4, 6, 9, 11}};
static int star[12], used[13];
static signed char found[2000][12];
static int count;

/* The lines that are full when that cell, the last of them, is filled. */
static int stands(int cell)
{
    for (int line = 0; line < 6; line++)
        if (LINES[line][3] == cell &&
            star[LINES[line][0]] + star[LINES[line][1]] + star[LINES[line][2]] + star[cell] != 26)
            return 0;
    return 1;
}

static void fill(int cell)
{
    if (cell == 12) {
        for (int i = 0; i < 12; i++)
            found[count][i] = (signed char)star[i];
        count++;
        return;
    }
    for (int value = 1; value <= 12; value++) {
        if (used[value])
            continue;
        star[cell] = value;
        if (stands(cell)) {
            used[value] = 1;
            fill(cell + 1);
            used[value] = 0;
        }
    }
}

static int pass(void)
{
    count = 0;
    fill(0);
    return count;
}

int main(void) { return report(pass); }
