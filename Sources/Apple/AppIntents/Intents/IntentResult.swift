// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// The result of performing an intent.
public protocol IntentResult: Sendable {
  /// The type of the value for the next intent; `Never` for none.
  associatedtype Value = Never

  /// The value for the next intent; nil for none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a dialog for the user.
public protocol ProvidesDialog: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows the view of a snippet intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that performs another intent.
public protocol OpensIntent: IntentResult {}

/// A dialog that is spoken or shown to the user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The full text, for when it is only spoken.
  public let full: LocalizedStringResource
  /// The shorter text beside a view; nil is the full text.
  public let supporting: LocalizedStringResource?

  /// Creates a dialog from a localized text.
  public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog from a literal with interpolations.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// Creates a dialog with a shorter text beside a view; the image is ignored.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { (self.full, self.supporting) = (full, supporting) }

  /// Creates a dialog with an image beside its text, which is ignored.
  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
}

/// A result that `result()` returns.
///
/// No view is shown and no intent is performed here, so only the value is kept.
public struct MadeIntentResult<Value>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView,
  ShowsSnippetIntent, @unchecked Sendable
{
  /// The value of the result; nil for none.
  public let value: Value?

  /// Creates a result with a value; nil for none.
  public init(value: Value?) { self.value = value }
}

extension IntentResult where Self == MadeIntentResult<Never> {
  /// Returns a result without a value.
  public static func result() -> MadeIntentResult<Never> { MadeIntentResult(value: nil) }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }

  /// Returns a result that performs another intent.
  public static func result<Next: AppIntent>(opensIntent: Next) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }

  /// Returns a result with a dialog that performs another intent.
  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog
  ) -> MadeIntentResult<Never> { MadeIntentResult(value: nil) }

  /// Returns a result that shows the view of a snippet intent.
  public static func result<Next: SnippetIntent>(snippetIntent: Next) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }
}

extension IntentResult {
  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self where Self == MadeIntentResult<Value> {
    MadeIntentResult(value: value)
  }

  /// Returns a result with a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// Returns a result with a value that performs another intent.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// Returns a result with a value and a dialog that performs another intent.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }
}
