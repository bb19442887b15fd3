// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import StringTables
package import WidgetViews

/// A widget that is shown: the shortcuts of a catalog, or the values of an intent without one.
package protocol ShownWidget {
  /// The family in which the widget is shown.
  var family: WidgetFamily { get }

  /// The language of the texts; nil if it is not known.
  var locale: LocaleName? { get }

  /// The languages that there are texts in, that of the widget first.
  var locales: [LocaleName] { get }

  /// The name of the widget.
  func displayName(in locale: LocaleName?) -> String

  /// The content of the widget, in a language.
  func content(in locale: LocaleName?) -> WidgetContent

  /// The colors that it names.
  var colors: ColorCatalog { get }

  /// The images that it names.
  func images(scale: Int, appearance: ColorScheme) -> ImageCatalog
}

extension ShownWidget {
  /// The canvas of the widget; nil if its size on the device is not known.
  package func canvas(on device: WidgetDevice) -> WidgetCanvas? {
    WidgetCanvas(family: family, device: device)
  }
}
