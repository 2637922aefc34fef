/* Lets a program believe in another time on the wall: it is off by as many seconds as the file WALL_CLOCK_FILE says.
   Clocks that count seconds, and all waiting, are left alone, as by a step of a machine's clock. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t none = 0;
static const volatile int64_t *off_by = &none;
static int (*true_time)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("WALL_CLOCK_FILE");
    int file = name == NULL ? -1 : open(name, O_RDONLY | O_CLOEXEC);
    true_time = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (file >= 0) {
        void *found = mmap(NULL, sizeof(int64_t), PROT_READ, MAP_SHARED, file, 0);
        if (found != MAP_FAILED)
            off_by = found;
        close(file);
    }
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (true_time == NULL)
        begin();
    int failed = true_time(clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += *off_by;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec found;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &found);
    now->tv_sec = found.tv_sec;
    now->tv_usec = found.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *told) {
    struct timespec found;
    clock_gettime(CLOCK_REALTIME, &found);
    if (told != NULL)
        *told = found.tv_sec;
    return found.tv_sec;
}
