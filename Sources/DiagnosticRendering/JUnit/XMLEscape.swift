// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Spells text so that XML 1.0 can hold it.
///
/// Control characters, which it cannot hold even as references, are made visible as they are for a terminal. So are line
/// breaks and tabs: the text is to stay one line, and a reader of an attribute would make spaces of them.
enum XMLEscape {
  /// Text between tags; `]]>`, which may not stand there, is broken up.
  static func text(_ text: String) -> String {
    escaped(text, quotation: "\"")
  }

  /// The value of an attribute that stands in quotation marks.
  static func attribute(_ text: String) -> String {
    escaped(text, quotation: "&quot;")
  }

  private static func escaped(_ text: String, quotation: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: quotation.unicodeScalars)
      // The two that are no characters to XML 1.0, besides controls and surrogates.
      case "\u{FFFE}": result.append(contentsOf: #"\u{FFFE}"#.unicodeScalars)
      case "\u{FFFF}": result.append(contentsOf: #"\u{FFFF}"#.unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
