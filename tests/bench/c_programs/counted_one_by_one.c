/* The magic squares of order 4 counted, every one of them come to.

   Prints the count, 7040, and the seconds of the median pass. */
#define FIRST_D 1
#define FIRST_M 1
#define FIRST_P 1
#define FOUND count++;

#include "square_loops.h"
