// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A part of a sentence that a value is put in for, such as `${account}`.
struct Placeholder: Hashable, Sendable {
  /// The name between the braces, such as `account`.
  let name: String

  /// Where it stands, its braces included; where entities or escapes shift it, the whole sentence.
  let range: SourceRange

  /// The parameter that the value is of: the name without the key path after it, as in `date.year`.
  var parameterName: String {
    String(name.prefix { $0 != "." })
  }
}

extension Located<String> {
  /// The placeholders of a sentence, in their order.
  var placeholders: [Placeholder] { scan().placeholders }

  /// Where a placeholder begins that has no end or no name.
  var malformedPlaceholders: [SourceRange] { scan().malformed }

  /// Finds what begins with `${`: a placeholder ends at the next `}`, which must come before the next `${`.
  private func scan() -> (placeholders: [Placeholder], malformed: [SourceRange]) {
    var placeholders: [Placeholder] = []
    var malformed: [SourceRange] = []
    guard value.hasByte(UInt8(ascii: "$")) else { return (placeholders, malformed) }
    let bytes = Array(value.utf8)
    var index = 0
    while let start = bytes.openingIndex(from: index) {
      index = start + 2
      let limit = bytes.openingIndex(from: index) ?? bytes.count
      guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: "}")) else {
        malformed.append(range(of: start..<index))
        continue
      }
      let place = range(of: start..<end + 1)
      if end == index {
        malformed.append(place)
      } else {
        let name = String(decoding: bytes[index..<end], as: UTF8.self)
        placeholders.append(Placeholder(name: name, range: place))
      }
      index = end + 1
    }
    return (placeholders, malformed)
  }
}

extension [UInt8] {
  /// The offset of the next `${`.
  fileprivate func openingIndex(from start: Int) -> Int? {
    var index = start
    while index + 1 < count {
      if self[index] == UInt8(ascii: "$"), self[index + 1] == UInt8(ascii: "{") { return index }
      index += 1
    }
    return nil
  }
}
