// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "reads.h"

static _Atomic bool has_begun = false;

void simulated_system_begin(void) {
  // What is printed arrives line by line, also where the program ends before its buffer is full.
  setvbuf(stdout, NULL, _IOLBF, 0);
  atomic_store(&has_begun, true);
}

bool simulated_system_has_begun(void) { return atomic_load(&has_begun); }

static _Atomic bool is_simulated = false;
static _Atomic int64_t simulated_milliseconds = 0;

void simulated_clock_set(int64_t milliseconds) {
  atomic_store(&simulated_milliseconds, milliseconds);
  atomic_store(&is_simulated, true);
}

void simulated_clock_release(void) { atomic_store(&is_simulated, false); }

bool simulated_clock_get(int64_t *milliseconds) {
  *milliseconds = atomic_load(&simulated_milliseconds);
  return atomic_load(&is_simulated);
}

static int machine_clock(clockid_t clock, struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, clock, time);
}

static void simulated_time(struct timespec *time) {
  int64_t milliseconds = atomic_load(&simulated_milliseconds);
  int64_t seconds = milliseconds / 1000;
  int64_t rest = milliseconds % 1000;
  if (rest < 0) {
    rest += 1000;
    seconds -= 1;
  }
  time->tv_sec = seconds;
  time->tv_nsec = rest * 1000000;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  bool is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (!is_wall || !atomic_load(&is_simulated)) return machine_clock(clock, time);
  simulated_note_read();
  simulated_time(time);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

#endif
