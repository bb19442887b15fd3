// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks that are seen in Instruments, and nowhere here.

/// Which of several times is meant.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number by which times of the same name are told apart.
  public let rawValue: UInt64
  /// The identifier of a time during which no other of its name is marked.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// One that is not marked.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identifier 0, which stands for no time.
  public static let null = OSSignpostID(0)
  /// Creates an identifier of its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates a random identifier, whatever the log is.
  public init(log: OSLog) { self.init(UInt64.random(in: 1..<UInt64.max)) }
  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }
  /// Whether the number of the first is smaller.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Whether a moment, the start of a time or its end is marked.
public struct OSSignpostType: Hashable, Sendable {
  /// The number of the type: 0 for a moment, 1 for a start and 2 for an end.
  public let rawValue: UInt8
  /// A moment, which has no length.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of a time.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a time.
  public static let end = OSSignpostType(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks nothing, as signposts are seen nowhere here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks nothing, and leaves out the message, as signposts are seen nowhere here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// What marks times, which are seen nowhere.
public struct OSSignposter: Sendable {
  /// A time that has begun.
  public final class IntervalState: Sendable {
    /// Which of several times it is.
    public let signpostID: OSSignpostID
    init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }
    /// The state of a time that has begun somewhere else.
    public static func beginState(id: OSSignpostID) -> IntervalState { IntervalState(id) }
  }

  /// What marks nothing, as all others here.
  public static let disabled = OSSignposter()
  /// Whether something is marked; never here.
  public var isEnabled: Bool { false }

  /// Creates what marks times.
  public init() {}
  /// Creates what marks times of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates what marks times of a log.
  public init(logHandle: OSLog) {}
  /// Creates what marks times of what logs.
  public init(logger: Logger) {}

  /// Returns a random identifier, which tells a time from others of its name.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1..<UInt64.max)) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }
  /// Marks the start of a time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> IntervalState { IntervalState(id) }
  /// Marks the start of a time, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> IntervalState { IntervalState(id) }
  /// Marks the end of a time.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Marks the end of a time, with a message.
  public func endInterval(
    _ name: StaticString, _ state: IntervalState, _ message: OSLogMessage
  ) {}
  /// Marks a moment, which is seen nowhere here.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Calls a function, whose time is not marked.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}
