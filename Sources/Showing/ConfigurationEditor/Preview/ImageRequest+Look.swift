// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AssetCatalogs
package import WidgetViews

extension ImageFinder.Request {
  /// The images that a widget shows in a look, with the pages of PDF files as pixels.
  package init(for look: WidgetLook) {
    self.init(scale: look.device.scale, scheme: look.appearance, convertsPDF: true)
  }
}
