// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The methods of an intent's protocol that confirm and handle it.
public struct INGeneratedActions {
  /// A function that calls a method with the handler, the intent and a completion for the response.
  ///
  /// It returns whether the handler conforms to the protocol.
  public typealias Action = (Any, INIntent, @escaping (INIntentResponse) -> Void) -> Bool

  /// The name of the protocol.
  public let protocolName: String

  /// A function that returns whether an object conforms to the protocol.
  public let isHandled: (Any) -> Bool

  /// The method that handles the intent.
  public let handle: INGeneratedCall<Action>

  /// The method that confirms that the intent can be handled.
  public let confirm: INGeneratedCall<Action>

  /// Creates the methods of a protocol.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the protocol, for messages.
  ///   - handle: A function that calls the method that handles the intent.
  ///   - confirm: A function that calls the method that confirms it.
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
