// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that is put into a text when it is shown.
struct TextArgument: Hashable {
  /// The name in the definition, as in `${name}`.
  let name: String

  /// The value as code.
  let expression: String

  /// Whether the value is a whole number, so that the text can vary with it.
  let isNumber: Bool

  /// How a format says where the value goes, after the percent sign and the position.
  var specifier: String { isNumber ? "lld" : "@" }
}

extension [TextArgument] {
  /// The words of a definition as a format of these arguments.
  ///
  /// - Parameters:
  ///   - words: The words, with `${name}` for values.
  ///   - isFormat: Whether the words are a format already, so that a percent sign is one of a specifier.
  ///   - isKey: Whether it is the key of a text without one of its own, which has no positions.
  /// - Returns: The format; without arguments the words as they are.
  func format(of words: String, isFormat: Bool = false, isKey: Bool = false) -> String {
    guard !isEmpty else { return words }
    return SentencePart.all(of: words).map { part in
      switch part {
      case .words(let words): isFormat ? words : words.replacing("%", with: "%%")
      case .value(let name):
        firstIndex { $0.name == name }.map { index in
          "%\(count > 1 && !isKey ? "\(index + 1)$" : "")\(self[index].specifier)"
        } ?? "${\(name)}"
      }
    }.joined()
  }
}
