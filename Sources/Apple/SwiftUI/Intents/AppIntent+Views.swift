// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import WidgetViews

// What an intent asks with a view, which nobody sees here: closures are not called.

extension AppIntent {
  /// Asks the user to choose an option beside a view, which is not possible here.
  ///
  /// - Throws: Always an error, as nobody can be asked.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }

  /// Asks the user to choose an option beside a view, which is not possible here.
  ///
  /// - Throws: Always an error, as nobody can be asked.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption { try await requestChoice(between: options, dialog: dialog) }

  /// Asks the user to confirm what a view shows, which is not possible here.
  ///
  /// - Throws: Always an error, as nobody can be asked.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await requestConfirmation(conditions: conditions, actionName: actionName, dialog: dialog)
  }
}

nonisolated extension View {
  /// Calls a function before an intent is performed that is meant for this view; never called here, as no scene gets intents.
  public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
    _ intentType: Intent.Type, perform action: @escaping (Intent) -> Void
  ) -> some View { self }
}
