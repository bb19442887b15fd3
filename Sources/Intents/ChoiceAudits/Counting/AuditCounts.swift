// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The counts of an audit that do not depend on the order of the choices.
struct AuditCounts: Hashable, Sendable {
  /// The counts of a cause of losses.
  struct Cause: Hashable, Sendable {
    /// How many choices lose something by it.
    var choices = 0

    /// How many values are lost by it.
    var values = 0

    /// A sample of what is lost.
    var subjects = SubjectSample()
  }

  /// The choices of each verdict, in the order of ``ChoiceVerdict``.
  var verdicts = [Int](repeating: 0, count: ChoiceVerdict.allCases.count)

  /// The causes, in the order of ``LossCause``.
  var causes = [Cause](repeating: Cause(), count: LossCause.allCases.count)

  /// The destinations of the catalog.
  var destinations: DestinationCounts

  init(destinationCount: Int) {
    destinations = DestinationCounts(count: destinationCount)
  }

  /// Counts a line of a block.
  @inline(__always)
  mutating func add(_ judgment: borrowing Judgment, _ text: Span<UInt8>) {
    switch judgment.verdict {
    case .whole: verdicts[0] &+= 1
    case .incomplete: verdicts[1] &+= 1
    case .lost: verdicts[2] &+= 1
    case .unreadable:
      verdicts[3] &+= 1
      return
    }
    destinations.add(judgment.destinations)
    guard judgment.verdict != .whole else { return }
    var seen: UInt32 = 0
    for loss in judgment.destinationLosses { add(loss, text, &seen) }
    for loss in judgment.otherLosses { add(loss, text, &seen) }
  }

  private mutating func add(_ loss: ChoiceLoss, _ text: Span<UInt8>, _ seen: inout UInt32) {
    let index = loss.cause.rawValue
    if seen & (1 << UInt32(index)) == 0 {
      seen |= 1 << UInt32(index)
      causes[index].choices += 1
    }
    causes[index].values += 1
    switch loss.subject {
    case .spelled(let range): causes[index].subjects.add(text, range)
    case .text(let subject): causes[index].subjects.add(subject)
    }
  }

  /// Adds the counts of another part.
  mutating func add(_ other: AuditCounts) {
    for index in verdicts.indices { verdicts[index].add(count: other.verdicts[index]) }
    for index in causes.indices {
      causes[index].choices.add(count: other.causes[index].choices)
      causes[index].values.add(count: other.causes[index].values)
      causes[index].subjects.add(other.causes[index].subjects)
    }
    destinations.add(other.destinations)
  }

  /// How many choices have a verdict.
  subscript(verdict: ChoiceVerdict) -> Int {
    switch verdict {
    case .whole: verdicts[0]
    case .incomplete: verdicts[1]
    case .lost: verdicts[2]
    case .unreadable: verdicts[3]
    }
  }
}
