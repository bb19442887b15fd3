// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import StringTables
import WidgetViews

/// A widget that a command shows: the shortcuts of a catalog, or the values of an intent without one.
protocol ShownWidget {
  /// What is said besides.
  var messages: Messages { get }

  /// The family.
  var family: WidgetFamily { get }

  /// The language of the texts; nil where it is not known.
  var locale: LocaleName? { get }

  /// The languages that there are texts in, that of the widget first.
  var locales: [LocaleName] { get }

  /// The name of the widget.
  func displayName(in locale: LocaleName?) -> String

  /// What it shows, in a language.
  func content(in locale: LocaleName?) -> WidgetContent

  /// The images that it names.
  func images(scale: Int, appearance: ColorScheme) -> ImageCatalog
}

extension ShownWidget {
  /// What the widget is drawn on; nil where its size on the device is not known.
  func canvas(on device: WidgetDevice) -> WidgetCanvas? {
    WidgetCanvas(family: family, device: device)
  }

  /// What the widget is drawn on.
  ///
  /// - Throws: `CommandFailure` where its size on the device is not known.
  func knownCanvas(on device: WidgetDevice) throws -> WidgetCanvas {
    guard let canvas = canvas(on: device) else {
      throw CommandFailure(
        "the size of \(family.rawValue) on \(device.identifier) is not known; "
          + "choose another device", exitCode: 2)
    }
    return canvas
  }
}
