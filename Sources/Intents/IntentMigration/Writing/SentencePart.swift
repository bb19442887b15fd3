// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A part of a sentence of a definition: words, or the name of a value.
enum SentencePart: Hashable {
  case words(String)
  case value(String)

  /// The parts of a sentence with `${name}` in it; nil if it names something else than the given values.
  static func parts(of sentence: String, values: [String]) -> [SentencePart]? {
    var parts: [SentencePart] = []
    for part in all(of: sentence) {
      if case .value(let name) = part, !values.contains(name) { return nil }
      parts.append(part)
    }
    return parts
  }

  /// The parts of a sentence, whatever it names; a `${` without an end is words.
  static func all(of sentence: String) -> [SentencePart] {
    var parts: [SentencePart] = []
    var words = ""
    var rest = sentence[...]
    while let character = rest.first {
      if rest.hasPrefix("${"), let end = rest.firstIndex(of: "}") {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.value(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(character)
        rest.removeFirst()
      }
    }
    return words.isEmpty ? parts : parts + [.words(words)]
  }
}

extension [SentencePart] {
  /// The names of the values, each once, in the order of the sentence.
  var values: [String] {
    var names: [String] = []
    for case .value(let name) in self where !names.contains(name) { names.append(name) }
    return names
  }

  /// The literal of Swift in which each value is an expression.
  func literal(_ expression: (String) -> String) -> String {
    let parts = map { part in
      switch part {
      case .words(let words): String(SwiftLiteral.string(words).dropFirst().dropLast())
      case .value(let name): "\\(" + expression(name) + ")"
      }
    }
    return "\"" + parts.joined() + "\""
  }
}
