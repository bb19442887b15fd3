// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UIKit
public import WidgetViews

/// What describes a chart for users who do not see it; never asked in a widget's picture.
public protocol AXChartDescriptorRepresentable {
  /// Returns a description of the chart; never called in a widget.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes a description after the view changed; never called in a widget.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing by default after the view changed.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
  /// Describes a chart for VoiceOver; it does not change the picture.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }

  /// Sets where the focus of VoiceOver starts; it does not change the picture.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
