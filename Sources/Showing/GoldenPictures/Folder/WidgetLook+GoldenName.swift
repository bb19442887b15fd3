// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension WidgetLook {
  /// The look in the name of a golden picture: the family, and what differs from a usual look, as in `systemSmall-dark-AX3`.
  ///
  /// What is usual is not named, so that a picture keeps its name when pictures in other looks are added.
  package var goldenName: String {
    var parts = [shapeName]
    let usualDevice = presentation == nil ? WidgetDevice.default : .activityDefault
    if device != usualDevice { parts.append(device.identifier) }
    if let area {
      let usualSize =
        presentation.map { device.extent(of: $0)?.limit } ?? device.size(of: family)
      if area.canvas.size != usualSize {
        parts.append("\(area.canvas.size.width.shortest)x\(area.canvas.size.height.shortest)")
      }
      if area.scale != Double(device.scale) { parts.append("@\(area.scale.shortest)x") }
      if area.isBare { parts.append("bare") }
    }
    if appearance != .light { parts.append(appearance.rawValue) }
    if typeSize != .large { parts.append(typeSize.shortName) }
    if renderingMode != .standard(for: family) { parts.append(style.rawValue) }
    if isDimmed { parts.append("dimmed") }
    if let wallpaper { parts.append(wallpaper.name) }
    if locale != "en" { parts.append(locale) }
    return parts.joined(separator: "-")
  }
}

extension Double {
  /// The number without a fraction that is 0.
  fileprivate var shortest: String {
    self == rounded() && abs(self) < 1e6 ? "\(Int(self))" : "\(self)"
  }
}
