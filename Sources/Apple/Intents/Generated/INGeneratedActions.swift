// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The methods of an intent's protocol that run it.
public struct INGeneratedActions {
  /// How an intent is run: the handler, the intent, and what takes the response.
  ///
  /// The result says whether the handler conforms to the protocol.
  public typealias Action = (Any, INIntent, @escaping (INIntentResponse) -> Void) -> Bool

  /// The name of the protocol.
  public let protocolName: String

  /// Whether a handler conforms to the protocol.
  public let isHandled: (Any) -> Bool

  /// The method that runs the intent.
  public let handle: INGeneratedCall<Action>

  /// The method that says whether the intent can be run.
  public let confirm: INGeneratedCall<Action>

  /// Makes the methods of a protocol.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the protocol, for messages.
  ///   - handle: Calls the method that runs the intent.
  ///   - confirm: Calls the method that says whether it can be run.
  public init<Handling, Intent: INIntent, Response: INIntentResponse>(
    of protocolName: String,
    handle: @escaping (Handling, Intent, @escaping (Response) -> Void) -> Void,
    confirm: @escaping (Handling, Intent, @escaping (Response) -> Void) -> Void
  ) {
    self.protocolName = protocolName
    isHandled = { $0 is Handling }
    self.handle = INGeneratedCall("handle(intent:completion:)", Self.action(handle))
    self.confirm = INGeneratedCall("confirm(intent:completion:)", Self.action(confirm))
  }

  private static func action<Handling, Intent: INIntent, Response: INIntentResponse>(
    _ call: @escaping (Handling, Intent, @escaping (Response) -> Void) -> Void
  ) -> Action {
    { handler, intent, completion in
      guard let handler = handler as? Handling, let intent = intent as? Intent else { return false }
      call(handler, intent, completion)
      return true
    }
  }
}
