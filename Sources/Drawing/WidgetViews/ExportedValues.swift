// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A view speaks of families, colors, fonts and moments, so who imports views has them, as in SwiftUI.
@_exported public import WidgetValues
