// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors
//
// Put before a program with LD_PRELOAD, lets one of its calls to the system fail: the one numbered FAULT_AT among those that
// are about files in the folder FAULT_ROOT, or below it, with the error FAULT_ERRNO. With FAULT_SHORT a reading or a writing
// moves one byte instead. What was called is written to FAULT_LOG, a line a call. Scripts/inject-faults.py uses it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static char tracked[4096];
static int calls;

static int is_inside(const char *path) {
  const char *root = getenv("FAULT_ROOT");
  if (!root || !path) return 0;
  // A path that is relative is below the folder that the program is started in.
  return path[0] != '/' || strncmp(path, root, strlen(root)) == 0;
}

static int is_tracked(int descriptor) {
  return descriptor >= 0 && descriptor < (int)sizeof tracked && tracked[descriptor];
}

static void log_call(const char *name) {
  static int (*next)(const char *, int, ...);
  const char *log = getenv("FAULT_LOG");
  if (!log) return;
  if (!next) next = dlsym(RTLD_NEXT, "open");
  int descriptor = next(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0) return;
  static ssize_t (*put)(int, const void *, size_t);
  if (!put) put = dlsym(RTLD_NEXT, "write");
  char line[64];
  int count = snprintf(line, sizeof line, "%s\n", name);
  if (put(descriptor, line, (size_t)count) < 0) abort();
  static int (*end)(int);
  if (!end) end = dlsym(RTLD_NEXT, "close");
  end(descriptor);
}

// Whether this call is the one that fails.
static int fails(const char *name) {
  const char *at = getenv("FAULT_AT");
  log_call(name);
  return __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST) == (at ? atoi(at) : 0);
}

static int failure(void) {
  const char *number = getenv("FAULT_ERRNO");
  errno = number ? atoi(number) : EIO;
  return -1;
}

#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int track(int descriptor, const char *path) {
  if (descriptor >= 0 && descriptor < (int)sizeof tracked) tracked[descriptor] = is_inside(path) != 0;
  return descriptor;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    NEXT(name); \
    va_list arguments; \
    va_start(arguments, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0; \
    va_end(arguments); \
    if (is_inside(path) && fails(flags & O_CREAT ? "open to write" : "open")) return failure(); \
    return track(next(path, flags, mode), path); \
  }
OPEN(open)
OPEN(open64)

int openat(int folder, const char *path, int flags, ...) {
  NEXT(openat);
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  if ((is_inside(path) || is_tracked(folder)) && fails("openat")) return failure();
  return track(next(folder, path, flags, mode), path);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  NEXT(read);
  if (is_tracked(descriptor) && fails("read")) {
    if (!getenv("FAULT_SHORT")) return failure();
    count = count > 1 ? 1 : count;
  }
  return next(descriptor, bytes, count);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  NEXT(write);
  if (is_tracked(descriptor) && fails("write")) {
    if (!getenv("FAULT_SHORT")) return failure();
    count = count > 1 ? 1 : count;
  }
  return next(descriptor, bytes, count);
}

int close(int descriptor) {
  NEXT(close);
  int is_ours = is_tracked(descriptor);
  if (is_ours) tracked[descriptor] = 0;
  int result = next(descriptor);
  // Closed it is, whatever is said of it.
  return is_ours && fails("close") ? failure() : result;
}

#define DESCRIPTOR(name, parameters, ...) \
  int name parameters { \
    NEXT(name); \
    if (is_tracked(descriptor) && fails(#name)) return failure(); \
    return next(__VA_ARGS__); \
  }
DESCRIPTOR(fsync, (int descriptor), descriptor)
DESCRIPTOR(fchmod, (int descriptor, mode_t mode), descriptor, mode)
DESCRIPTOR(fstat, (int descriptor, struct stat *status), descriptor, status)

#define PATH(name, parameters, ...) \
  int name parameters { \
    NEXT(name); \
    if (is_inside(path) && fails(#name)) return failure(); \
    return next(__VA_ARGS__); \
  }
PATH(stat, (const char *path, struct stat *status), path, status)
PATH(lstat, (const char *path, struct stat *status), path, status)
PATH(access, (const char *path, int mode), path, mode)
PATH(mkdir, (const char *path, mode_t mode), path, mode)
PATH(unlink, (const char *path), path)
PATH(link, (const char *path, const char *other), path, other)
PATH(rename, (const char *path, const char *other), path, other)
PATH(renameat2, (int from, const char *path, int to, const char *other, unsigned flags), from, path, to, other, flags)
