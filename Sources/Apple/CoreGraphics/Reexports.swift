// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// On Linux, Foundation declares the points, sizes and rectangles.
@_exported public import AppleFoundation
