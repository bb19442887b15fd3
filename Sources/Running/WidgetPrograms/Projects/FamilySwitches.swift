// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// Switches over all families that iOS has, and without the corner of a watch face, which the compiler asks for here.
///
/// On iOS that family is unavailable, and a `switch` that lists the other seven has all. In the copy that is compiled, the corner is beside the
/// text above the clock.
enum FamilySwitches {
  private static let families: Set<String> = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
    "accessoryRectangular", last,
  ]

  private static let last = "accessoryInline"
  private static let corner = "accessoryCorner"

  /// Whether a text has something to change.
  static func isMeant(in text: String) -> Bool {
    text.contains(last) && text.contains("switch ")
  }

  /// The text with switches that have all families, with as many lines.
  static func compiled(_ text: String) -> String {
    let tokens = SwiftTokens(SourceFile(name: "", text: text))
    let places = (0..<tokens.count).filter { tokens.is($0, "switch") }.compactMap { index in
      place(inSwitchAt: index, in: tokens)
    }
    var bytes = Array(text.utf8)
    for place in places.sorted(by: >) {
      bytes.insert(contentsOf: " .\(corner),".utf8, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the patterns of the clause begin that the corner is added to; nil if the switch has it, or lacks other families.
  private static func place(inSwitchAt index: Int, in tokens: SwiftTokens) -> Int? {
    var brace = index + 1
    while brace < tokens.count, !tokens.is(brace, "{") {
      brace = tokens.after(brace, before: tokens.count)
    }
    guard brace < tokens.count else { return nil }
    let inside = tokens.inside(brace, before: tokens.count)
    var found: Set<String> = []
    var place: Int?
    var conditions = 0
    var position = inside.lowerBound
    while position < inside.upperBound {
      if tokens.kind(position) == .directive {
        conditions += tokens.text(position).hasPrefix("#if") ? 1 : 0
        conditions -= tokens.text(position).hasPrefix("#endif") ? 1 : 0
      }
      if tokens.is(position, "default"), !tokens.is(position - 1, "unknown") { return nil }
      if tokens.is(position, "case"), !isCondition(position, in: tokens) {
        let names = names(after: position, before: inside.upperBound, in: tokens)
        // One that is compiled on a watch alone is not there.
        if names.contains(corner), conditions == 0 { return nil }
        if names.contains(last) { place = tokens.list[position].range.end }
        found.formUnion(names)
      }
      position = tokens.after(position, before: inside.upperBound)
    }
    return found.isSuperset(of: families) ? place : nil
  }

  /// Whether a `case` is not that of a clause, as in `if case .accessoryInline = family`.
  private static func isCondition(_ index: Int, in tokens: SwiftTokens) -> Bool {
    ["if", "guard", "while", "for", ","].contains(tokens.text(index - 1))
  }

  /// The names that a clause has as patterns of their own; none of one with a condition.
  private static func names(
    after index: Int, before end: Int, in tokens: SwiftTokens
  ) -> Set<String> {
    var names: Set<String> = []
    var position = index + 1
    while position < end, !tokens.is(position, ":") {
      if tokens.is(position, "where") { return [] }
      if tokens.is(position - 1, "."), tokens.kind(position) == .word,
        tokens.is(position + 1, ",") || tokens.is(position + 1, ":")
      {
        names.insert(tokens.text(position))
      }
      position = tokens.after(position, before: end)
    }
    return names
  }
}
