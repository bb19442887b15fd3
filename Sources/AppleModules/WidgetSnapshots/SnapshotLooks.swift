// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
package import WidgetViews

/// The looks in which a test draws a view.
package struct SnapshotLooks {
  /// The looks, by device, appearance and type size.
  let looks: [WidgetLook]

  /// Makes every combination.
  package init(
    family: WidgetFamily, devices: [WidgetDevice] = [.default],
    appearances: [ColorScheme] = [.light], typeSizes: [DynamicTypeSize] = [.large],
    locale: String = "en", renderingMode: WidgetRenderingMode? = nil,
    margins: ContentMargins = .standard
  ) {
    looks = devices.flatMap { device in
      appearances.flatMap { appearance in
        typeSizes.map { typeSize in
          WidgetLook(
            device: device, family: family, margins: margins, appearance: appearance,
            typeSize: typeSize, mode: renderingMode, locale: LocaleName(locale).identifier)
        }
      }
    }
  }
}
