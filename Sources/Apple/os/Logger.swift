// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// A logger, which writes to standard error, from where the tool shows the messages.
public struct Logger: Sendable {
  private let name: String
  private var isDisabled = false

  /// Creates a logger for a category of a subsystem.
  ///
  /// - Parameters:
  ///   - subsystem: The program, as its bundle identifier.
  ///   - category: The part of the program.
  public init(subsystem: String, category: String) {
    name = category.isEmpty ? subsystem : "\(subsystem):\(category)"
  }

  /// Creates a logger without a subsystem and a category.
  public init() { name = "" }

  /// Creates a logger that writes to a log, and so nothing if that is the disabled one.
  public init(_ log: OSLog) { (name, isDisabled) = (log.name, log.isDisabled) }

  /// Logs at the debug level: writes nothing, as such messages are not kept on a device either.
  public func debug(_ message: OSLogMessage) {}

  /// Logs at the trace level: writes nothing, as such messages are not kept on a device either.
  public func trace(_ message: OSLogMessage) {}

  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { write("info", message) }

  /// Writes a message at the notice level.
  public func notice(_ message: OSLogMessage) { write("notice", message) }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { write("log", message) }

  /// Writes a message at a level, even at the debug level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

  /// Writes a message at the warning level.
  public func warning(_ message: OSLogMessage) { write("warning", message) }

  /// Writes a message at the error level.
  public func error(_ message: OSLogMessage) { write("error", message) }

  /// Writes a message at the critical level.
  public func critical(_ message: OSLogMessage) { write("critical", message) }

  /// Writes a message at the fault level.
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    guard !isDisabled else { return }
    let line = "\(name.isEmpty ? "" : "[\(name)] ")\(level): \(message.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// Creates a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level, shown as `log`.
  public static let `default` = OSLogType(0)
  /// Helpful information that is not essential.
  public static let info = OSLogType(1)
  /// Information that helps in debugging.
  public static let debug = OSLogType(2)
  /// An error of the process.
  public static let error = OSLogType(16)
  /// A bug in the program or a failure of the system.
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

/// A log of the older logging interface.
public final class OSLog: Sendable {
  let name: String
  let isDisabled: Bool

  /// The default log, without a subsystem and a category.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A log that writes nothing.
  public static let disabled = OSLog(name: "", isDisabled: true)

  /// Whether marks of times are made; never here.
  public var signpostsEnabled: Bool { false }

  /// Returns whether messages of a level are written; never by the disabled log.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type != .debug }

  /// A part of a program that others look for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points in which others are interested.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Memory that is taken.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Stacks of what is traced.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Creates a log of a part of a program that others look for.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Creates a log for a category of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(
      name: category.isEmpty ? subsystem : "\(subsystem):\(category)", isDisabled: false)
  }

  private init(name: String, isDisabled: Bool) {
    (self.name, self.isDisabled) = (name, isDisabled)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a `printf` format to a log at a level; from which file of the program it comes is not written.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  write(message, arguments, to: log, type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a `printf` format to a log at a level, which is named first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {
  write(message, arguments, to: log, type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values to the default log at the default level.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger(.default).log(message) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values to a log at a level.
@_disfavoredOverload
public func os_log(
  _ logType: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  Logger(log).log(level: logType, message)
}

private func write(
  _ message: StaticString, _ arguments: [any CVarArg], to log: OSLog, _ type: OSLogType
) {
  let format = String(describing: message).replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  Logger(log).log(level: type, "\(String(format: format, arguments: arguments))")
}
