// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Spells text so that XML 1.0 can hold it.
///
/// Control characters, which it cannot hold even as references, are made visible as they are for a terminal. So are line
/// breaks and tabs: the text is to stay one line, and a reader of an attribute would make spaces of them.
enum XMLEscape {
  /// Text between tags; `]]>`, which may not be there, is broken up.
  static func text(_ text: String) -> String {
    Markup.escaped(characters(text))
  }

  /// The value of an attribute that is in quotation marks.
  static func attribute(_ text: String) -> String {
    Markup.escaped(characters(text), .double)
  }

  /// The text without what is not a character of XML 1.0.
  private static func characters(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      // The two that XML 1.0 excludes in addition to controls and surrogates.
      case "\u{FFFE}": result.append(contentsOf: #"\u{FFFE}"#.unicodeScalars)
      case "\u{FFFF}": result.append(contentsOf: #"\u{FFFF}"#.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
