// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only Vision.
@_exported public import CoreGraphics
@_exported public import CoreML
@_exported public import CoreVideo
@_exported public import ImageIO
