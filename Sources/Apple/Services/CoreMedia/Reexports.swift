// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only CoreMedia.
@_exported public import CoreGraphics
@_exported public import Foundation
