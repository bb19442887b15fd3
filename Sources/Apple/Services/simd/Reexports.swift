// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Apple's module also has the functions of the C library, which Foundation has on Linux.
@_exported public import Foundation
