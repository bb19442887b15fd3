// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A font, as a widget names it: of the system, or one that is added to the widget.
///
/// The font of a text style follows the type size that the user chose; one of a size in points stays as it is.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public typealias Weight = FontWeight

  private enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
    /// A length that grows with a text style.
    case relative(Double, TextStyle)
  }

  private var size: Size
  private var weight: FontWeight?
  private var isBold = false
  private var isItalic = false
  private var isMonospacedDigit = false
  private var design: Design?
  private var width: Width?
  private var leading = Leading.standard
  private var name: String?

  private init(size: Size, weight: FontWeight?) {
    self.size = size
    self.weight = weight
  }

  /// The font of a text style, in a design and a weight; nil for the style's own.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: FontWeight? = nil
  ) -> Font {
    var font = Font(size: .style(style), weight: weight)
    font.design = design
    return font
  }

  /// The font of a size, in points, which does not follow the type size.
  public static func system(
    size: Double, weight: FontWeight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(size: .fixed(size), weight: weight ?? .regular)
    font.design = design
    return font
  }

  /// A font that is added to the widget; its size grows with a text style.
  ///
  /// - Parameters:
  ///   - name: Its name, as PostScript has it, as in `Avenir-Heavy`.
  ///   - size: Its size at the usual type size, in points.
  ///   - style: The style with which the size grows.
  /// - Returns: The font.
  public static func custom(
    _ name: String, size: Double, relativeTo style: TextStyle = .body
  ) -> Font {
    var font = Font(size: .relative(size, style), weight: nil)
    font.name = name
    return font
  }

  /// A font that is added to the widget, of a size in points that does not follow the type size.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    var font = Font(size: .fixed(fixedSize), weight: nil)
    font.name = name
    return font
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

  /// The font in its bold weight, or without it.
  public func bold(_ isActive: Bool) -> Font { changing { $0.isBold = isActive } }

  /// The font in italics.
  public func italic() -> Font { changing { $0.isItalic = true } }

  /// The font in italics, or without them.
  public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }

  /// The font with digits that all have the same width.
  public func monospacedDigit() -> Font { changing { $0.isMonospacedDigit = true } }

  /// The font with letters that all have the same width.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  /// The font with letters that all have the same width, or without them.
  public func monospaced(_ isActive: Bool) -> Font {
    changing { font in
      if isActive {
        font.design = .monospaced
      } else if font.design == .monospaced {
        font.design = nil
      }
    }
  }

  /// The font in a size, in points, which does not follow the type size.
  public func pointSize(_ size: Double) -> Font {
    changing { font in
      if case .style(let style) = font.size { font.weight = font.weight ?? style.weight }
      font.size = .fixed(size)
    }
  }

  /// The font in a design; a font that is added to the widget has its own.
  public func design(_ design: Design?) -> Font { changing { $0.design = design ?? $0.design } }

  /// The font with narrower or wider letters.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// The font with lines that are closer to each other, or farther apart.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

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
      case .relative(let points, let style):
        (
          typeSize == .large
            ? points : typeSize.scaled(points, relativeTo: style, displayScale: 1), .regular, .bold
        )
      case .style(let style): (style.size(at: typeSize), style.weight, style.emphasizedWeight)
      }
    return ResolvedFont(
      size: points, weight: isBold ? boldWeight : weight ?? ownWeight, isItalic: isItalic,
      isMonospacedDigit: isMonospacedDigit, design: design ?? .default,
      width: width ?? .standard, leading: leading, name: name)
  }
}

extension Font {
  /// The font of views that ask for none: that of the text style ``TextStyle/body``.
  public static let `default` = system(.body)
  /// The system's font in the text style ``TextStyle/largeTitle``.
  public static let largeTitle = system(.largeTitle)
  /// The system's font in the text style ``TextStyle/title``.
  public static let title = system(.title)
  /// The system's font in the text style ``TextStyle/title2``.
  public static let title2 = system(.title2)
  /// The system's font in the text style ``TextStyle/title3``.
  public static let title3 = system(.title3)
  /// The system's font in the text style ``TextStyle/headline``.
  public static let headline = system(.headline)
  /// The system's font in the text style ``TextStyle/body``.
  public static let body = system(.body)
  /// The system's font in the text style ``TextStyle/callout``.
  public static let callout = system(.callout)
  /// The system's font in the text style ``TextStyle/subheadline``.
  public static let subheadline = system(.subheadline)
  /// The system's font in the text style ``TextStyle/footnote``.
  public static let footnote = system(.footnote)
  /// The system's font in the text style ``TextStyle/caption``.
  public static let caption = system(.caption)
  /// The system's font in the text style ``TextStyle/caption2``.
  public static let caption2 = system(.caption2)
}
