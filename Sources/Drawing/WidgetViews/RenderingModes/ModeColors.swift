// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The colors of a rendering mode: the only place that computes them.
///
/// Accented, each of the two groups has one color, and of a widget's own colors only the opacity remains. Vibrant, all is white, and what
/// is darker is more transparent, as less of it stands out from the system's material. Source: Apple's Human Interface Guidelines, which
/// publish no formula; one color after the other is turned, so that dark on bright becomes nothing on white.
struct ModeColors {
  /// The mode.
  let mode: WidgetRenderingMode

  /// The numbers of the modes.
  let settings: LayoutSettings

  /// A color of one of the two groups.
  func color(_ color: ResolvedColor, isAccented: Bool) -> ResolvedColor {
    switch mode {
    case .fullColor: return color
    case .accented:
      var result = groupColor(isAccented: isAccented)
      result.opacity *= color.opacity
      return result
    case .vibrant:
      return ResolvedColor(red: 1, green: 1, blue: 1, opacity: color.opacity * color.brightness)
    }
  }

  /// A paint of one of the two groups.
  func paint(_ paint: Paint, isAccented: Bool) -> Paint {
    paint.mapColors { color($0, isAccented: isAccented) }
  }

  /// An image of one of the two groups: a template has the group's color, and what another one keeps of itself, the image says.
  func image(_ image: DisplayImage, isAccented: Bool) -> DisplayImage {
    var image = image
    if let tint = image.tint {
      image.tint = color(tint, isAccented: isAccented)
      return image
    }
    switch mode {
    case .fullColor: break
    case .vibrant:
      image.tint = ResolvedColor(red: 1, green: 1, blue: 1)
      image.usesBrightness = true
    case .accented:
      let own = image.accentedRenderingMode
      guard own != .fullColor else { break }
      let belongsToAccent = isAccented || own == .accented || own == .accentedDesaturated
      image.tint = groupColor(isAccented: belongsToAccent)
      image.usesBrightness = own == .desaturated || own == .accentedDesaturated
    }
    return image
  }

  private func groupColor(isAccented: Bool) -> ResolvedColor {
    isAccented ? settings.accentedAccentColor : settings.accentedPrimaryColor
  }
}

extension ResolvedColor {
  /// How bright it looks, from 0 to 1: its luma (ITU-R BT.709); its opacity does not count.
  var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
