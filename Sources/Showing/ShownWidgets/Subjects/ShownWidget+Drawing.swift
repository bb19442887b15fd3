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
    let colors = colors
    return looks.compactMap { look in
      let content = contents[look.locale] ?? content(in: LocaleName(look.locale))
      contents[look.locale] = content
      let catalog = images[.init(for: look)] ?? self.images(for: look)
      images[.init(for: look)] = catalog
      return DrawnWidget(content, in: look, images: catalog, colors: colors)
    }
  }
}
