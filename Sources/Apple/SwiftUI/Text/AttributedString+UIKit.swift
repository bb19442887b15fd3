// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
import UIKit
import WidgetViews

extension AttributedString {
  /// Creates an attributed string from one of UIKit, with all attributes of UIKit, of which a text draws fonts, colors, kerning, lines and links.
  ///
  /// Foundation has it on Apple's systems only.
  public init(_ string: NSAttributedString) { self.init(string) { _ in AttributeContainer() } }

  /// Creates an attributed string from one of UIKit, with those of UIKit and of a scope; throws if one of the scope
  /// has a value of another type.
  public init<Scope: AttributeScope>(
    _ string: NSAttributedString, including scope: Scope.Type
  ) throws { try self.init(string) { try AttributeContainer($0, including: scope) } }

  /// Creates an attributed string from one of UIKit, with those of UIKit and of a scope; throws if one of the scope
  /// has a value of another type.
  public init<Scope: AttributeScope>(
    _ string: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(string, including: Scope.self) }

  private init(
    _ string: NSAttributedString,
    adding own: ([NSAttributedString.Key: Any]) throws -> AttributeContainer
  ) rethrows {
    var parts: [(text: String, looks: [NSAttributedString.Key: Any])] = []
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { looks, range, _ in
      parts.append((text.substring(with: range), looks))
    }
    self.init()
    for (text, looks) in parts {
      var part = AttributedString(text)
      part.mergeAttributes(
        AttributeContainer(readable: looks, of: AttributeScopes.UIKitAttributes.self))
      let link = looks[.link]
      part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      part.mergeAttributes(try own(looks))
      append(part)
    }
  }
}
