/* The magic square of order 4, one of each kind by drawing: a < d < m and a < p leave one of its eight pictures.

   Keeps every square; prints the count, 880, and the seconds of the median pass. */
static signed char found[1000][16];

#define FIRST_D a + 1
#define FIRST_M d + 1
#define FIRST_P a + 1
#define FOUND                                                                    \
    const int square[16] = {a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p};     \
    for (int cell = 0; cell < 16; cell++)                                        \
        found[count][cell] = (signed char)square[cell];                          \
    count++;

#include "square_loops.h"
