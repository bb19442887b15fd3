// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The declarations that WidgetKit and ActivityKit share are in WidgetKit.
@_exported public import WidgetKit
