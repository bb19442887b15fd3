// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The observations on a widget's reloads while they run.
struct ReloadFindings {
  /// How often a thing was found, and when first.
  struct Finding {
    var sentence: String
    var firstDate: Int64
    var count: Int
  }

  private(set) var all: [SimulationWarning.ID: Finding] = [:]
  private var failuresInARow = 0
  private var firstFailure: Int64 = 0
  /// The policies' distances from their reloads, added up, and how many they are.
  private var askedTime: Int64 = 0
  private var askedCount = 0

  /// Notes a finding; the first sentence is kept.
  mutating func note(
    _ id: SimulationWarning.ID, at date: Int64, _ sentence: @autoclosure () -> String
  ) {
    if all[id] != nil {
      all[id]?.count += 1
    } else {
      all[id] = Finding(sentence: sentence(), firstDate: date, count: 1)
    }
  }

  /// Notes what the entries of a timeline look like.
  ///
  /// - Parameters:
  ///   - entries: The entries, as the provider gave them.
  ///   - date: When they came.
  ///   - began: When they were asked for, by the device's clock.
  ///   - arrived: When they came, by the device's clock; an entry dated by an answer is not late.
  ///   - maximum: How many entries are kept.
  mutating func check(
    _ entries: [SimulatedEntry], at date: Int64, began: Int64, arrived: Int64, maximum: Int
  ) {
    if entries.count > maximum {
      note(
        .tooManyEntries, at: date,
        "the timeline has \(entries.count) entries, but the system keeps \(maximum); return fewer, "
          + "and let the policy ask for more")
    }
    guard !entries.isEmpty else {
      note(.noEntries, at: date, SimulationWarning.noEntriesSentence)
      return
    }
    // One pass finds whether there is anything to say of their order and distance.
    var last = Int64.min
    var isSorted = true
    var hasEqual = false
    var isClose = false
    var past = 0
    var hasCome = false
    for entry in entries {
      let next = entry.date.millisecondsSince1970
      if next < last { isSorted = false }
      if next == last { hasEqual = true }
      if last != .min, next > last, next - last < Self.shortest { isClose = true }
      if next <= began { past += 1 }
      if next <= arrived { hasCome = true }
      last = next
    }
    if !isSorted {
      let dates = entries.map(\.date.millisecondsSince1970).sorted()
      let gaps = zip(dates, dates.dropFirst()).map { $1 - $0 }
      hasEqual = gaps.contains(0)
      isClose = gaps.contains { $0 > 0 && $0 < Self.shortest }
      note(
        .unsortedEntries, at: date,
        "the entries are not sorted by date; what the system shows is not documented, so sort them")
    }
    if hasEqual {
      note(
        .duplicateEntries, at: date,
        "several entries have the same date; which one the system shows is not documented, so keep one"
      )
    }
    if isClose {
      note(
        .closeEntries, at: date,
        "entries are less than five minutes apart; the system may skip some, so space them out")
    }
    if past > 1 {
      note(
        .pastEntries, at: date,
        "\(past - 1) of the \(entries.count) entries \(past == 2 ? "is" : "are") in the past and never "
          + "shown; begin with the current entry")
    }
    if !hasCome {
      note(
        .lateFirstEntry, at: date,
        "all entries are in the future; begin with an entry for the current time")
    }
  }

  /// Notes the policy of a timeline.
  mutating func check(
    _ policy: ReloadPolicy, entries: Int, at date: Int64, clock: Int64, due: Int64?,
    requests: Int
  ) {
    if let due {
      askedTime += max(1_000, due - date)
      askedCount += 1
    }
    switch policy {
    case .atEnd where entries == 1:
      note(
        .singleEntryAtEnd, at: date,
        "the timeline ends with its only entry, so the system picks the time of the next reload; return "
          + "more entries, or the policy 'after'")
    case .after(let moment) where moment.millisecondsSince1970 <= clock:
      note(
        .pastPolicy, at: date,
        "the policy's date is in the past, so the next reload is requested at once; use a later date"
      )
    case .never where requests > 0:
      note(
        .agingData, at: date,
        "the widget shows data of a server, but never reloads on its own; return the policy 'after', or "
          + "reload it from the app")
    case .atEnd, .after, .never: break
    }
  }

  /// Notes whether a reload failed, and how soon the provider wants to try again.
  mutating func check(failed: Bool, at date: Int64, distance: Int64?) {
    guard failed, let distance, distance < Self.shortest else {
      failuresInARow = 0
      return
    }
    if failuresInARow == 0 { firstFailure = date }
    failuresInARow += 1
    guard failuresInARow >= 3 else { return }
    let text = DurationText.of(.milliseconds(max(0, distance)))
    note(
      .reloadStorm, at: firstFailure,
      "after each failure the next reload is requested in \(text); wait longer each time")
  }

  /// Notes that a reload had to wait for the budget.
  mutating func noteBudget(limit: Int, _ rhythm: ReloadRhythm?, at date: Int64) {
    let daily = askedTime > 0 ? Int64(askedCount) * ReloadPace.day / askedTime : 0
    let pace = rhythm.map { ": \($0.sentence)" } ?? ""
    note(
      .reloadsOverBudget, at: date,
      daily > Int64(limit)
        ? "the widget asks for about \(daily) reloads a day, but the budget allows \(limit); ask less often, "
          + "or return more entries"
        : "the widget asks for reloads faster than the budget of \(limit) a day allows\(pace); ask less "
          + "often, or return more entries")
  }

  /// The shortest distance of entries that Apple's documentation recommends, in milliseconds.
  private static let shortest: Int64 = 300_000
}
