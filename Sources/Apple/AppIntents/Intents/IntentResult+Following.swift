// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Nothing shows a snippet or offers a button here, so that only the value is kept.

extension IntentResult {
  /// Returns a result with a dialog that shows the view of a snippet intent.
  public static func result<Next: SnippetIntent>(
    dialog: IntentDialog, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Never> { Self(value: nil) }

  /// Returns a result that performs another intent and shows the view of a snippet intent.
  public static func result<Opened: AppIntent, Next: SnippetIntent>(
    opensIntent: Opened, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Never> { Self(value: nil) }

  /// Returns a result with a dialog that performs another intent and shows the view of a snippet intent.
  public static func result<Opened: AppIntent, Next: SnippetIntent>(
    opensIntent: Opened, dialog: IntentDialog, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Never> { Self(value: nil) }

  /// Returns a result with a value that shows the view of a snippet intent.
  public static func result<Value, Next: SnippetIntent>(
    value: Value, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value and a dialog that shows the view of a snippet intent.
  public static func result<Value, Next: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value that performs another intent and shows the view of a snippet intent.
  public static func result<Value, Opened: AppIntent, Next: SnippetIntent>(
    value: Value, opensIntent: Opened, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value and a dialog that performs another intent and shows the view of a snippet intent.
  public static func result<Value, Opened: AppIntent, Next: SnippetIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: Next
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result that gives the Action button an intent; nil is no activity that it belongs to.
  public static func result<Next: AppIntent>(
    actionButtonIntent: Next, activityIdentifier: String? = nil
  ) -> Self where Self == MadeIntentResult<Never> { Self(value: nil) }

  /// Returns a result with a dialog that gives the Action button an intent; nil is no activity that it belongs to.
  public static func result<Next: AppIntent>(
    actionButtonIntent: Next, activityIdentifier: String? = nil, dialog: IntentDialog
  ) -> Self where Self == MadeIntentResult<Never> { Self(value: nil) }

  /// Returns a result with a value that gives the Action button an intent; nil is no activity that it belongs to.
  public static func result<Value, Next: AppIntent>(
    value: Value, actionButtonIntent: Next, activityIdentifier: String? = nil
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value and a dialog that gives the Action button an intent; nil is no activity that it belongs to.
  public static func result<Value, Next: AppIntent>(
    value: Value, actionButtonIntent: Next, activityIdentifier: String? = nil, dialog: IntentDialog
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }
}
