// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// The members of an object of a feed file, each to be taken once; what nobody takes is unknown.
struct FeedMembers {
  let owner: String
  fileprivate(set) var rest: [PropertyListValue.Entry]
  fileprivate(set) var known: [String] = []

  /// Takes the value of a member; of one that is repeated, the last.
  mutating func take(_ name: String) -> PropertyListValue? {
    known.append(name)
    let value = rest.last { $0.key == name }?.value
    rest.removeAll { $0.key == name }
    return value
  }
}

extension FeedDecoder {
  /// The members of a value, if it is an object.
  mutating func members(of value: PropertyListValue, _ owner: String) -> FeedMembers? {
    guard value.kind == .dictionary else {
      report(.notAnObject(owner, found: value.kind), at: value.range)
      return nil
    }
    return FeedMembers(owner: owner, rest: Array(value.entries))
  }

  /// Reports the members that nobody took.
  mutating func reportUnknown(_ members: FeedMembers) {
    for entry in members.rest {
      report(
        .unknownMember(entry.key, of: members.owner, known: members.known), at: entry.keyRange)
    }
  }

  /// The value of a member that must be there.
  mutating func required(
    _ value: PropertyListValue?, _ name: String, of owner: String, in object: PropertyListValue
  ) -> PropertyListValue? {
    if value == nil { report(.missingMember(name, of: owner), at: opening(of: object)) }
    return value
  }

  /// A text.
  mutating func string(_ value: PropertyListValue, _ name: String) -> String? {
    guard let text = value.string else {
      report(.wrongType(name, expected: "a string", found: value.kind), at: value.range)
      return nil
    }
    return text
  }

  /// The elements of a member that may be absent; what cannot be decoded is left out.
  mutating func elements<Part>(
    _ value: PropertyListValue?, _ name: String,
    decode: (inout FeedDecoder, PropertyListValue) -> Part?
  ) -> [Part] {
    guard let value else { return [] }
    guard value.kind == .array else {
      report(.wrongType(name, expected: "an array", found: value.kind), at: value.range)
      return []
    }
    return value.elements.compactMap { decode(&self, $0) }
  }

  /// Where a container begins, to speak of what it lacks.
  func opening(of value: PropertyListValue) -> SourceRange {
    SourceRange(value.range.start, value.range.start + 1)
  }
}
