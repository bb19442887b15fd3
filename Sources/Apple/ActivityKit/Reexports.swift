// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is said of Live Activities in WidgetKit and in ActivityKit is declared in the former.
@_exported public import WidgetKit
