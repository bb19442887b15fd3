// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: units in a second.
public typealias CMTimeScale = Int32
/// The number by which times of two clocks differ.
public typealias CMTimeEpoch = Int64

/// What is true of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits of a number.
  public let rawValue: UInt32
  /// Creates flags of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is one.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times that are no numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  /// The numerator: how many parts of a second.
  public var value: CMTimeValue
  /// The denominator: how many parts a second has.
  public var timescale: CMTimeScale
  /// What is true of the time.
  public var flags: CMTimeFlags
  /// The number of the clock.
  public var epoch: CMTimeEpoch

  /// Creates a time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of a fraction.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates a time of seconds, rounded to a fraction.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self =
        seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let exact = seconds * Double(preferredTimescale)
    self.init(value: CMTimeValue(exact.rounded()), timescale: preferredTimescale)
    if exact.rounded() != exact { flags.insert(.hasBeenRounded) }
  }

  /// The time at the beginning: 0 seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none; calculations with it give none.
  public static let invalid = CMTime()
  /// A time that is not known, as the length of what is live.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The time after all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The time before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask)
  }

  /// The seconds; not a number for times that are none.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Returns the time with another denominator, rounded.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

/// How times are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest one.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3

  /// The method that is usual.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Hashable, Comparable {
  /// Returns whether two times are the same moment.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else {
      return left.flags.intersection(.impliedValueFlagsMask)
        == right.flags.intersection(.impliedValueFlagsMask) && left.isValid == right.isValid
        && left.isNumeric == right.isNumeric
    }
    return left.value * Int64(right.timescale) == right.value * Int64(left.timescale)
  }

  /// Returns whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  /// Adds the moment to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  /// Returns the sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right) { $0 + $1 }
  }

  /// Returns the difference of two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right) { $0 - $1 }
  }

  private func combined(with other: CMTime, _ body: (Int64, Int64) -> Int64) -> CMTime {
    guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
    if timescale == other.timescale {
      return CMTime(value: body(value, other.value), timescale: timescale)
    }
    let sum = body(value * Int64(other.timescale), other.value * Int64(timescale))
    let scale = Int64(timescale) * Int64(other.timescale)
    guard let exact = CMTimeScale(exactly: scale) else {
      return CMTime(
        seconds: Double(sum) / Double(scale), preferredTimescale: max(timescale, other.timescale))
    }
    return CMTime(value: sum, timescale: exact)
  }
}

/// A part of a time line.
public struct CMTimeRange: Hashable, Sendable {
  /// The time at which the range begins, which is in it.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Creates a range of its beginning and length.
  public init(start: CMTime = .zero, duration: CMTime = .zero) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range of its bounds.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The time at which the range ends, which is not in it.
  public var end: CMTime { start + duration }
  /// Whether it is empty.
  public var isEmpty: Bool { duration == .zero }
  /// Whether it is a range.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Returns whether a time is in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }

  /// The empty range at the beginning.
  public static let zero = CMTimeRange()
  /// A range that is none.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns -1, 0 or 1, as a time is before, at or after another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
