// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax

/// An error of JSON-RPC: what a request is answered with in place of a result.
package struct MessageError: Error, Hashable, Sendable {
  /// The number by which programs know the error.
  package var code: Int

  /// What was wrong, for whoever reads it.
  package var message: String

  /// What programs may want to know beside it.
  package var data: PropertyListLiteral?

  /// Creates an error with a code of JSON-RPC, a sentence, and data; nil for none.
  package init(code: Int, _ message: String, data: PropertyListLiteral? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// What was sent is not JSON, or is nested or long beyond the limits.
  package static func parse(_ message: String) -> Self { Self(code: -32700, message) }

  /// What was sent is JSON, and no message.
  package static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message) }

  /// A method that this server does not have.
  package static func unknownMethod(_ name: String) -> Self {
    Self(code: -32601, "unknown method '\(name)'")
  }

  /// Parameters that the method cannot use.
  package static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message) }

  /// Something failed that the client is not to blame for.
  package static func failed(_ message: String) -> Self { Self(code: -32603, message) }

  /// A request that the client took back, as the Language Server Protocol numbers it.
  package static let canceled = Self(code: -32800, "the request was canceled")

  /// A request before the first one, as the Language Server Protocol numbers it.
  package static let notInitialized = Self(
    code: -32002, "the first request must be 'initialize'")

  /// A request that is understood and refused, as the Language Server Protocol numbers it.
  package static func refused(_ message: String) -> Self { Self(code: -32803, message) }

  /// A resource that this server does not have, as the Model Context Protocol numbers it.
  package static func unknownResource(_ uri: String) -> Self {
    Self(code: -32002, "unknown resource '\(uri)'", data: ["uri": .string(uri)])
  }

  var literal: PropertyListLiteral {
    .object(
      [("code", .integer(code)), ("message", .string(message))]
        + (data.map { [("data", $0)] } ?? []))
  }
}
