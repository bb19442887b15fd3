// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// How many suites are noted, and how long their names are.
enum { suite_limit = 32, name_limit = 128 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char suites[suite_limit][name_limit];
static int suite_count = 0;

// Where Foundation looks first for the defaults that all users of a machine have. It does so once for each suite.
static const char folder[] = "/usr/local/etc/";
static const char ending[] = ".plist";

static void note_suite(const char *path) {
  if (strncmp(path, folder, sizeof folder - 1) != 0) return;
  const char *name = path + sizeof folder - 1;
  size_t length = strlen(name);
  size_t end = sizeof ending - 1;
  // What is below is of one machine alone.
  if (length <= end || length - end >= name_limit || strchr(name, '/')) return;
  length -= end;
  if (strcmp(name + length, ending) != 0) return;
  pthread_mutex_lock(&lock);
  bool is_known = suite_count == suite_limit;
  for (int suite = 0; suite < suite_count && !is_known; suite += 1) {
    is_known = strlen(suites[suite]) == length && memcmp(suites[suite], name, length) == 0;
  }
  if (!is_known) {
    memcpy(suites[suite_count], name, length);
    suite_count += 1;
  }
  pthread_mutex_unlock(&lock);
}

int simulated_suite_count(void) {
  pthread_mutex_lock(&lock);
  int count = suite_count;
  pthread_mutex_unlock(&lock);
  return count;
}

const char *simulated_suite(int suite) {
  // One that is noted stays as it is.
  return suite < 0 || suite >= simulated_suite_count() ? "" : suites[suite];
}

int open(const char *path, int flags, ...) {
  int mode = 0;
  if (flags & (O_CREAT | __O_TMPFILE)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, int);
    va_end(arguments);
  }
  if (simulated_system_has_begun()) note_suite(path);
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

#else

int simulated_suite_count(void) { return 0; }

const char *simulated_suite(int suite) { return ""; }

#endif
