// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension WidgetLook {
  /// The look with a canvas that is asked for; one whose size is not known, and one that is as the device's, stay as they are.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the device's.
  ///   - scale: The pixels of a point; nil for the device's.
  ///   - isBare: Whether the view is drawn alone, without rounded corners and content margins.
  /// - Returns: The look.
  package func drawn(size: Size?, scale: Int?, isBare: Bool) -> WidgetLook {
    let isUsual =
      (size ?? canvas?.size) == canvas?.size && (scale.map(Double.init) ?? self.scale) == self.scale
    guard let size = size ?? canvas?.size, !isUsual || isBare else { return self }
    var look = self
    look.area = Area(
      canvas: WidgetCanvas(
        family: family, size: size,
        contentMargins: isBare ? .zero : sdk.contentMargins(margins).insets(for: family),
        cornerRadius: isBare ? 0 : nil),
      scale: scale.map(Double.init) ?? self.scale, isBare: isBare)
    return look
  }
}
