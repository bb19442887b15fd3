// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

// Before 2.30, glibc cannot wait by another clock, and limits are compared with the machine's.
#if defined(__linux__) && defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 30)

#include <pthread.h>
#include <semaphore.h>
#include <time.h>

// Whoever waits with a limit (a semaphore of Dispatch, a condition or a lock of Foundation) names a moment of the wall's
// clock, which the kernel compares with the machine's. While the wall shows a moment of its own, the limit is that much later
// on the clock that always runs.

static const long second = 1000000000;

// Limits before this many seconds are not of the wall: conditions can be made with the clock that always runs, which began
// when the machine did.
static const time_t first_of_wall = 5L * 365 * 24 * 60 * 60;

static clockid_t begin_wait(const struct timespec *limit, struct timespec *moved) {
  int64_t milliseconds;
  *moved = *limit;
  if (limit->tv_sec < first_of_wall) return CLOCK_MONOTONIC;
  if (!simulated_clock_get(&milliseconds)) return CLOCK_REALTIME;
  struct timespec wall, running;
  clock_gettime(CLOCK_REALTIME, &wall);
  clock_gettime(CLOCK_MONOTONIC, &running);
  moved->tv_sec += running.tv_sec - wall.tv_sec;
  moved->tv_nsec += running.tv_nsec - wall.tv_nsec;
  if (moved->tv_nsec < 0) {
    moved->tv_nsec += second;
    moved->tv_sec -= 1;
  } else if (moved->tv_nsec >= second) {
    moved->tv_nsec -= second;
    moved->tv_sec += 1;
  }
  // A limit that has passed on the wall is none that the kernel refuses to read.
  if (moved->tv_sec < 0) *moved = (struct timespec){0, 0};
  return CLOCK_MONOTONIC;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
  struct timespec moved;
  clockid_t clock = begin_wait(limit, &moved);
  return pthread_cond_clockwait(condition, mutex, clock, &moved);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
  struct timespec moved;
  clockid_t clock = begin_wait(limit, &moved);
  return pthread_mutex_clocklock(mutex, clock, &moved);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
  struct timespec moved;
  clockid_t clock = begin_wait(limit, &moved);
  return sem_clockwait(semaphore, clock, &moved);
}

#endif
#endif
