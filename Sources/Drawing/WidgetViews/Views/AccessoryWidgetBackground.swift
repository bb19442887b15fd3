// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The background that the system gives to accessory widgets: translucent, so that the wallpaper shows through.
///
/// It takes what it is offered, and the widget's shape cuts it. Its color is a setting: see LayoutSettings/accessoryBackground.
public struct AccessoryWidgetBackground: PrimitiveView {
  /// Creates the background; it has no settings.
  public init() {}

  /// Adds a rectangle in the background's color to the view tree.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(.rectangle, paint: .color(resolver.settings.accessoryBackground))
  }
}
