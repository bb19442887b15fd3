// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// Makes a large intent definition of a small one: its intents over and over, each with names and IDs of its own.
///
/// The same input gives the same output, on every machine.
struct DefinitionGenerator {
  /// The state of a linear congruential generator; the multiplier is Knuth's.
  private var state: UInt64 = 7

  /// The definition with so many of the base's intents that the file has about `byteCount` bytes.
  static func definition(from base: PropertyListLiteral, byteCount: Int) -> [UInt8]? {
    guard case .dictionary(var members) = base,
      let index = members.firstIndex(where: { $0.key == "INIntents" }),
      case .array(let intents) = members[index].value, !intents.isEmpty
    else { return nil }
    var generator = DefinitionGenerator()
    let perIntent = (XMLWriter.document(.array(intents)).count) / intents.count
    let rest = XMLWriter.document(base).count - perIntent * intents.count
    let count = max(1, (byteCount - rest) / max(1, perIntent))
    members[index].value = .array(
      (0..<count).map { generator.copy(intents[$0 % intents.count], number: $0) })
    return XMLWriter.document(.dictionary(members))
  }

  private mutating func copy(_ value: PropertyListLiteral, number: Int) -> PropertyListLiteral {
    switch value {
    case .dictionary(let members):
      var copies: [PropertyListLiteral.Member] = []
      for member in members {
        copies.append(.init(member.key, copy(member.value, of: member.key, number: number)))
      }
      return .dictionary(copies)
    case .array(let elements):
      var copies: [PropertyListLiteral] = []
      for element in elements { copies.append(copy(element, number: number)) }
      return .array(copies)
    default:
      return value
    }
  }

  private mutating func copy(
    _ value: PropertyListLiteral, of key: String, number: Int
  ) -> PropertyListLiteral {
    switch (key, value) {
    case ("INIntentName", .string(let name)): .string("\(name)\(number)")
    // Some text needs an entity, and some is not ASCII, as in real files.
    case ("INIntentDescription", .string(let text)): .string("\(text) — 説明 & details \(number)")
    case (_, .string) where key.hasSuffix("ID"): .string(freshID())
    default: copy(value, number: number)
    }
  }

  /// Six letters and digits, as Xcode has them.
  private mutating func freshID() -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var id = ""
    for _ in 0..<6 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      id.append(alphabet[Int(state >> 33) % alphabet.count])
    }
    return id
  }
}
