// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#define _GNU_SOURCE

#include "SimulatedSystem.h"

#ifdef __linux__

#include <link.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/auxv.h>

#include "reads.h"

// How many calls are looked through, how many of the program's own are noted of each read, and how many reads.
enum { frame_limit = 64, own_limit = SIMULATED_READ_DEPTH, read_limit = 64 };

// How large the frame of a function can be; beyond that the next one is no frame.
static const uintptr_t largest_frame = 8 << 20;

static _Atomic bool is_noting = false;
static _Atomic uintptr_t noting_thread = 0;
static uint64_t reads[read_limit][own_limit];
static int read_count = 0;
static bool is_inside = false;

void simulated_reads_begin(void) {
  read_count = 0;
  atomic_store(&noting_thread, (uintptr_t)__builtin_thread_pointer());
  atomic_store(&is_noting, true);
}

int simulated_reads_end(void) {
  atomic_store(&is_noting, false);
  return read_count;
}

uint64_t simulated_read(int read, int depth) {
  return read < 0 || read >= read_count || depth < 0 || depth >= own_limit ? 0 : reads[read][depth];
}

// Where the program is loaded, and where its code begins and ends.
struct program {
  uintptr_t base;
  uintptr_t code;
  uintptr_t code_end;
};

// Reads the headers of the program, which are a part of it. For an address, 'dladdr' would look through all symbols of its library:
// that took half of the time of a picture with dates.
static struct program find_program(void) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  size_t count = headers ? (size_t)getauxval(AT_PHNUM) : 0;
  uintptr_t moved = 0;
  for (size_t index = 0; index < count; index += 1) {
    if (headers[index].p_type == PT_PHDR) moved = (uintptr_t)headers - headers[index].p_vaddr;
  }
  struct program program = {UINTPTR_MAX, UINTPTR_MAX, 0};
  for (size_t index = 0; index < count; index += 1) {
    if (headers[index].p_type != PT_LOAD) continue;
    uintptr_t start = moved + headers[index].p_vaddr;
    uintptr_t end = start + headers[index].p_memsz;
    // The loader maps whole pages.
    uintptr_t page = start - (headers[index].p_align > 1 ? headers[index].p_vaddr % headers[index].p_align : 0);
    if (page < program.base) program.base = page;
    if (!(headers[index].p_flags & PF_X)) continue;
    if (start < program.code) program.code = start;
    if (end > program.code_end) program.code_end = end;
  }
  return program;
}

void simulated_note_read(void) {
  if (!atomic_load(&is_noting)) return;
  // What other threads do is no part of the drawing, and what this function calls is no read.
  if (atomic_load(&noting_thread) != (uintptr_t)__builtin_thread_pointer() || is_inside) return;
  if (read_count == read_limit) return;
  is_inside = true;
  static struct program program;
  if (program.base == 0) program = find_program();
  uint64_t own[own_limit] = {0};
  int own_count = 0;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  for (int count = 0; count < frame_limit && own_count < own_limit; count += 1) {
    if (frame == 0 || frame % sizeof(uintptr_t) != 0) break;
    const uintptr_t *words = (const uintptr_t *)frame;
    // An asynchronous function marks its frame in this bit.
    uintptr_t next = words[0] & ~((uintptr_t)1 << 60);
    // The call is before the instruction to return to.
    uintptr_t address = words[1] - 1;
    if (address >= program.code && address < program.code_end) {
      own[own_count] = address - program.base;
      own_count += 1;
    }
    if (next <= frame || next - frame > largest_frame) break;
    frame = next;
  }
  bool is_known = own_count == 0;
  for (int read = 0; read < read_count && !is_known; read += 1) {
    is_known = memcmp(reads[read], own, sizeof own) == 0;
  }
  if (!is_known) {
    memcpy(reads[read_count], own, sizeof own);
    read_count += 1;
  }
  is_inside = false;
}

#else

void simulated_reads_begin(void) {}

int simulated_reads_end(void) { return 0; }

uint64_t simulated_read(int read, int depth) { return 0; }

#endif
