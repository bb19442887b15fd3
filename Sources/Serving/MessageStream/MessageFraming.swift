// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How messages are told apart on a stream of bytes.
package enum MessageFraming: Hashable, Sendable {
  /// A message a line, as the Model Context Protocol has it.
  case lines

  /// A header with `Content-Length` before each message, as the Language Server Protocol has it.
  case headers

  /// The bytes of a message with what tells it apart.
  package func framed(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .lines: message + [UInt8(ascii: "\n")]
    case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
  }
}
