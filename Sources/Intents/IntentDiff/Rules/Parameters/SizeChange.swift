// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import WidgetValues

/// How many values of a list a family holds, before and after.
struct SizeChange {
  let family: WidgetFamily
  let before: Int
  let after: Int

  /// The sizes of the families that a list says anything about in either revision, and that hold another number.
  ///
  /// A family that follows another one is reported once, with the family that it follows.
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

extension RevisionPair {
  /// Calls a function with each parameter whose list holds more values in a family, or fewer, and with the families.
  func forEachResizedList(
    isGrown: Bool, _ body: (IntentPair, AttributePairing.Pair, _ families: String) -> Void
  ) {
    forEachParameter { intent, pair in
      let families = SizeChange.all(of: pair).filter { ($0.after > $0.before) == isGrown }
      guard !families.isEmpty else { return }
      body(intent, pair, families.map(\.words).joined(separator: ", "))
    }
  }
}

extension RuleExample {
  /// An example of a list of a fixed size in medium widgets.
  static func places(_ size: Int, isMarked: Bool = false) -> RuleExample {
    let sizes: ExampleValue = [.size("Medium", size: .integer(size))]
    return .parameters(
      .parameter(
        "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
        arraySizes: isMarked ? .marked(sizes) : sizes))
  }
}

extension Attribute {
  /// Where the file says how many values there are.
  var sizesRange: SourceRange {
    declaration["INIntentParameterArraySizes"]?.openingRange ?? isFixedSizeArray?.range ?? range
  }
}
