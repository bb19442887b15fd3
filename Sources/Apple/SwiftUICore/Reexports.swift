// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The part of SwiftUI that Apple's module of this name has, as far as the engine declares it: views, shapes, texts, fonts, colors and the
// environment. SwiftUI exports it, so that a file which imports SwiftUI alone can spell out `SwiftUICore.Font`.
@_exported public import AppleFoundation
@_exported public import CoreGraphics
@_exported public import WidgetViews
