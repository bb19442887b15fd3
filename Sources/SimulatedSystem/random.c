// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

static _Atomic uint64_t state = 0;

void simulated_random_seed(uint64_t seed) { atomic_store(&state, seed); }

// SplitMix64 (Steele, Lea and Flood 2014), whose states are an arithmetic sequence, so that threads share one without a lock.
static uint64_t next_number(void) {
  uint64_t number = atomic_fetch_add(&state, 0x9E3779B97F4A7C15u) + 0x9E3779B97F4A7C15u;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
  return number ^ (number >> 31);
}

/// What Swift's 'SystemRandomNumberGenerator' asks.
void swift_stdlib_random(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t number = next_number();
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(bytes, &number, part);
    bytes += part;
    count -= part;
  }
}

#endif
