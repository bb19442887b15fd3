// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#ifndef FILE_CALLS_H
#define FILE_CALLS_H

/// Lets two files change their names, at once; 0, or -1 with `errno`.
int quickaction_exchange(const char *_Nonnull path, const char *_Nonnull other);

/// Gives an open file the extended attributes and the access control list of another; 0, or 1 if one of them is lost.
int quickaction_copy_attributes(int from, int to);

/// Lets the C library ask the system for memory in steps of so many bytes, and keep what is freed.
void quickaction_ask_for_memory_in_steps(int byte_count);

#endif
