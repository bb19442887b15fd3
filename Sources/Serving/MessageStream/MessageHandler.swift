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

  /// Takes a notification, where it is read: what came before it and is answered there, is answered by then.
  func receive(_ method: String, _ parameters: PropertyListValue?)

  /// Takes the client before anything of it is read, to notify it later.
  func begin(_ client: MessageClient)

  /// Whether the client said that it goes, or is known to be gone: nothing more is read then.
  var isDone: Bool { get }

  /// The request that a notification takes back; nil for a notification of anything else.
  func canceledRequest(_ method: String, _ parameters: PropertyListValue?) -> MessageID?

  /// Whether a request that was taken back is answered, with an error: the Language Server Protocol asks for that, the Model
  /// Context Protocol forbids it.
  var answersCanceled: Bool { get }
}

extension MessageHandler {
  package func receive(_ method: String, _ parameters: PropertyListValue?) {}

  package func begin(_ client: MessageClient) {}

  package var isDone: Bool { false }
}
