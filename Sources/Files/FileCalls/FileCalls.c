// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#ifdef __linux__
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>
#else
#include <copyfile.h>
#include <stdio.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "FileCalls.h"

int quickaction_exchange(const char *path, const char *other) {
#if defined(__GLIBC__)
  return renameat2(AT_FDCWD, path, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */);
#elif defined(__linux__)
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 2);
#else
  return renamex_np(path, other, RENAME_SWAP);
#endif
}

int quickaction_copy_attributes(int from, int to) {
#ifdef __linux__
  ssize_t size = flistxattr(from, NULL, 0);
  // A volume without attributes has none to lose.
  if (size <= 0) return size == 0 || errno == ENOTSUP || errno == ENOSYS ? 0 : 1;
  char *names = malloc((size_t)size);
  if (!names) return 1;
  size = flistxattr(from, names, (size_t)size);
  int lost = 0;
  for (char *name = names; size > 0 && name < names + size; name += strlen(name) + 1) {
    // Labels of the system's security are the policy's to give.
    if (strncmp(name, "security.", 9) == 0) continue;
    ssize_t length = fgetxattr(from, name, NULL, 0);
    void *value = length >= 0 ? malloc((size_t)length + 1) : NULL;
    if (value) length = fgetxattr(from, name, value, (size_t)length);
    if (!value || length < 0 || fsetxattr(to, name, value, (size_t)length, 0) != 0) lost = 1;
    free(value);
  }
  free(names);
  return lost;
#else
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : 1;
#endif
}

void quickaction_ask_for_memory_in_steps(int byte_count) {
#if defined(__GLIBC__)
  mallopt(M_TOP_PAD, byte_count);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#else
  (void)byte_count;
#endif
}
