// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Apple's module has the object that all others inherit from, which Foundation declares on Linux.
@_exported public import AppleFoundation
