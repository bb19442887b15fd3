// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#ifdef __linux__

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

// Swift's runtime finds the arguments by /proc/self/maps and its own libraries by /proc/self/exe. Without the first it
// takes the process for one without arguments, so that a check that was asked for would pass. Before the runtime, as a
// static executable ends in its initializers without the second.
__attribute__((constructor(101))) static void quickaction_check_process_files(void) {
  char target[1];
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps >= 0) close(maps);
  if (maps >= 0 && readlink("/proc/self/exe", target, sizeof target) > 0) return;
  static const char message[] =
      "error: '/proc/self' cannot be read, and the arguments are found there; mount it with "
      "'mount -t proc proc /proc', or start the container with it\n";
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  _exit(2);
}

#endif
