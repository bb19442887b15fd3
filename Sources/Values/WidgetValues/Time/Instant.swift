// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A moment in time, to the millisecond.
///
/// It takes the place of Foundation's `Date`, which the engine does not load: a number of milliseconds since midnight of the
/// first of January 1970 in UTC, leap seconds not counted. Times are whole numbers, so that a simulation gives the same
/// result on every machine. What is outside of 290 million years around 1970 is cut to that.
public struct Instant: Hashable, Sendable {
  /// The milliseconds since the beginning of 1970 in UTC; negative before it.
  public var millisecondsSince1970: Int64

  /// Creates a moment from milliseconds.
  ///
  /// - Parameter millisecondsSince1970: The milliseconds since the beginning of 1970 in UTC.
  public init(millisecondsSince1970: Int64) {
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// Creates a moment from seconds; one out of range is the first or last moment there is.
  ///
  /// - Parameter secondsSince1970: The seconds since the beginning of 1970 in UTC.
  public init(secondsSince1970: Int64) {
    let (product, overflow) = secondsSince1970.multipliedReportingOverflow(by: 1_000)
    millisecondsSince1970 = overflow ? (secondsSince1970 < 0 ? .min : .max) : product
  }

  /// The whole seconds since the beginning of 1970 in UTC, rounded down.
  public var secondsSince1970: Int64 {
    millisecondsSince1970 >= 0
      ? millisecondsSince1970 / 1_000 : -((-(millisecondsSince1970 + 1)) / 1_000) - 1
  }

  /// The earliest moment that the type can hold.
  public static let distantPast = Instant(millisecondsSince1970: .min)

  /// The latest moment that the type can hold.
  public static let distantFuture = Instant(millisecondsSince1970: .max)
}

extension Instant: InstantProtocol {
  /// The moment a length of time after this one; a fraction of a millisecond is cut off.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = millisecondsSince1970.addingReportingOverflow(duration.milliseconds)
    return Instant(
      millisecondsSince1970: overflow ? (duration < .zero ? .min : .max) : sum)
  }

  /// Returns the duration from this instant to another; negative if the other is earlier.
  public func duration(to other: Instant) -> Duration {
    let (difference, overflow) = other.millisecondsSince1970.subtractingReportingOverflow(
      millisecondsSince1970)
    return .milliseconds(overflow ? (other < self ? Int64.min : .max) : difference)
  }

  /// Whether a moment is earlier than another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }
}

extension Duration {
  /// The whole milliseconds, cut towards zero, and to what 64 bits hold.
  package var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    let (sum, carry) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    return overflow || carry ? (seconds < 0 ? .min : .max) : sum
  }
}
