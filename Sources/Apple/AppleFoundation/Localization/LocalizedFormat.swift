// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
package import WidgetViews

/// A localized text whose signs of Markdown are told apart from those of the values that were put in.
///
/// The signs of the text are other characters, which no text has, while values are put in: what is drawn reads Markdown, and what a program
/// gets as a string does not.
package struct LocalizedFormat {
  private let letters: String

  /// Creates a text from the tables of an environment.
  package init(
    _ key: LocalizedStringKey, table: String?, bundle: StringBundle?,
    in environment: EnvironmentValues
  ) {
    var environment = environment
    environment.strings = SignlessStrings(strings: environment.strings)
    letters = key.string(table: table, bundle: bundle, in: environment)
  }

  /// Creates a text from another one, which stands in place of the key.
  package init(_ key: LocalizedStringKey, as text: String, in environment: EnvironmentValues) {
    letters = key.string(as: text.withoutSigns, in: environment)
  }

  /// The text with its signs, as `String(localized:)` returns it.
  package var string: String { letters.replacingScalars(SignOfMarkdown.shown) }

  /// The text as it is read as Markdown: signs of values are hidden in it.
  var markdown: String {
    letters.replacingScalars { SignOfMarkdown.hiddenInValues($0) ?? SignOfMarkdown.shown($0) }
  }
}

/// Tables of strings without the signs of Markdown, which have every key.
private struct SignlessStrings: LocalizedStringSource {
  let strings: (any LocalizedStringSource)?

  func string(for request: LocalizedStringRequest) -> String? {
    (strings?.string(for: request) ?? request.key).withoutSigns
  }
}

/// The signs that Markdown has in lines, and the characters that stand for them.
enum SignOfMarkdown {
  private static let signs = Array("*_~`[]()\\<>^".unicodeScalars)
  // Two runs of Unicode's characters that are none.
  private static let text: UInt32 = 0xFDD0
  private static let values: UInt32 = 0xFDE0

  /// The character for a sign of a text; nil for other characters.
  static func hidden(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    signs.firstIndex(of: scalar).flatMap { Unicode.Scalar(text + UInt32($0)) }
  }

  /// The character for a sign of a value; nil for other characters.
  static func hiddenInValues(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    signs.firstIndex(of: scalar).flatMap { Unicode.Scalar(values + UInt32($0)) }
  }

  /// The sign that a character stands for; nil for other characters.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    for first in [text, values] where scalar.value >= first {
      let index = Int(scalar.value - first)
      if index < signs.count { return signs[index] }
    }
    return nil
  }
}

extension String {
  /// The text with other characters in place of the signs of Markdown.
  fileprivate var withoutSigns: String { replacingScalars(SignOfMarkdown.hidden) }

  /// The text with the signs that characters in it stand for.
  var withSigns: String { replacingScalars(SignOfMarkdown.shown) }

  /// The text with other characters where a function returns one.
  fileprivate func replacingScalars(_ other: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(other(scalar) ?? scalar) }
    return String(result)
  }
}
