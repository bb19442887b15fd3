// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

extension AppIntent {
  /// Asks the user to confirm the intent, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go,
    dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError.needsConfirmation("\(Self.self)") }

  /// Asks the user to confirm a result, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation("\(Self.self)") }

  /// Asks the user to confirm a result under the older name of the argument, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation("\(Self.self)") }

  /// Asks the user to confirm what the view of a snippet intent shows, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws { throw AppIntentError.needsConfirmation("\(Self.self)") }

  /// Asks the user to confirm what the view of a snippet intent shows, which is not possible here.
  ///
  /// - Returns: The value of the snippet intent's result.
  /// - Throws: Always an ``AppIntentError``.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    throw AppIntentError.needsConfirmation("\(Self.self)")
  }
}

/// The conditions under which the user is asked to confirm.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The raw bits of the option set.
  public let rawValue: Int

  /// Creates conditions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// If the intent comes from something that the system is not sure of, such as a misheard phrase.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// The name of the button that confirms an action.
public enum ConfirmationActionName: Hashable, Sendable {
  /// A name of the system.
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get
  /// A name of the system.
  case go, log, open, order, pay, play, playSound, post, request, run, search, send, set, share
  /// A name of the system.
  case start, startNavigation, toggle, turnOff, turnOn, view
  /// The app's own names for confirming and denying.
  case custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool)
}
