// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A font of the system, as a widget names it.
///
/// The font of a text style follows the type size that a person chose; one of a size in points stays as it is.
public struct Font: Hashable, Sendable {
  /// How bold a font is.
  public typealias Weight = FontWeight

  private enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
  }

  private var size: Size
  private var weight: FontWeight?
  private var isBold = false
  private var isItalic = false
  private var isMonospacedDigit = false

  private init(size: Size, weight: FontWeight?) {
    self.size = size
    self.weight = weight
  }

  /// The font of a text style, in a weight; nil for the style's own.
  public static func system(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    Font(size: .style(style), weight: weight)
  }

  /// The font of a size, in points, which does not follow the type size.
  public static func system(size: Double, weight: FontWeight = .regular) -> Font {
    Font(size: .fixed(size), weight: weight)
  }

  /// The font in another weight.
  public func weight(_ weight: FontWeight) -> Font {
    changing {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font in its bold weight: of a text style the emphasized weight of the Human Interface Guidelines.
  public func bold() -> Font { changing { $0.isBold = true } }

  /// The font, leaning.
  public func italic() -> Font { changing { $0.isItalic = true } }

  /// The font with digits that all have the same width.
  public func monospacedDigit() -> Font { changing { $0.isMonospacedDigit = true } }

  private func changing(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font as it is drawn at a type size.
  package func resolved(in typeSize: DynamicTypeSize) -> ResolvedFont {
    let (points, ownWeight, boldWeight): (Double, FontWeight, FontWeight) =
      switch size {
      case .fixed(let points): (points, .regular, .bold)
      case .style(let style): (style.size(at: typeSize), style.weight, style.emphasizedWeight)
      }
    return ResolvedFont(
      size: points, weight: isBold ? boldWeight : weight ?? ownWeight, isItalic: isItalic,
      isMonospacedDigit: isMonospacedDigit)
  }
}

extension Font {
  /// The font of ``TextStyle/largeTitle``.
  public static let largeTitle = system(.largeTitle)
  /// The font of ``TextStyle/title``.
  public static let title = system(.title)
  /// The font of ``TextStyle/title2``.
  public static let title2 = system(.title2)
  /// The font of ``TextStyle/title3``.
  public static let title3 = system(.title3)
  /// The font of ``TextStyle/headline``.
  public static let headline = system(.headline)
  /// The font of ``TextStyle/body``.
  public static let body = system(.body)
  /// The font of ``TextStyle/callout``.
  public static let callout = system(.callout)
  /// The font of ``TextStyle/subheadline``.
  public static let subheadline = system(.subheadline)
  /// The font of ``TextStyle/footnote``.
  public static let footnote = system(.footnote)
  /// The font of ``TextStyle/caption``.
  public static let caption = system(.caption)
  /// The font of ``TextStyle/caption2``.
  public static let caption2 = system(.caption2)
}
