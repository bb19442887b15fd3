// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The messages that were logged, which nobody keeps here: they were written to standard error.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// All of the system.
    case system = 0
    /// Those of this program.
    case currentProcessIdentifier = 1
  }

  /// Creates a store of the messages of a scope.
  public init(scope: Scope) throws { super.init() }

  /// Creates a store of the messages in a file, which are not read.
  public init(url: URL) throws { super.init() }

  /// Returns the messages from a position that satisfy a predicate: there are none, which is reported once.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    reportUnavailable("OSLogStore", answer: "there are no messages")
    return AnySequence([])
  }

  /// Returns the position of a date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }

  /// Returns the position some seconds after the end of what is kept; a negative number is before it.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Returns the position some seconds after the system started.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
}

/// A place among the messages that were logged.
open class OSLogPosition: NSObject, @unchecked Sendable {}

/// What goes through the messages that were logged.
open class OSLogEnumerator: NSObject {
  /// How messages are gone through.
  public struct Options: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the newest message to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}
