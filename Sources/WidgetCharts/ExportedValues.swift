// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A chart is written with views, with moments and with places.
@_exported public import WidgetTime
@_exported public import WidgetValues
@_exported public import WidgetViews
