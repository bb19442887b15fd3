// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// Writes messages of a program, to standard error, where what runs the program shows them.
public struct Logger: Sendable {
  private let name: String

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The program, as its bundle identifier.
  ///   - category: The part of the program.
  public init(subsystem: String, category: String) {
    name = category.isEmpty ? subsystem : "\(subsystem):\(category)"
  }

  /// Makes a logger without a name.
  public init() { name = "" }

  /// Makes a logger of an older log.
  public init(_ log: OSLog) { name = log.name }

  /// Writes nothing: messages for who looks for a mistake are not kept, as on a device.
  public func debug(_ message: OSLogMessage) {}

  /// Writes nothing: such messages are not kept, as on a device.
  public func trace(_ message: OSLogMessage) {}

  /// Writes a message.
  public func info(_ message: OSLogMessage) { write("info", message) }

  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write("notice", message) }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write("log", message) }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

  /// Writes a message.
  public func warning(_ message: OSLogMessage) { write("warning", message) }

  /// Writes a message.
  public func error(_ message: OSLogMessage) { write("error", message) }

  /// Writes a message.
  public func critical(_ message: OSLogMessage) { write("critical", message) }

  /// Writes a message.
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    let line = "\(name.isEmpty ? "" : "[\(name)] ")\(level): \(message.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let `default` = OSLogType(name: "log")
  /// To know.
  public static let info = OSLogType(name: "info")
  /// To find a mistake.
  public static let debug = OSLogType(name: "debug")
  /// Something went wrong.
  public static let error = OSLogType(name: "error")
  /// The program is wrong.
  public static let fault = OSLogType(name: "fault")
}

/// A log by its older name.
public final class OSLog: Sendable {
  let name: String

  /// The log of the program.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {
    name = category.isEmpty ? subsystem : "\(subsystem):\(category)"
  }
}

/// Who may see a part of a message: everybody here, as a program that is looked at is one's own.
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let auto = OSLogPrivacy(name: "auto")
  /// Everybody.
  public static let `public` = OSLogPrivacy(name: "public")
  /// The person.
  public static let `private` = OSLogPrivacy(name: "private")
  /// Nobody.
  public static let sensitive = OSLogPrivacy(name: "sensitive")
}

/// A message of a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a message.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += String(describing: value())
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a format to a log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  let format = String(describing: message).replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  Logger(log).log(level: type, "\(String(format: format, arguments: arguments))")
}
