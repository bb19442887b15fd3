// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A chart is written with moments and with places. Its views are not handed on: where Apple's names are, the module SwiftUI does that.
@_exported public import WidgetValues
