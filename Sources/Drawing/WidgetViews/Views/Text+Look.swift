// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Text {
  /// A line under a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable, CaseIterable {
      /// A line without gaps.
      case solid
      /// A line of dots.
      case dot
      /// A line of dashes.
      case dash
      /// A line of dashes and dots in turns.
      case dashDot
      /// A line of a dash and two dots in turns.
      case dashDotDot
    }

    /// A line that is not interrupted, in the color of the text.
    public static let single = LineStyle()

    var pattern: Pattern
    var color: Color?
    var isActive = true

    /// Creates a line; nil is the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    init(isActive: Bool, _ pattern: Pattern, _ color: Color?) {
      self.init(pattern: pattern, color: color)
      self.isActive = isActive
    }
  }

  /// Chooses the font; nil leaves it to what is around the text.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

  /// Chooses how bold the text is; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }

  /// Chooses the design of the system's font; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.look.design = $0.look.design ?? design }
  }

  /// Chooses how wide the letters are; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changing { $0.look.width = $0.look.width ?? width }
  }

  /// Makes the text bold: of a text style the weight with which the style emphasizes.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or not, whatever is around it.
  public func bold(_ isActive: Bool) -> Text { changing { $0.isBold = $0.isBold ?? isActive } }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic or upright, whatever is around it.
  public func italic(_ isActive: Bool) -> Text {
    changing { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changing { $0.isMonospacedDigit = true } }

  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// Moves the letters apart, or with a negative distance together, in points.
  public func kerning(_ kerning: Double) -> Text {
    changing { $0.look.tracking = $0.look.tracking ?? kerning }
  }

  /// Moves the letters apart, or with a negative distance together, in points.
  ///
  /// SwiftUI also dissolves ligatures, of which none is drawn here. Where a text has both, this counts more than `kerning(_:)`.
  public func tracking(_ tracking: Double) -> Text { changing { $0.look.tracking = tracking } }

  /// Raises the text, or with a negative distance lowers it, in points.
  public func baselineOffset(_ offset: Double) -> Text {
    changing { $0.look.baselineOffset = $0.look.baselineOffset ?? offset }
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.look.underline =
        $0.look.underline ?? LineStyle(isActive: isActive, pattern, color)
    }
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing {
      $0.look.strikethrough =
        $0.look.strikethrough ?? LineStyle(isActive: isActive, pattern, color)
    }
  }

  /// Draws a line under the text.
  package func underlined(_ line: LineStyle) -> Text {
    changing { $0.look.underline = $0.look.underline ?? line }
  }

  /// Draws a line through the text.
  package func struckThrough(_ line: LineStyle) -> Text {
    changing { $0.look.strikethrough = $0.look.strikethrough ?? line }
  }

  /// Chooses the color; nil leaves it to what is around the text.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? color.map(ShapeStyleValue.color) }
  }

  /// Chooses what the text is drawn with; of a gradient the first color.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changing { $0.foreground = $0.foreground ?? style.shapeStyle }
  }

  /// Changes each part; what a part says already counts more than what is said of the whole.
  private func changing(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }
}
