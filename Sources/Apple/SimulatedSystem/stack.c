// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

// How far from the stack pointer an address may be to be one of the stack: a large frame is touched anywhere.
static const int64_t stack_reach = 1 << 20;

static int64_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (int64_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (int64_t)context->uc_mcontext.sp;
#else
  return 0;
#endif
}

static void take_fault(int signal_number, siginfo_t *info, void *context) {
  int64_t distance = (int64_t)info->si_addr - stack_pointer((const ucontext_t *)context);
  if (distance > -stack_reach && distance < stack_reach) {
    static const char sentence[] =
        "Fatal error: the stack is full; a function or a view contains itself without end\n";
    ssize_t written = write(STDERR_FILENO, sentence, sizeof sentence - 1);
    (void)written;
  }
  // The instruction runs again and ends the program as it would have without this.
  signal(signal_number, SIG_DFL);
}

void simulated_stack_watch(void) {
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_size = 64 << 10;
  stack.ss_sp = malloc(stack.ss_size);
  if (!stack.ss_sp || sigaltstack(&stack, NULL) != 0) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = take_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}

#endif
