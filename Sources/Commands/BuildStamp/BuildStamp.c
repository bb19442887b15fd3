// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#include "BuildStamp.h"

// In C, as Swift's compiler takes no text from the command line. Scripts/release.sh writes the header and says where it is: a
// definition on a command line would have to carry its quotes and spaces through every build system.
#if __has_include("QuickActionStamp.h")
#include "QuickActionStamp.h"
#else
#define QUICKACTION_STAMP ""
#endif

const char *quickaction_build_stamp(void) { return QUICKACTION_STAMP; }
