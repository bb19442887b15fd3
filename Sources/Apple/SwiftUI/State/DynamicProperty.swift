// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A property of a view that reads a value while the view is drawn.
///
/// A custom property wrapper can contain those of the modules. The engine draws a view once, and
/// does not call ``update()``.
public protocol DynamicProperty {
  /// Updates the value before a view is drawn again; never called here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
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
