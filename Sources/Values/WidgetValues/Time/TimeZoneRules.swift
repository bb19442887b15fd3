// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The offset of a place's clocks from UTC over time.
///
/// It takes the place of Foundation's `TimeZone`, which knows its zones only with ICU on Linux. It is made from a file of the time-zone
/// database (RFC 8536), from a rule as POSIX writes it, or from an offset; where files are on the disk is not its concern.
public struct TimeZoneRules: Hashable, Sendable {
  /// The name of the zone, as in `Asia/Tokyo`.
  public let identifier: String

  /// The seconds since 1970 at which the offset changes, ascending.
  let changes: [Int64]

  /// The offsets from each change on, in seconds.
  let offsets: [Int]

  /// The offset before the first change, in seconds.
  let firstOffset: Int

  /// The rule after the last change; nil if the last offset stays.
  let recurrence: RecurringOffset?

  init(
    identifier: String, changes: [Int64], offsets: [Int], firstOffset: Int,
    recurrence: RecurringOffset?
  ) {
    self.identifier = identifier
    self.changes = changes
    self.offsets = offsets
    self.firstOffset = firstOffset
    self.recurrence = recurrence
  }

  /// Clocks that always differ from UTC by as much.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone.
  ///   - secondsFromUTC: How much later its clocks are than UTC, in seconds.
  public init(identifier: String, secondsFromUTC: Int) {
    self.init(
      identifier: identifier, changes: [], offsets: [], firstOffset: secondsFromUTC,
      recurrence: nil)
  }

  /// Coordinated Universal Time, which has no offset and no changes.
  public static let utc = TimeZoneRules(identifier: "UTC", secondsFromUTC: 0)

  /// Returns the offset of the time zone from UTC at an instant, in seconds.
  public func secondsFromUTC(at instant: Instant) -> Int {
    offset(at: instant.secondsSince1970)
  }

  /// The first moment after another one at which the clocks are set; nil if they never are again.
  public func nextTransition(after instant: Instant) -> Instant? {
    let second = instant.secondsSince1970
    var index = indexOfChange(after: second)
    while index < changes.count {
      let before = index == 0 ? firstOffset : offsets[index - 1]
      if offsets[index] != before { return Instant(secondsSince1970: changes[index]) }
      index += 1
    }
    guard let recurrence else { return nil }
    let start = max(second, changes.last ?? .min)
    return recurrence.nextChange(after: start).map(Instant.init(secondsSince1970:))
  }

  func offset(at second: Int64) -> Int {
    let index = indexOfChange(after: second)
    if index == changes.count, let recurrence, changes.isEmpty || second >= changes[index - 1] {
      return recurrence.offset(at: second)
    }
    return index == 0 ? firstOffset : offsets[index - 1]
  }

  /// The index of the first change after a second.
  private func indexOfChange(after second: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
