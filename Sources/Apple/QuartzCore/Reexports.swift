// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only QuartzCore.
@_exported public import CoreGraphics
