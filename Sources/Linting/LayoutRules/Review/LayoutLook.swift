// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import StringTables
import WidgetViews

/// A widget in one look, and its issues.
struct LayoutLook: Sendable {
  /// The family, where the catalog names it.
  let family: Located<String>

  /// The devices that show it like this.
  let devices: [WidgetDevice]

  /// Whether the background is light or dark.
  let scheme: ColorScheme

  /// The size of the type.
  let typeSize: DynamicTypeSize

  /// The language.
  let locale: LocaleName

  /// The number of shortcuts.
  let shortcutCount: Int

  /// The issues.
  let issues: [WidgetIssue]

  /// Draws a widget; nil if no device shows it.
  init?(
    _ entry: StyledShortcuts, family: Located<String>, screens: LayoutScreens,
    scheme: ColorScheme = .light, typeSize: DynamicTypeSize, locale: LocaleName,
    sdk: WidgetSDK, images: ImageCatalog, colors: ColorCatalog
  ) {
    guard
      let drawn = screens.look(scheme, typeSize, locale, sdk).flatMap({
        DrawnWidget(.shortcuts(entry), in: $0, images: images, colors: colors)
      })
    else { return nil }
    self.family = family
    devices = screens.devices
    self.scheme = scheme
    self.typeSize = typeSize
    self.locale = locale
    shortcutCount = entry.shortcuts.count
    issues = drawn.issues
  }
}

extension LayoutScreens {
  /// How the devices draw the widget; nil without devices.
  func look(
    _ scheme: ColorScheme, _ typeSize: DynamicTypeSize, _ locale: LocaleName, _ sdk: WidgetSDK
  ) -> WidgetLook? {
    devices.first.map {
      WidgetLook(
        device: $0, family: canvas.family, appearance: scheme, typeSize: typeSize,
        locale: locale.identifier, sdk: sdk)
    }
  }
}
