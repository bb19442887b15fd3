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

  /// Creates a time of seconds, rounded to the nearest fraction.
  ///
  /// - Parameters:
  ///   - seconds: The seconds. Infinite ones, and more than a numerator holds, give an infinite time; NaN gives an invalid one.
  ///   - preferredTimescale: The denominator, which is halved until the numerator fits; an invalid time if it is not above 0.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    var scale = preferredTimescale
    while true {
      let exact = seconds * Double(scale)
      if let value = CMTimeValue(exactly: exact.rounded()) {
        self.init(value: value, timescale: scale)
        if Double(value) != exact { flags.insert(.hasBeenRounded) }
        return
      }
      guard scale > 1, seconds.isFinite else { break }
      scale /= 2
    }
    self = seconds > 0 ? .positiveInfinity : .negativeInfinity
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

  /// Returns the time with another denominator.
  ///
  /// - Parameters:
  ///   - newTimescale: The denominator, above 0.
  ///   - method: How a time between two fractions is rounded.
  /// - Returns: The time; unchanged if it is no number.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    guard let value = CMTimeValue(exactly: exact.rounded(method.rule(to: newTimescale, of: self)))
    else { return exact > 0 ? .positiveInfinity : .negativeInfinity }
    var time = CMTime(value: value, timescale: newTimescale)
    if Double(value) != exact { time.flags.insert(.hasBeenRounded) }
    return time
  }
}

/// How times are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest fraction; from the middle away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero: a fraction is cut off.
  case roundTowardZero = 2
  /// Away from zero, to the next fraction.
  case roundAwayFromZero = 3
  /// Toward zero if the new denominator is smaller, otherwise away from zero; never to zero.
  case quickTime = 4
  /// Up, to the next fraction.
  case roundTowardPositiveInfinity = 5
  /// Down, to the next fraction.
  case roundTowardNegativeInfinity = 6

  /// The method of conversions that name none: to the nearest fraction.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  fileprivate func rule(to timescale: Int32, of time: CMTime) -> FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .quickTime:
      timescale < time.timescale && abs(time.seconds) * Double(timescale) >= 1
        ? .towardZero : .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

extension CMTime: Hashable, Comparable {
  /// Returns whether two times are the same moment.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else {
      return left.flags.intersection(.impliedValueFlagsMask)
        == right.flags.intersection(.impliedValueFlagsMask) && left.isValid == right.isValid
        && left.isNumeric == right.isNumeric
    }
    return left.value.multipliedFullWidth(by: Int64(right.timescale))
      == right.value.multipliedFullWidth(by: Int64(left.timescale))
  }

  /// Returns whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  /// Adds the moment to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  /// Returns the sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    left.adding(right, times: 1)
  }

  /// Returns the difference of two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    left.adding(right, times: -1)
  }

  /// The sum with a multiple of another time, exact where the fraction fits.
  private func adding(_ other: CMTime, times factor: Int64) -> CMTime {
    guard isNumeric, other.isNumeric else {
      guard isNumeric, factor < 0 else { return isNumeric ? other : self }
      if other.isPositiveInfinity { return .negativeInfinity }
      return other.isNegativeInfinity ? .positiveInfinity : other
    }
    let isSame = timescale == other.timescale
    let first = value.multipliedReportingOverflow(by: isSame ? 1 : Int64(other.timescale))
    let second = other.value.multipliedReportingOverflow(
      by: isSame ? factor : factor * Int64(timescale))
    let sum = first.partialValue.addingReportingOverflow(second.partialValue)
    let scale = isSame ? Int64(timescale) : Int64(timescale) * Int64(other.timescale)
    guard let scale = CMTimeScale(exactly: scale), !first.overflow, !second.overflow, !sum.overflow
    else {
      return CMTime(
        seconds: seconds + Double(factor) * other.seconds,
        preferredTimescale: max(timescale, other.timescale))
    }
    return CMTime(value: sum.partialValue, timescale: scale)
  }
}

/// The number of a track in its medium.
public typealias CMPersistentTrackID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

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
