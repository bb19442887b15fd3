// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
package import WidgetViews

/// The combinations of device, appearance and type size in which a test draws a view.
package struct SnapshotLooks {
  /// The looks, ordered by device, appearance and type size.
  let looks: [WidgetLook]

  /// Creates every combination of devices, appearances and type sizes.
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
