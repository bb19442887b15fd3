// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension FeedDecoder {
  // MARK: Lengths

  /// A length of time.
  mutating func length(_ value: PropertyListValue, _ name: String) -> Duration? {
    guard let text = value.string else {
      report(
        .wrongType(name, expected: "a length of time such as \"80ms\"", found: value.kind),
        at: value.range)
      return nil
    }
    guard let length = DurationText.duration(text) else {
      let isNegative = text.hasPrefix("-") && DurationText.duration(String(text.dropFirst())) != nil
      report(isNegative ? .negativeLength(name, text) : .noLength(name, text), at: value.range)
      return nil
    }
    return length
  }

  /// How long an answer takes: a length of time, or the shortest and the longest.
  mutating func latency(_ value: PropertyListValue) -> FeedEndpoint.Latency? {
    guard value.kind == .array else {
      return length(value, "latency").map { .init(shortest: $0, longest: $0) }
    }
    let ends = Array(value.elements)
    guard ends.count == 2 else {
      report(.latencyOfSeveral(ends.count), at: value.range)
      return nil
    }
    guard let shortest = length(ends[0], "latency"), let longest = length(ends[1], "latency") else {
      return nil
    }
    guard shortest <= longest else {
      report(.latencyReversed, at: value.range)
      return nil
    }
    return .init(shortest: shortest, longest: longest)
  }

  // MARK: Moments and windows

  /// A moment.
  mutating func moment(_ value: PropertyListValue, _ name: String) -> Located<FeedMoment>? {
    guard let text = string(value, name) else { return nil }
    guard let moment = FeedMoment(text) else {
      report(.noMoment(name, text), at: value.range)
      return nil
    }
    return Located(moment, at: value.range)
  }

  /// The windows of a member that may be absent.
  mutating func windows(_ value: PropertyListValue?, _ name: String) -> [FeedWindow] {
    elements(value, name) { decoder, element in
      guard var members = decoder.members(of: element, "a window of '\(name)'") else { return nil }
      let window = decoder.window(&members, in: element, isNeeded: true)
      decoder.reportUnknown(members)
      return window
    }
  }

  /// The window between `from` and `until`.
  mutating func window(
    _ members: inout ObjectMembers, in owner: PropertyListValue, isNeeded: Bool
  ) -> FeedWindow? {
    let (first, second) = (members.take("from"), members.take("until"))
    let from = first.flatMap { moment($0, "from") }
    let until = second.flatMap { moment($0, "until") }
    // What could not be read is reported by now.
    guard (first == nil) == (from == nil), (second == nil) == (until == nil) else { return nil }
    guard let from, let until else {
      if isNeeded, from == nil, until == nil {
        report(.windowWithoutEnds, at: owner.openingRange)
        return nil
      }
      if let end = from ?? until, end.value.form == .daily {
        report(.dailyWindowWithoutEnd, at: end.range)
        return nil
      }
      return FeedWindow(from: from?.value, until: until?.value)
    }
    guard from.value.form == until.value.form else {
      report(.mixedForms, at: until.range)
      return nil
    }
    // An end before its beginning means the next day, if the window opens every day.
    let isEmpty =
      from.value == until.value
      || (from.value.form != .daily && from.value.isLater(than: until.value))
    guard !isEmpty else {
      report(.emptyWindow(isSame: from.value == until.value), at: until.range)
      return nil
    }
    return FeedWindow(from: from.value, until: until.value)
  }
}
