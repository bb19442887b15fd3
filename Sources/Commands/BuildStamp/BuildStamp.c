// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#include "BuildStamp.h"

// In C, as Swift's compiler takes no text from the command line. Scripts/release.sh gives it through Package.swift.
#ifndef QUICKACTION_STAMP
#define QUICKACTION_STAMP ""
#endif

const char *quickaction_build_stamp(void) { return QUICKACTION_STAMP; }
