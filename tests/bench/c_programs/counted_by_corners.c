/* The magic squares of order 4 counted, with conditions on the corners: each that obeys a < d < m and a < p
   stands for eight pictures.

   Prints the count, 7040, and the seconds of the median pass. */
#define FIRST_D a + 1
#define FIRST_M d + 1
#define FIRST_P a + 1
#define FOUND count += 8;

#include "square_loops.h"
