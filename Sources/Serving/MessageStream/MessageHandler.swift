// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax

/// What answers the messages of a protocol.
package protocol MessageHandler: Sendable {
  /// Whether a request is answered where it is read, before what is being worked on: only what takes no time may be.
  func isImmediate(_ method: String) -> Bool

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - method: The name of the method.
  ///   - parameters: The parameters, an object or an array; nil if there are none.
  ///   - call: The request, which can be canceled meanwhile.
  /// - Returns: The result.
  /// - Throws: `MessageError`, which is the answer then.
  func answer(
    _ method: String, _ parameters: PropertyListValue?, _ call: MessageCall
  ) throws(MessageError) -> PropertyListLiteral

  /// The request that a notification takes back; nil for a notification of anything else.
  func canceledRequest(_ method: String, _ parameters: PropertyListValue?) -> MessageID?

  /// Whether a request that was taken back is answered, with an error: the Language Server Protocol asks for that, the Model
  /// Context Protocol forbids it.
  var answersCanceled: Bool { get }
}
