// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Texts as Swift source has them.
package enum SwiftLiteral {
  /// A string literal that reads as the text, in one line.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar):
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a character would end a line, or would not be seen in an editor.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    // A joiner belongs to the character before it; what turns the direction of a line does not.
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }
}
