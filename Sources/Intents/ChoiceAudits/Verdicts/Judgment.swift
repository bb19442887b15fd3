// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The result of reading a line.
///
/// A worker keeps one and fills it again for each line, so that a line costs no memory of its own.
struct Judgment {
  /// The verdict.
  var verdict = ChoiceVerdict.whole

  /// The chosen destinations in order, by their index in the catalog; nil for one that is missing.
  var destinations: [Int?] = []

  /// The losses among the destinations.
  var destinationLosses: [ChoiceLoss] = []

  /// The losses of the other parameters, or of the intent.
  var otherLosses: [ChoiceLoss] = []

  /// How many destinations and values keep their place.
  var keptCount = 0

  /// Where the choice is, in the bytes of the block; nil where it was not found.
  var choiceRange: Range<Int>?

  /// Why the line cannot be read; nil where it can.
  var message: String?

  /// The column of the first byte that is wrong, counted in bytes from 1; nil where the line can be read.
  var column: Int?

  /// Forgets the line.
  mutating func begin() {
    verdict = .whole
    if !destinations.isEmpty { destinations.removeAll(keepingCapacity: true) }
    if !destinationLosses.isEmpty { destinationLosses.removeAll(keepingCapacity: true) }
    if !otherLosses.isEmpty { otherLosses.removeAll(keepingCapacity: true) }
    keptCount = 0
    choiceRange = nil
    message = nil
    column = nil
  }

  /// Draws the conclusion from what is lost and kept.
  mutating func conclude() {
    if destinationLosses.isEmpty, otherLosses.isEmpty {
      verdict = .whole
    } else {
      verdict = keptCount == 0 ? .lost : .incomplete
    }
  }

  /// Takes it that the line cannot be read.
  mutating func fail(_ message: String, column: Int) {
    let range = choiceRange
    begin()
    choiceRange = range
    verdict = .unreadable
    self.message = message
    self.column = column
  }
}
