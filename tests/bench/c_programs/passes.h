/* Runs a search a number of times in one process; prints its count and the seconds of the median pass. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define PASSES 21

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int report(int (*pass)(void))
{
    double seconds[PASSES];
    int count = 0;
    for (int i = 0; i < PASSES; i++) {
        double began = now();
        count = pass();
        seconds[i] = now() - began;
    }
    qsort(seconds, PASSES, sizeof seconds[0], ascending);
    printf("%d %.9f\n", count, seconds[PASSES / 2]);
    return 0;
}
