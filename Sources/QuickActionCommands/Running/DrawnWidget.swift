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
    locale: LocaleName, images: ImageCatalog = ImageCatalog()
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.colorScheme = appearance
    environment.dynamicTypeSize = typeSize
    environment.locale = locale.identifier
    environment.layoutDirection = locale.isWrittenFromRight ? .rightToLeft : .leftToRight
    environment.images = images
    self.device = device
    self.appearance = appearance
    self.typeSize = typeSize
    self.entry = entry
    language = locale.identifier
    list = DisplayList(quickActions: entry, on: canvas, in: environment)
    issues = WidgetInspection(entry: entry, canvas: canvas, environment: environment)
      .issues(in: list)
  }
}
