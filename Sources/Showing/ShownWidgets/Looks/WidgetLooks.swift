// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import StringTables
package import WidgetViews

/// The widget in each requested look.
package struct WidgetLooks {
  /// The drawings, by language, device, appearance and type size.
  package let widgets: [DrawnWidget]

  /// Draws a widget in each combination of devices, appearances, type sizes and styles.
  ///
  /// - Parameters:
  ///   - chosen: What it shows.
  ///   - devices: The devices; those whose size for the family is unknown are left out.
  ///   - appearances: The appearances.
  ///   - typeSizes: The type sizes.
  ///   - styles: The rendering modes, for some of the type sizes.
  ///   - wallpaper: The wallpaper behind the widget; nil for that of the mode.
  ///   - sdk: The SDK that the widget is built with.
  ///   - locales: The languages; English if there are none.
  package init(
    _ chosen: some ShownWidget, devices: [WidgetDevice], appearances: [ColorScheme],
    typeSizes: [DynamicTypeSize], styles: SheetStyles, wallpaper: Wallpaper?,
    sdk: WidgetSDK, locales: [LocaleName]
  ) {
    let canvases = devices.compactMap { device in chosen.canvas(on: device).map { (device, $0) } }
    var images: [String: ImageCatalog] = [:]
    let colors = chosen.colors
    var widgets: [DrawnWidget] = []
    for locale in locales.isEmpty ? [LocaleName("en")] : locales {
      let content = chosen.content(in: locale)
      for (device, canvas) in canvases {
        for appearance in appearances {
          let key = "\(device.scale) \(appearance)"
          let catalog =
            images[key] ?? chosen.images(scale: device.scale, appearance: appearance)
          images[key] = catalog
          for typeSize in typeSizes {
            let look = WidgetLook(
              device: device, family: canvas.family, appearance: appearance, typeSize: typeSize,
              wallpaper: wallpaper, locale: locale, sdk: sdk)
            for look in styles.looks(of: look) {
              if let widget = DrawnWidget(content, in: look, images: catalog, colors: colors) {
                widgets.append(widget)
              }
            }
          }
        }
      }
    }
    self.widgets = widgets
  }
}
