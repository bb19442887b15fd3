// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a program of widgets asks of the system, answered by whoever runs it. The functions of the C library that are defined here take the
// place of the library's own in the whole program, because a program's symbols come before those of the libraries that it is linked to.

#ifndef SIMULATED_SYSTEM_H
#define SIMULATED_SYSTEM_H

#include <stdbool.h>
#include <stdint.h>

/// Begins to answer in the system's place; before it, every function does what the system's does, also in a program that only contains them. What is printed
/// leaves the program line by line from then on.
void simulated_system_begin(void);

/// Whether it has begun.
bool simulated_system_has_begun(void);

/// Lets the clock of the wall show a moment from now on: milliseconds since the beginning of 1970 in UTC. It stands still.
void simulated_clock_set(int64_t milliseconds);

/// Lets the clock of the wall show the machine's time again.
void simulated_clock_release(void);

/// Whether the clock of the wall shows a moment of its own; `milliseconds` is that moment.
bool simulated_clock_get(int64_t *milliseconds);

/// How many calls of the program's own functions are noted of a read of the clock.
#define SIMULATED_READ_DEPTH 12

/// Notes from now on where this thread reads the clock of the wall while that shows a moment of its own: each place once.
void simulated_reads_begin(void);

/// Notes no more, and says how many reads were noted.
int simulated_reads_end(void);

/// The call of a noted read, from the innermost, of those in the program itself: its offset in the file; 0 where there is none.
uint64_t simulated_read(int read, int depth);

/// How many suites of user defaults the program has begun to use; those that the system has are among them.
int simulated_suite_count(void);

/// The name of a suite, in the order in which they were used first; empty if there is none.
const char *simulated_suite(int suite);

/// Says whether connections may leave the machine; at first they may not.
void simulated_network_allow(bool is_allowed);

/// Whether connections may leave the machine.
bool simulated_network_is_allowed(void);

/// How many connections were refused.
int64_t simulated_network_refusals(void);

/// Begins the sequence of numbers that Swift's system generator gives: the same after the same seed. It is the machine's while connections may
/// leave the machine.
void simulated_random_seed(uint64_t seed);

/// Writes a sentence to the standard error when the stack of a thread is full, before the program ends by the signal.
void simulated_stack_watch(void);

/// Writes the addresses of the functions that run to the standard error when Swift stops at an error, before the program ends by
/// the signal: a line `frame OFFSET FILE` for each, from the innermost.
void simulated_trap_watch(void);

#endif
