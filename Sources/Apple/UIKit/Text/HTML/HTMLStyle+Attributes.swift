// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetViews

extension HTMLStyle {
  /// The attributes of text that looks like this.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    if let alignment { paragraph.alignment = alignment }
    if listDepth > 0 { paragraph.headIndent = Double(listDepth) * 36 }
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: Self.color(color), .paragraphStyle: paragraph,
    ]
    if let background { result[.backgroundColor] = Self.color(background) }
    if isUnderlined { result[.underlineStyle] = 1 }
    if isStruckThrough { result[.strikethroughStyle] = 1 }
    if level != 0 { result[.baselineOffset] = Double(level) * size / 3 }
    if let link { result[.link] = URL(string: link) as Any? ?? link }
    return result
  }

  private static func color(_ color: ResolvedColor) -> UIColor {
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }

  private var font: UIFont {
    let (isBold, isItalic, family) = (isBold, isItalic, family)
    return UIFont(pointSize: size, fontName: name) { size in
      let weight: Font.Weight = isBold ? .bold : .regular
      let font: Font =
        switch family {
        case .serif: .system(size: size, weight: weight, design: .serif)
        case .system: .system(size: size, weight: weight)
        case .monospaced: .system(size: size, weight: weight, design: .monospaced)
        case .named(let name): Font.custom(name, fixedSize: size).weight(weight)
        }
      return isItalic ? font.italic() : font
    }
  }

  /// The name of the font on a device.
  private var name: String {
    switch (family, isBold, isItalic) {
    case (.serif, false, false): "TimesNewRomanPSMT"
    case (.serif, true, false): "TimesNewRomanPS-BoldMT"
    case (.serif, false, true): "TimesNewRomanPS-ItalicMT"
    case (.serif, true, true): "TimesNewRomanPS-BoldItalicMT"
    case (.system, let isBold, _): isBold ? ".SFUI-Semibold" : ".SFUI-Regular"
    case (.monospaced, let isBold, _): isBold ? "Courier-Bold" : "Courier"
    case (.named(let name), _, _): name
    }
  }
}
