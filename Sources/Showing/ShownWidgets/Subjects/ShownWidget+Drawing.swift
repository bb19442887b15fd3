// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import ConfigurationEditor
package import QuickActionWidget
import StringTables
package import WidgetViews

extension ShownWidget {
  /// Draws the widget in looks; texts and images that looks share are made once.
  ///
  /// - Parameter looks: The looks; those whose size on the device is not known are left out.
  /// - Returns: The drawings, in the order of the looks.
  package func drawn(in looks: [WidgetLook]) -> [DrawnWidget] {
    var contents: [String: WidgetContent] = [:]
    var images: [ImageFinder.Request: ImageCatalog] = [:]
    var imagesOfAll: ImageCatalog?
    let colors = colors
    return looks.compactMap { look in
      let content = contents.value(of: look.locale) { self.content(in: LocaleName(look.locale)) }
      let catalog =
        imagesOfAll
        ?? images.value(of: .init(for: look)) {
          let loaded = loadedImages(for: look)
          let catalog = ImageCatalog(loaded.images)
          if !loaded.dependsOnRequest { imagesOfAll = catalog }
          return catalog
        }
      return DrawnWidget(content, in: look, images: catalog, colors: colors)
    }
  }
}

extension Dictionary {
  /// The value of a key, which is made if it is not known.
  fileprivate mutating func value(of key: Key, otherwise make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    self[key] = value
    return value
  }
}
