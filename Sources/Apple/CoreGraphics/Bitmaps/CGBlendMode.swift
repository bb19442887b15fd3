// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// How what is drawn is mixed with what is there.
///
/// In the formulas of its cases, R is the result, S the source and D the destination, with their colors multiplied by alpha; a is alpha.
public enum CGBlendMode: Int32, Sendable {
  /// The source covers what is there, as far as it is opaque.
  case normal
  /// Multiplies the components of both.
  case multiply
  /// Multiplies the inverted components of both.
  case screen
  /// A product where what is there is dark, else a screen.
  case overlay
  /// The darker value of both, for each component.
  case darken
  /// The lighter value of both, for each component.
  case lighten
  /// Brightens what is there by the brightness of the source.
  case colorDodge
  /// Darkens what is there by the darkness of the source.
  case colorBurn
  /// A weak overlay, by the source.
  case softLight
  /// An overlay, by the brightness of the source.
  case hardLight
  /// The difference of both, for each component.
  case difference
  /// Like ``difference``, with less contrast.
  case exclusion
  /// The hue of the source with the rest of what is there.
  case hue
  /// The saturation of the source with the rest of what is there.
  case saturation
  /// The hue and saturation of the source with the luminosity of what is there.
  case color
  /// The luminosity of the source with the rest of what is there.
  case luminosity
  /// Nothing stays where it is drawn: R = 0.
  case clear
  /// Only the source stays where it is drawn: R = S.
  case copy
  /// The source as far as something was there: R = S·Da.
  case sourceIn
  /// The source as far as nothing was there: R = S·(1 - Da).
  case sourceOut
  /// The source covers what is there, but only there: R = S·Da + D·(1 - Sa).
  case sourceAtop
  /// The source is behind what is there: R = S·(1 - Da) + D.
  case destinationOver
  /// What is there, as far as the source is opaque: R = D·Sa.
  case destinationIn
  /// What is there, as far as the source is not opaque: R = D·(1 - Sa).
  case destinationOut
  /// What is there covers the source, but only there: R = S·(1 - Da) + D·Sa.
  case destinationAtop
  /// Each of both as far as the other is not opaque: R = S·(1 - Da) + D·(1 - Sa).
  case xor
  /// A sum that ends at black.
  case plusDarker
  /// A sum that ends at white.
  case plusLighter

  /// The mode of the drawing engine; normal for one that is made of others.
  var engine: BlendMode {
    switch self {
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
