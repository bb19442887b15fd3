// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#include <stdio.h>

#include "SimulatedSystem.h"

void simulated_output_by_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
