// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
import Synchronization

/// The client of a server, which is told and asked what it did not ask for.
package final class MessageClient: Sendable {
  private let send: @Sendable ([UInt8]) -> Void
  private let requestCount = Atomic(0)

  /// Creates a client that messages are written to, without their framing.
  package init(_ send: @escaping @Sendable ([UInt8]) -> Void) { self.send = send }

  /// Sends the client a notification, which has no answer.
  package func notify(_ method: String, _ parameters: PropertyListLiteral) {
    send(OutgoingMessage.notification(method, parameters))
  }

  /// Asks the client for something; what it answers is not waited for.
  package func ask(_ method: String, _ parameters: PropertyListLiteral) {
    let number = requestCount.add(1, ordering: .relaxed).newValue
    send(OutgoingMessage.request(method, parameters, id: .text("quickaction-\(number)")))
  }
}
