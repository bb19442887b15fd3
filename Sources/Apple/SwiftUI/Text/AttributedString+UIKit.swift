// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import UIKit
import WidgetViews

extension AttributedString {
  /// The text of UIKit's with the looks that widgets draw: fonts, colors of letters, distances, lines and links.
  ///
  /// Foundation has it on Apple's systems only. A paragraph's style and the color of the ground are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { looks, range, _ in
      var part = AttributedString(text.substring(with: range))
      typealias Attributes = AttributeScopes.SwiftUIAttributes
      part[Attributes.FontAttribute.self] = (looks[.font] as? UIFont)?.font
      part[Attributes.ForegroundColorAttribute.self] =
        (looks[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
      part[Attributes.KerningAttribute.self] = looks[.kern] as? CGFloat
      if let line = looks[.underlineStyle] as? Int, line != 0 {
        part[Attributes.UnderlineStyleAttribute.self] = .single
      }
      if let line = looks[.strikethroughStyle] as? Int, line != 0 {
        part[Attributes.StrikethroughStyleAttribute.self] = .single
      }
      let link = looks[.link]
      part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      append(part)
    }
  }
}
