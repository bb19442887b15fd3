// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#ifndef BUILD_STAMP_H
#define BUILD_STAMP_H

/// The commit that the program was built from, and its day, or "" where nobody said.
const char *_Nonnull quickaction_build_stamp(void);

#endif
