// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>

static _Atomic uint64_t state = 0;

void simulated_random_seed(uint64_t seed) { atomic_store(&state, seed); }

// SplitMix64 (Steele, Lea and Flood 2014), whose states are an arithmetic sequence, so that threads share one without a lock.
static uint64_t next_number(void) {
  uint64_t number = atomic_fetch_add(&state, 0x9E3779B97F4A7C15u) + 0x9E3779B97F4A7C15u;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
  return number ^ (number >> 31);
}

static void fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t number = next_number();
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(bytes, &number, part);
    bytes += part;
    count -= part;
  }
}

static long machine_call(long number, const long arguments[6]) {
#if defined(__x86_64__)
  register long fourth __asm__("r10") = arguments[3];
  register long fifth __asm__("r8") = arguments[4];
  register long sixth __asm__("r9") = arguments[5];
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]),
                     "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long call __asm__("x8") = number;
  register long result __asm__("x0") = arguments[0];
  register long second __asm__("x1") = arguments[1];
  register long third __asm__("x2") = arguments[2];
  register long fourth __asm__("x3") = arguments[3];
  register long fifth __asm__("x4") = arguments[4];
  register long sixth __asm__("x5") = arguments[5];
  __asm__ volatile("svc 0"
                   : "+r"(result)
                   : "r"(call), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "memory");
#else
#error "the calls of this system are not known"
#endif
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

// Swift's library asks the system for random numbers by this function, also where the generator is inside of it. A program whose requests leave
// the machine has the machine's numbers, on which the secrecy of connections depends.
long syscall(long number, ...) {
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index += 1) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && !simulated_network_is_allowed()) {
    if (arguments[0]) fill((void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  return machine_call(number, arguments);
}

#endif
