// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LineScanner {
  /// How many destinations a usual line has at most.
  private static let usualDestinationCount = 64

  /// Passes the object with the values of an intent's parameters.
  mutating func scanParameters(
    _ text: Span<UInt8>, _ offset: Int, of intent: AuditedIntent
  ) -> Int {
    var members = MemberCursor(text, at: offset)
    var seen: UInt64 = 0
    // Most choices have the parameters in the same order.
    var expected = 0
    while members.advance(text) {
      let (start, end) = (members.nameStart, members.nameEnd)
      guard isPlain(text, start, end) else { return -1 }
      guard let index = self.index(text, start, end, expected, of: intent) else {
        members.offset = skipUnknown(text, start, end, members.offset)
        guard members.offset >= 0 else { return -1 }
        continue
      }
      expected = index + 1
      guard index < 64, seen & (1 << UInt64(index)) == 0 else { return -1 }
      seen |= 1 << UInt64(index)
      let first = members.offset
      if index == intent.destinationIndex {
        members.offset = scanDestinations(text, first, of: intent)
      } else {
        members.offset = text.endOfValue(at: first)
        if members.offset >= 0 {
          let finding = memo.finding(text, first..<members.offset, of: index, intent)
          judgment.take(finding, of: intent.parameters[index].name)
        }
      }
      guard members.offset >= 0 else { return -1 }
    }
    return members.offset
  }

  @inline(__always)
  private func index(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ expected: Int, of intent: AuditedIntent
  ) -> Int? {
    let words = intent.parameterWords
    if expected < words.count, words[expected].matches(text, start, end) { return expected }
    for index in words.indices where words[index].matches(text, start, end) { return index }
    return nil
  }

  /// Passes the value of a parameter that the intent does not have.
  private mutating func skipUnknown(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ value: Int
  ) -> Int {
    // Of a repeated member the last counts.
    for loss in judgment.otherLosses {
      guard case .missingParameter = loss.cause, case .spelled(let range) = loss.subject else {
        continue
      }
      if text.isSame(range, start..<end) { return -1 }
    }
    // A value that is null may be repeated by one that is not.
    guard text[value] != UInt8(ascii: "n") else { return -1 }
    judgment.otherLosses.append(
      ChoiceLoss(
        cause: .missingParameter, parameter: nil, position: nil, subject: .spelled(start..<end)))
    return text.endOfValue(at: value)
  }

  /// Passes the value of the parameter that holds the destinations.
  private mutating func scanDestinations(
    _ text: Span<UInt8>, _ offset: Int, of intent: AuditedIntent
  ) -> Int {
    guard intent.identifiers.holdsOnlyASCII else { return -1 }
    var next = offset
    if text[offset] == UInt8(ascii: "[") {
      guard intent.holdsList else { return -1 }
      next = text.skippingSpace(from: offset + 1)
      if text[next] == UInt8(ascii: "]") {
        judgment.finishDestinations(of: intent)
        return next + 1
      }
    } else if intent.holdsList {
      return -1
    }
    while true {
      guard text[next] == UInt8(ascii: "\"") else { return -1 }
      let start = next + 1
      let end = text.endOfPlainText(from: start)
      guard text[end] == UInt8(ascii: "\""), isPlain(text, start, end) else { return -1 }
      let found = intent.identifiers.index(text, start, end)
      let count = judgment.destinations.count
      guard count < Self.usualDestinationCount, !isChosen(text, start..<end, found) else {
        return -1
      }
      judgment.add(
        destination: found, of: intent,
        subject: .spelled(start..<end), position: count + 1)
      next = end + 1
      if !intent.holdsList { break }
      next = text.skippingSpace(from: next)
      if text[next] == UInt8(ascii: "]") {
        next += 1
        break
      }
      guard text[next] == UInt8(ascii: ",") else { return -1 }
      next = text.skippingSpace(from: next + 1)
    }
    judgment.finishDestinations(of: intent)
    return next
  }

  /// Whether a destination is among those before it, which is an error.
  @inline(__always)
  private func isChosen(_ text: Span<UInt8>, _ range: Range<Int>, _ found: Int?) -> Bool {
    if let found { return judgment.destinations.contains(found) }
    return judgment.destinationLosses.contains { loss in
      if case .spelled(let other) = loss.subject { text.isSame(other, range) } else { false }
    }
  }
}
