// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax

/// Messages that go out, as bytes without their framing.
package enum OutgoingMessage {
  /// The answer to a request.
  package static func result(_ result: PropertyListLiteral, to id: MessageID) -> [UInt8] {
    bytes([("id", id.literal), ("result", result)])
  }

  /// The answer to a request that failed; without a name where the request's could not be read.
  package static func error(_ error: MessageError, to id: MessageID?) -> [UInt8] {
    bytes([("id", id?.literal ?? .null), ("error", error.literal)])
  }

  /// A notification of a method, which has no answer.
  package static func notification(
    _ method: String, _ parameters: PropertyListLiteral
  ) -> [UInt8] {
    bytes([("method", .string(method)), ("params", parameters)])
  }

  /// A request of ours.
  static func request(
    _ method: String, _ parameters: PropertyListLiteral, id: MessageID
  ) -> [UInt8] {
    bytes([("id", id.literal), ("method", .string(method)), ("params", parameters)])
  }

  private static func bytes(_ members: [(String, PropertyListLiteral)]) -> [UInt8] {
    Array(JSONWriter.line(.object([("jsonrpc", "2.0")] + members)).utf8)
  }
}
