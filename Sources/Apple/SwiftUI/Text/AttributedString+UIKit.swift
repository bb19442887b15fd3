// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import UIKit
import WidgetViews

extension AttributedString {
  /// Creates an attributed string from one of UIKit, with its attributes; of those a text draws fonts, colors, kerning, lines and links.
  ///
  /// Foundation has it on Apple's systems only.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { looks, range, _ in
      var part = AttributedString(text.substring(with: range))
      let link = looks[.link]
      part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      part.add(looks)
      append(part)
    }
  }

  /// Creates an attributed string from one of UIKit, with the attributes of UIKit, whatever the scope is.
  public init<Scope: AttributeScope>(
    _ string: NSAttributedString, including scope: Scope.Type
  ) throws { self.init(string) }

  /// Creates an attributed string from one of UIKit, with the attributes of UIKit, whatever the scope is.
  public init<Scope: AttributeScope>(
    _ string: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(string) }
}
