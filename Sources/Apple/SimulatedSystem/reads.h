// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#ifndef SIMULATED_READS_H
#define SIMULATED_READS_H

/// Notes that the clock of the wall is read now, if reads are noted.
void simulated_note_read(void);

#endif
