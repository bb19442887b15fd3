// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

extension NSAttributedString {
  /// Creates a string with attributes from one of Swift, with the attributes of UIKit and links.
  ///
  /// Foundation has it on Apple's systems only.
  public convenience init(_ attrStr: AttributedString) {
    // The attributes of UIKit and Foundation all have objects.
    let object = try? NSAttributedString(
      attrStr, including: AttributeScopes.UIKitAttributes.self)
    self.init(attributedString: object ?? NSAttributedString(string: ""))
  }
}
