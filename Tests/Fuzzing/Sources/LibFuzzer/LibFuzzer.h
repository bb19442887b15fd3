// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#include <stddef.h>
#include <stdint.h>

// What libFuzzer, which ships without a header, lets a program with a main function of its own call:
// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
