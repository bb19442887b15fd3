// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import StringTables
import WidgetViews

/// The widget as it is drawn in one look.
struct DrawnWidget {
  /// What it is shown on.
  let device: WidgetDevice

  /// Whether the ground is light or dark.
  let appearance: ColorScheme

  /// The size of the type.
  let typeSize: DynamicTypeSize

  /// What is behind it; nil for nothing in full colours.
  let wallpaper: Wallpaper?

  /// The language of the texts.
  let language: String

  /// What it shows.
  let entry: QuickActionEntry

  /// The drawing.
  let list: DisplayList

  /// What a person would not like about it.
  let issues: [WidgetIssue]

  /// Draws a widget.
  init(
    _ entry: QuickActionEntry, canvas: WidgetCanvas, device: WidgetDevice,
    appearance: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    mode: WidgetRenderingMode? = nil, wallpaper: Wallpaper? = nil, locale: LocaleName,
    images: ImageCatalog = ImageCatalog()
  ) {
    let mode = mode ?? .standard(for: canvas.family)
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.colorScheme = appearance
    environment.widgetRenderingMode = mode
    environment.dynamicTypeSize = typeSize
    environment.locale = locale.identifier
    environment.layoutDirection = locale.isWrittenFromRight ? .rightToLeft : .leftToRight
    environment.images = images
    self.device = device
    self.appearance = appearance
    self.typeSize = typeSize
    self.wallpaper = wallpaper ?? (mode == .fullColor ? nil : .standard(for: appearance))
    self.entry = entry
    language = locale.identifier
    list = DisplayList(quickActions: entry, on: canvas, in: environment)
    issues = WidgetInspection(entry: entry, canvas: canvas, environment: environment)
      .issues(in: list)
  }
}
