// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetCharts
public import WidgetViews

// What a user does with a chart of an app: in a widget nothing is chosen and nothing is scrolled.

nonisolated extension View {
  /// Sets what a chosen place is written to; nothing is chosen in a widget.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Sets what a chosen range is written to; nothing is chosen in a widget.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Sets what a chosen place is written to; nothing is chosen in a widget.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Sets what a chosen range is written to; nothing is chosen in a widget.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Sets what a chosen angle is written to; nothing is chosen in a widget.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Sets how a user chooses; nothing is chosen in a widget.
  public func chartGesture<Chosen>(_ gesture: @escaping (ChartProxy) -> Chosen) -> some View {
    self
  }

  /// Sets how a chart that scrolls comes to rest; a widget shows its start.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }

  /// Sets in which directions a chart scrolls; a widget shows its start.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Sets how much of a chart that scrolls is seen; a widget shows all.
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Sets how much of a chart that scrolls is seen; a widget shows all.
  public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Sets how far a chart is scrolled, which has no effect in a widget.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Sets how far a chart is scrolled, which has no effect in a widget.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  /// Sets how far a chart is scrolled at first, which has no effect in a widget.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  /// Sets how far a chart is scrolled at first, which has no effect in a widget.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
}
