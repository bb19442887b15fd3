// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

// How many functions are named, from the innermost.
static const int frame_limit = 48;

// How large the frame of a function can be; beyond that the next one is no frame.
static const uintptr_t largest_frame = 8 << 20;

// Writes where an address is: its offset in the file of its program or library, and that file.
static void write_frame(uintptr_t address) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || !info.dli_fname) return;
  char line[4200];
  int count = snprintf(line, sizeof line, "frame 0x%zx %s\n", (size_t)(address - (uintptr_t)info.dli_fbase),
                       info.dli_fname);
  if (count <= 0 || (size_t)count >= sizeof line) return;
  ssize_t written = write(STDERR_FILENO, line, (size_t)count);
  (void)written;
}

static void write_frames(const ucontext_t *context) {
#if defined(__x86_64__)
  uintptr_t address = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t address = (uintptr_t)context->uc_mcontext.pc;
  uintptr_t frame = (uintptr_t)context->uc_mcontext.regs[29];
#else
  uintptr_t address = 0, frame = 0;
#endif
  write_frame(address);
  for (int count = 1; count < frame_limit && frame != 0 && frame % sizeof(uintptr_t) == 0; count += 1) {
    const uintptr_t *words = (const uintptr_t *)frame;
    // An asynchronous function marks its frame in this bit.
    uintptr_t next = words[0] & ~((uintptr_t)1 << 60);
    // The call is before the instruction to return to.
    if (words[1] > 1) write_frame(words[1] - 1);
    if (next <= frame || next - frame > largest_frame) return;
    frame = next;
  }
}

static void take_trap(int signal_number, siginfo_t *info, void *context) {
  (void)info;
  // A wrong frame must not lead here again.
  signal(signal_number, SIG_DFL);
  write_frames((const ucontext_t *)context);
  raise(signal_number);
}

void simulated_trap_watch(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = take_trap;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(SIGILL, &action, NULL);
  sigaction(SIGTRAP, &action, NULL);
}

#endif
