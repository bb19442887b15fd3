// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// What a property of a view is that reads something while the view is drawn.
///
/// A property wrapper of one's own can read those of the modules inside of it. The engine draws a view once, and does not call ``update()``.
public protocol DynamicProperty {
  /// Brings the value up to date, before a view is drawn again; not called here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

extension WidgetViews.Environment: DynamicProperty {}
extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension GestureState: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension Namespace: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension ObservedObject: DynamicProperty {}
extension EnvironmentObject: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension ScaledMetric: DynamicProperty {}
