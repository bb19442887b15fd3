// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A timeline speaks of moments, time zones and families, so who imports timelines has them.
@_exported public import WidgetValues
