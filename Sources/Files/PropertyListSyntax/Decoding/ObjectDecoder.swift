// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// Decodes the parts of a file of ours and collects what is wrong with them.
///
/// What is wrong with every such file is found here; the sentences are those of the decoder.
package protocol ObjectDecoder {
  /// The type of the messages about the file.
  associatedtype Message: ObjectMessage

  /// Reports a diagnostic at a range of the file.
  mutating func report(_ message: Message, at range: SourceRange)
}

/// The messages that every file of objects and members can need.
package protocol ObjectMessage {
  /// A value that is not an object.
  static func notAnObject(_ name: String, found: PropertyListValue.Kind) -> Self

  /// A member that must be there and is not.
  static func missingMember(_ name: String, of owner: String) -> Self

  /// A member that means nothing.
  static func unknownMember(_ name: String, of owner: String, known: [String]) -> Self

  /// A value of another kind than it must be.
  static func wrongType(_ name: String, expected: String, found: PropertyListValue.Kind) -> Self
}

extension ObjectDecoder {
  /// The value, if it is an object.
  package mutating func object(
    _ value: PropertyListValue, named name: String
  ) -> PropertyListValue? {
    guard value.kind == .dictionary else {
      report(.notAnObject(name, found: value.kind), at: value.range)
      return nil
    }
    return value
  }

  /// The members of a value, if it is an object.
  package mutating func members(
    of value: PropertyListValue, _ owner: String
  ) -> ObjectMembers? {
    object(value, named: owner).map { ObjectMembers($0, of: owner) }
  }

  /// Reports the members that were not read.
  package mutating func reportUnknown(_ members: ObjectMembers) {
    for entry in members.rest {
      report(
        .unknownMember(entry.key, of: members.owner, known: members.known), at: entry.keyRange)
    }
  }

  /// The value of a member that must be there.
  package mutating func required(
    _ value: PropertyListValue?, _ name: String, of owner: String, in object: PropertyListValue
  ) -> PropertyListValue? {
    if value == nil { report(.missingMember(name, of: owner), at: object.openingRange) }
    return value
  }

  /// The elements of a member that may be absent, each decoded; what cannot be decoded is omitted.
  package mutating func elements<Part>(
    _ value: PropertyListValue?, _ name: String,
    decode: (inout Self, PropertyListValue) -> Part?
  ) -> [Part] {
    guard let value else { return [] }
    guard value.kind == .array else {
      report(.wrongType(name, expected: "an array", found: value.kind), at: value.range)
      return []
    }
    return value.elements.compactMap { decode(&self, $0) }
  }
}
