// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names in the placeholders of a text: `a` and `b` in `${a} of ${b.part}`.
///
/// What follows a full stop is a part of the value and does not belong to its name.
struct PlaceholderNames: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// The next name.
  mutating func next() -> String? {
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.index(after: dollar)...]
      guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        continue
      }
      let content = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let name = content.prefix { $0 != UInt8(ascii: ".") }
      return String(Substring(name))
    }
    return nil
  }
}
