// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only UIKit.
@_exported public import CoreGraphics
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import UserNotifications
