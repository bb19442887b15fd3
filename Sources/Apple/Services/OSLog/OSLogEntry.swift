// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What was logged at one time.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// How long an entry is kept.
  public enum StoreCategory: Int, Sendable {
    /// It is not known.
    case undefined
    /// For as long as the others around it.
    case metadata
    /// It is in memory only.
    case shortTerm
    /// For a day, three days, a week, two weeks or a month.
    case longTermAuto
    /// It is kept for a day.
    case longTerm1
    /// It is kept for three days.
    case longTerm3
    /// It is kept for a week.
    case longTerm7
    /// It is kept for two weeks.
    case longTerm14
    /// It is kept for a month.
    case longTerm30
  }

  /// The text of the entry.
  open internal(set) var composedMessage = ""
  /// When it was logged.
  open internal(set) var date = Date.distantPast
  /// How long it is kept.
  open internal(set) var storeCategory = StoreCategory.undefined

  override init() { super.init() }
}

/// An entry of a program.
public protocol OSLogEntryFromProcess {
  /// The number of the activity in which it was logged; 0 for none.
  var activityIdentifier: UInt64 { get }
  /// The name of the program.
  var process: String { get }
  /// The number of the program.
  var processIdentifier: Int32 { get }
  /// The name of the library that logged it.
  var sender: String { get }
  /// The number of the thread.
  var threadIdentifier: UInt64 { get }
}

/// An entry with a format and values.
public protocol OSLogEntryWithPayload {
  /// The category of the log.
  var category: String { get }
  /// The format of the text.
  var formatString: String { get }
  /// The subsystem of the log.
  var subsystem: String { get }
}

/// A message that was logged.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// It is not known.
    case undefined
    /// A message at the debug level.
    case debug
    /// A message at the info level.
    case info
    /// A message at the default level.
    case notice
    /// A message at the error level.
    case error
    /// A message at the fault level.
    case fault
  }

  /// The level of the message.
  open internal(set) var level = Level.undefined
  /// The number of the activity in which it was logged; 0 for none.
  open internal(set) var activityIdentifier: UInt64 = 0
  /// The name of the program.
  open internal(set) var process = ""
  /// The number of the program.
  open internal(set) var processIdentifier: Int32 = 0
  /// The name of the library that logged it.
  open internal(set) var sender = ""
  /// The number of the thread.
  open internal(set) var threadIdentifier: UInt64 = 0
  /// The category of the log.
  open internal(set) var category = ""
  /// The format of the text.
  open internal(set) var formatString = ""
  /// The subsystem of the log.
  open internal(set) var subsystem = ""
}
