// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import StringTables
import WidgetViews

/// The widget in each requested look.
struct WidgetLooks {
  /// The drawings, by language, device, appearance and type size.
  let widgets: [DrawnWidget]

  /// Draws a widget.
  ///
  /// - Parameters:
  ///   - chosen: What it shows.
  ///   - look: The options of the look.
  ///   - isSheet: Whether there can be several drawings.
  /// - Throws: `CommandFailure` if there are several and only one is allowed, or none is known.
  init(_ chosen: some ShownWidget, _ look: LookOptions, isSheet: Bool) throws {
    let (devices, appearances, typeSizes) = try (
      look.devices(chosen.messages), look.appearances(), look.typeSizes()
    )
    let (mode, wallpaper) = try (look.mode(), look.wallpaper())
    let count = devices.count * appearances.count * typeSizes.count
    guard isSheet || (count == 1 && !look.all) else {
      throw CommandFailure(
        "this format shows one widget, but \(count) were requested; use '--format html'",
        exitCode: 2)
    }
    let canvases = devices.compactMap { device in chosen.canvas(on: device).map { (device, $0) } }
    if canvases.count < devices.count, !look.all {
      for device in devices { _ = try chosen.knownCanvas(on: device) }
    }
    let locales = look.all ? chosen.locales : [chosen.locale].compactMap(\.self)
    var images: [String: ImageCatalog] = [:]
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
              mode: mode, wallpaper: wallpaper, locale: locale)
            if let widget = DrawnWidget(content, in: look, images: catalog) {
              widgets.append(widget)
            }
          }
        }
      }
    }
    self.widgets = widgets
  }
}
