// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Text {
  /// Chooses the font; nil leaves it to what is around the text.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

  /// Chooses how bold the text is; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight }
  }

  /// Makes the text bold: of a text style the weight with which the style emphasizes.
  public func bold() -> Text { changing { $0.isBold = true } }

  /// Makes the text lean.
  public func italic() -> Text { changing { $0.isItalic = true } }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changing { $0.isMonospacedDigit = true } }

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
