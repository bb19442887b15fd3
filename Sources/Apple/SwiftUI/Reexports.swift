// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only SwiftUI.
@_exported public import AppleFoundation
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Observation
@_exported public import SwiftUICore
@_exported public import UIKit
@_exported public import WidgetViews
