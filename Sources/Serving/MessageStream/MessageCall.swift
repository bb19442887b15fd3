// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
import Synchronization

/// A request that is worked on.
package final class MessageCall: Sendable {
  /// The name that the client gave it.
  package let id: MessageID

  private let canceled = Atomic(false)
  private let send: @Sendable ([UInt8]) -> Void

  /// Creates a request that came; what it notifies the client of is written without its framing.
  package init(_ id: MessageID, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.id = id
    self.send = send
  }

  /// Whether the client took the request back: nobody waits for what is still done for it.
  package var isCanceled: Bool { canceled.load(ordering: .relaxed) }

  /// Notifies the client, unless it took the request back.
  package func notify(_ method: String, _ parameters: PropertyListLiteral) {
    if !isCanceled { send(OutgoingMessage.notification(method, parameters)) }
  }

  func cancel() { canceled.store(true, ordering: .relaxed) }
}
