// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The offset of a place's clocks from UTC over time.
///
/// It stands for Foundation's `TimeZone`, which knows its zones only with ICU.
public struct TimeZoneRules: Hashable, Sendable {
  /// The name of the zone, as in `Asia/Tokyo`.
  public let identifier: String

  private let fixedOffset: Int

  /// Clocks that always differ from UTC by as much.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone.
  ///   - secondsFromUTC: How much later its clocks are, in seconds.
  public init(identifier: String, secondsFromUTC: Int) {
    self.identifier = identifier
    fixedOffset = secondsFromUTC
  }

  /// Coordinated Universal Time.
  public static let utc = TimeZoneRules(identifier: "UTC", secondsFromUTC: 0)

  /// How much later the zone's clocks are than UTC at a moment, in seconds.
  public func secondsFromUTC(at instant: Instant) -> Int { fixedOffset }
}
