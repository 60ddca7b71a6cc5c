/* The magic square of order 4 by seven nested loops and nine cells that follow.

       a b c d
       e f g h     the corners add up to 34 too, which is where p comes from
       i j k l
       m n o p

   Before this file is included FIRST_D, FIRST_M and FIRST_P are the least values that d, m and p may have once
   the cells before them are known, and FOUND is what is done with a square. */
#include "passes.h"

/* Go on with the cell if its value is free, and go on to the next value of the loop if not. */
#define TRIED(cell, before, after)                             \
    if ((before) >> cell & 1)                                  \
        continue;                                              \
    const unsigned after = (before) | 1u << cell;

/* The same for a cell that gets its value from others: it has to be in range too. */
#define FOLLOWS(cell, value, before, after)                    \
    const int cell = (value);                                  \
    if (cell < 1 || cell > 16)                                 \
        continue;                                              \
    TRIED(cell, before, after)

static int pass(void)
{
    int count = 0;
    for (int a = 1; a <= 16; a++) {
        const unsigned u1 = 1u << a;
        for (int d = FIRST_D; d <= 16; d++) {
            TRIED(d, u1, u2)
            for (int m = FIRST_M; m <= 16; m++) {
                if (34 - a - d - m < FIRST_P)
                    break;
                TRIED(m, u2, u3)
                FOLLOWS(p, 34 - a - d - m, u3, u4)
                for (int b = 1; b <= 16; b++) {
                    TRIED(b, u4, u5)
                    FOLLOWS(c, 34 - a - b - d, u5, u6)
                    for (int e = 1; e <= 16; e++) {
                        TRIED(e, u6, u7)
                        FOLLOWS(i, 34 - a - e - m, u7, u8)
                        for (int f = 1; f <= 16; f++) {
                            TRIED(f, u8, u9)
                            FOLLOWS(k, 34 - a - f - p, u9, u10)
                            for (int g = 1; g <= 16; g++) {
                                TRIED(g, u10, u11)
                                FOLLOWS(j, 34 - d - g - m, u11, u12)
                                FOLLOWS(h, 34 - e - f - g, u12, u13)
                                FOLLOWS(l, 34 - d - h - p, u13, u14)
                                FOLLOWS(n, 34 - b - f - j, u14, u15)
                                FOLLOWS(o, 34 - m - n - p, u15, u16)
                                (void)u16;
                                if (c + g + k + o != 34 || i + j + k + l != 34)
                                    continue;
                                FOUND
                            }
                        }
                    }
                }
            }
        }
    }
    return count;
}

int main(void) { return report(pass); }
