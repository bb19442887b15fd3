// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why a handler gave no answer.
public enum INHandlerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It did not call its completion handler, or did not return, in time.
  case noAnswer(method: String, handler: String, seconds: Double)
  /// It wrote neither form of a method that it must write.
  case unwritten(method: String, handler: String)
  /// It called its completion handler without a value and without an error.
  case nothing(method: String, handler: String)
  /// It gave an error of its own, with the message.
  case refused(method: String, handler: String, message: String)
  /// It does not conform to the protocol of the intent.
  case nonconforming(handler: String, intent: String, protocolName: String)

  /// The error in English: what is wrong, and what to do.
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
