// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
import WidgetRendering
import WidgetViews

extension DrawnWidget {
  /// The caption below the widget on a wallpaper; nil for a place where the system writes none.
  ///
  /// A phone writes the app's name there. What draws one widget does not know the app, so that it is the widget's name, which shows the
  /// proportions as well.
  package func caption(_ name: String) -> String? {
    look.family.isAccessory ? nil : name
  }

  /// The name of a picture that can be parted from its folder: the widget, the device, the appearance and the size of the type.
  package func pictureTitle(_ name: String) -> String {
    let device = look.device
    return [
      name, device.names.first ?? device.identifier, look.appearance.rawValue,
      look.typeSize.shortName,
    ].joined(separator: " · ")
  }

  /// The picture as a file of SVG, on its wallpaper.
  ///
  /// - Parameters:
  ///   - title: The name of the picture.
  ///   - caption: What is written below the widget on a wallpaper; nil for nothing.
  ///   - wallpaperMargin: The width of the wallpaper around the widget, in points.
  ///   - identifierPrefix: What identifiers begin with, which tells pictures of a page apart.
  /// - Returns: The text of the file.
  package func svg(
    title: String, caption: String? = nil, wallpaperMargin: Double = 16,
    identifierPrefix: String = ""
  ) -> String {
    SVGRenderer(
      identifierPrefix: identifierPrefix, wallpaper: look.visibleWallpaper,
      wallpaperMargin: wallpaperMargin, caption: caption, fonts: fonts
    ).document(list, title: title, language: look.locale)
  }
}
