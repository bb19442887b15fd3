// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

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
  /// Creates an identifier that no other has, whatever the log is: the next number, from 1 on.
  public init(log: OSLog) { self = SignpostNumbers.shared.next() }
  /// Creates the identifier of an object, whatever the log is: the next number for one that has none.
  public init(log: OSLog, object: AnyObject) {
    self = SignpostNumbers.shared.identifier(of: object)
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

/// A time that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Which of several times it is.
  public let signpostID: OSSignpostID
  init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }
  /// The state of a time that has begun somewhere else.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// What marks times, which are seen nowhere.
public struct OSSignposter: Sendable {
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

  /// Returns an identifier that no other has, which tells a time from others of its name: the next number, from 1 on.
  public func makeSignpostID() -> OSSignpostID { SignpostNumbers.shared.next() }
  /// Returns the identifier of an object: the next number for one that has none.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    SignpostNumbers.shared.identifier(of: object)
  }
  /// Marks the start of a time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Marks the start of a time, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Marks the end of a time.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks the end of a time, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
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

/// The numbers of identifiers, which are counted and not drawn, so that each run of a program has the same.
private final class SignpostNumbers: Sendable {
  static let shared = SignpostNumbers()

  private struct State {
    var last: UInt64 = 0
    /// By where the objects are: one that is where another was before has its number.
    var objects: [ObjectIdentifier: OSSignpostID] = [:]

    mutating func next() -> OSSignpostID {
      last += 1
      return OSSignpostID(last)
    }
  }

  private let state = Mutex(State())

  func next() -> OSSignpostID { state.withLock { $0.next() } }

  func identifier(of object: AnyObject) -> OSSignpostID {
    let place = ObjectIdentifier(object)
    return state.withLock { state in
      if let identifier = state.objects[place] { return identifier }
      let identifier = state.next()
      state.objects[place] = identifier
      return identifier
    }
  }
}
