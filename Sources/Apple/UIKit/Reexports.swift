// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a source has by importing UIKit alone.
@_exported public import CoreGraphics
@_exported public import ImageIO
