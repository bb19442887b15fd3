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

  /// What is behind it; nil for nothing in full colors.
  let wallpaper: Wallpaper?

  /// The language of the texts.
  let language: String

  /// What it shows.
  let content: WidgetContent

  /// The drawing.
  let list: DisplayList

  /// What a person would not like about it.
  let issues: [WidgetIssue]

  /// Draws a widget.
  init(
    _ content: WidgetContent, canvas: WidgetCanvas, device: WidgetDevice,
    appearance: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    mode: WidgetRenderingMode? = nil, wallpaper: Wallpaper? = nil, locale: LocaleName,
    images: ImageCatalog = ImageCatalog()
  ) {
    let look = WidgetLook(
      device: device, appearance: appearance, typeSize: typeSize, mode: mode, wallpaper: wallpaper)
    let environment = look.environment(for: canvas.family, in: locale, images: images)
    self.device = device
    self.appearance = appearance
    self.typeSize = typeSize
    self.wallpaper = look.wallpaper(behind: canvas.family)
    self.content = content
    language = locale.identifier
    (list, issues) = content.drawn(on: canvas, in: environment)
  }
}
