/* The magic square of order 4, one of each kind, 880: seven nested loops and nine cells that follow.

       a b c d
       e f g h     corners: a < d < m and a < p leave one of the eight pictures of a square;
       i j k l     the corners add up to 34 too, which is where p comes from
       m n o p

   Prints the count and the seconds of the median pass. */
#include "passes.h"

static signed char found[1000][16];

/* Put `value` into `cell` if it is in range and free, and go on to the next value of the loop if not. */
#define FOLLOWS(cell, value, before, after)                    \
    const int cell = (value);                                  \
    if (cell < 1 || cell > 16 || ((before) >> cell & 1))       \
        continue;                                              \
    const unsigned after = (before) | 1u << cell;

static int pass(void)
{
    int count = 0;
    for (int a = 1; a <= 16; a++) {
        const unsigned u1 = 1u << a;
        for (int d = a + 1; d <= 16; d++) {
            const unsigned u2 = u1 | 1u << d;
            for (int m = d + 1; m <= 16; m++) {
                const unsigned u3 = u2 | 1u << m;
                if (34 - a - d - m <= a)
                    break;
                FOLLOWS(p, 34 - a - d - m, u3, u4)
                for (int b = 1; b <= 16; b++) {
                    if (u4 >> b & 1)
                        continue;
                    const unsigned u5 = u4 | 1u << b;
                    FOLLOWS(c, 34 - a - b - d, u5, u6)
                    for (int e = 1; e <= 16; e++) {
                        if (u6 >> e & 1)
                            continue;
                        const unsigned u7 = u6 | 1u << e;
                        FOLLOWS(i, 34 - a - e - m, u7, u8)
                        for (int f = 1; f <= 16; f++) {
                            if (u8 >> f & 1)
                                continue;
                            const unsigned u9 = u8 | 1u << f;
                            FOLLOWS(k, 34 - a - f - p, u9, u10)
                            for (int g = 1; g <= 16; g++) {
                                if (u10 >> g & 1)
                                    continue;
                                const unsigned u11 = u10 | 1u << g;
                                FOLLOWS(j, 34 - d - g - m, u11, u12)
                                FOLLOWS(h, 34 - e - f - g, u12, u13)
                                FOLLOWS(l, 34 - d - h - p, u13, u14)
                                FOLLOWS(n, 34 - b - f - j, u14, u15)
                                FOLLOWS(o, 34 - m - n - p, u15, u16)
                                (void)u16;
                                if (c + g + k + o != 34 || i + j + k + l != 34)
                                    continue;
                                const int square[16] = {a, b, c, d, e, f, g, h,
                                                        i, j, k, l, m, n, o, p};
                                for (int cell = 0; cell < 16; cell++)
                                    found[count][cell] = (signed char)square[cell];
                                count++;
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
