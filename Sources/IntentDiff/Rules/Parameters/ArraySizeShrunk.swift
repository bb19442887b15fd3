// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import RuleExamples
import SourceText
import WidgetValues

/// A list that holds fewer values.
struct ArraySizeShrunk: ChangeRule {
  static let page = ChangePage(
    id: "array-size-shrunk", effect: .breaks, hurts: [.widgets], evidence: .inferred,
    summary: "A fixed-size list holds fewer values in a family than before.",
    why: """
      The last of the values that people chose no longer have a place.
      """,
    runtime: """
      The runtime takes the size of a family from the definition, with the fallbacks that \
      are described in the reference. That values beyond it are dropped is inferred.
      """,
    remedy: "Keep the size of families that people have placed.")

  static let examples: [ChangeExample] = [
    ChangeExample(
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: .marked([.size("Medium", size: 4)]))),
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: .marked([.size("Medium", size: 2)])))),
    ChangeExample(
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: [.size("Medium", size: 2)])),
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: [.size("Medium", size: 4)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      let families = SizeChange.all(of: pair).filter { $0.after < $0.before }
      guard !families.isEmpty else { return }
      let words = families.map(\.words).joined(separator: ", ")
      changes.add(
        "\(intent.words(pair.new)) holds fewer values (\(words)); the last ones that people chose have no place; restore the sizes",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.sizesRange), earlier: intent.old.place(pair.old.sizesRange),
        isForWidgets: intent.isForWidgets, values: [words])
    }
  }
}

/// How many values of a list a family holds, before and after.
struct SizeChange {
  let family: WidgetFamily
  let before: Int
  let after: Int

  /// The sizes of the families that a list says anything about in either revision, and that hold another number.
  ///
  /// A family that follows another one is told once, with the family that it follows.
  static func all(of pair: AttributePairing.Pair) -> [SizeChange] {
    let listed = Set(
      [pair.old, pair.new].flatMap { $0.arraySizes?.entries ?? [] }
        .compactMap { $0.sizeClassName?.value })
    guard pair.old.isArray, pair.new.isArray else { return [] }
    return WidgetFamily.allCases.compactMap { family in
      guard listed.contains(family.sizeClassName), let after = pair.new.arraySize(for: family)
      else { return nil }
      // A free list may have had any number.
      let before = pair.old.arraySize(for: family) ?? Int.max
      return before == after ? nil : SizeChange(family: family, before: before, after: after)
    }
  }

  /// Such as `Medium: 4 → 2`.
  var words: String {
    "\(family.sizeClassName): \(before == .max ? "∞" : String(before)) → \(after)"
  }
}

extension Attribute {
  /// Where the file says how many values there are.
  var sizesRange: SourceRange {
    declaration["INIntentParameterArraySizes"]?.openingRange ?? isFixedSizeArray?.range ?? range
  }
}
