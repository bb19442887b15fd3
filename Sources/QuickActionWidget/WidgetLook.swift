// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import StringTables
package import WidgetViews

/// How a widget is looked at.
///
/// Whoever draws a widget takes its surroundings from here, so that all see the same.
package struct WidgetLook: Hashable, Sendable {
  /// Whether the ground is light or dark.
  package var appearance: ColorScheme

  /// What it is shown on.
  package var device: WidgetDevice

  /// The size of the type.
  package var typeSize: DynamicTypeSize

  /// How the system colors it; nil means as it usually does a family.
  package var mode: WidgetRenderingMode?

  /// What is behind it; nil means nothing in full colors, and what suits the appearance in another mode.
  package var wallpaper: Wallpaper?

  /// Makes a look.
  package init(
    device: WidgetDevice = .default, appearance: ColorScheme = .light,
    typeSize: DynamicTypeSize = .large, mode: WidgetRenderingMode? = nil,
    wallpaper: Wallpaper? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.typeSize = typeSize
    self.mode = mode
    self.wallpaper = wallpaper
  }

  /// What a view of a family knows, with texts in a language.
  package func environment(
    for family: WidgetFamily, in locale: LocaleName, images: ImageCatalog
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.colorScheme = appearance
    environment.widgetRenderingMode = mode ?? .standard(for: family)
    environment.dynamicTypeSize = typeSize
    environment.locale = locale.identifier
    environment.layoutDirection = locale.isWrittenFromRight ? .rightToLeft : .leftToRight
    environment.images = images
    return environment
  }

  /// What is behind a widget of a family; nil for nothing.
  package func wallpaper(behind family: WidgetFamily) -> Wallpaper? {
    let mode = mode ?? .standard(for: family)
    return wallpaper ?? (mode == .fullColor ? nil : .standard(for: appearance))
  }
}
