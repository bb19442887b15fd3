// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import StringTables
import WidgetViews

/// A widget in one look, and what a person would not like about it.
struct LayoutLook: Sendable {
  /// The family, where the catalog names it.
  let family: Located<String>

  /// The devices that show it like this.
  let devices: [WidgetDevice]

  /// Whether the ground is light or dark.
  let scheme: ColorScheme

  /// The size of the type.
  let typeSize: DynamicTypeSize

  /// The language.
  let locale: LocaleName

  /// The number of shortcuts.
  let shortcutCount: Int

  /// What a person would not like.
  let issues: [WidgetIssue]

  /// Draws a widget.
  init(
    _ entry: QuickActionEntry, family: Located<String>, screens: LayoutScreens,
    scheme: ColorScheme = .light, typeSize: DynamicTypeSize, locale: LocaleName,
    images: ImageCatalog
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = Double(screens.scale)
    environment.colorScheme = scheme
    environment.dynamicTypeSize = typeSize
    environment.locale = locale.identifier
    environment.layoutDirection = locale.isWrittenFromRight ? .rightToLeft : .leftToRight
    environment.images = images
    let list = DisplayList(quickActions: entry, on: screens.canvas, in: environment)
    self.family = family
    devices = screens.devices
    self.scheme = scheme
    self.typeSize = typeSize
    self.locale = locale
    shortcutCount = entry.shortcuts.count
    issues = WidgetInspection(entry: entry, canvas: screens.canvas, environment: environment)
      .issues(in: list)
  }
}
