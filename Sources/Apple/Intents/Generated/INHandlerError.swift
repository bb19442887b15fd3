// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The reason that a handler did not answer.
public enum INHandlerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The handler did not call its completion or return in time.
  case noAnswer(method: String, handler: String, seconds: Double)
  /// The handler implements neither form of a required method.
  case unwritten(method: String, handler: String)
  /// The handler called its completion with neither a value nor an error.
  case nothing(method: String, handler: String)
  /// The handler answered with an error of its own.
  case refused(method: String, handler: String, message: String)
  /// The handler does not conform to the intent's protocol.
  case nonconforming(handler: String, intent: String, protocolName: String)

  /// The description of the error in English, with advice.
  public var description: String {
    switch self {
    case .noAnswer(let method, let handler, let seconds):
      "'\(method)' of \(handler) did not answer within \(Self.text(seconds)); call its completion handler on every path"
    case .unwritten(let method, let handler):
      "\(handler) does not implement '\(method)'; write it, or its form with a completion handler, with exactly these labels and types"
    case .nothing(let method, let handler):
      "'\(method)' of \(handler) gave neither a value nor an error; pass one of them to its completion handler"
    case .refused(let method, let handler, let message):
      "'\(method)' of \(handler) failed: \(message)"
    case .nonconforming(let handler, let intent, let protocolName):
      "\(handler) does not conform to '\(protocolName)'; return an object that does from 'handler(for:)' for the intent '\(intent)'"
    }
  }

  private static func text(_ seconds: Double) -> String {
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
