// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A modifier whose data is animated; a picture shows the data as it is.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
