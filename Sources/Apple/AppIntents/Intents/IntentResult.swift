// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// What performing an intent gives.
public protocol IntentResult: Sendable {
  /// A value for the next intent.
  associatedtype Value = Never
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that is said.
public protocol ProvidesDialog: IntentResult {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows what an intent makes.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that another intent opens.
public protocol OpensIntent: IntentResult {}

/// What is said.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// What is said.
  public let full: LocalizedStringResource
  /// What is said where something is shown, too; nil for the same.
  public let supporting: LocalizedStringResource?

  /// Says something.
  public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }

  /// Says something.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Says something.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// Says something, with a shorter form.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { (self.full, self.supporting) = (full, supporting) }
}

/// A result as `result()` makes it.
///
/// No system shows a view or opens an intent here, so that the value alone is kept.
public struct MadeIntentResult<Value>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView,
  ShowsSnippetIntent, @unchecked Sendable
{
  /// The value; nil if there is none.
  public let value: Value?
}

extension IntentResult where Self == MadeIntentResult<Never> {
  /// A result without a value.
  public static func result() -> MadeIntentResult<Never> { MadeIntentResult(value: nil) }

  /// A result that is said.
  public static func result(dialog: IntentDialog) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }

  /// A result that is said, and shows a view.
  public static func result<Content>(dialog: IntentDialog, view: Content) -> MadeIntentResult<Never>
  { MadeIntentResult(value: nil) }

  /// A result that is said, and shows a view.
  public static func result<Content>(
    dialog: IntentDialog, content: () -> Content
  ) -> MadeIntentResult<Never> { MadeIntentResult(value: nil) }

  /// A result that shows a view.
  public static func result<Content>(view: Content) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }

  /// A result that shows a view.
  public static func result<Content>(content: () -> Content) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }

  /// A result that another intent opens.
  public static func result<Next: AppIntent>(opensIntent: Next) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }

  /// A result that is said, and that another intent opens.
  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog
  ) -> MadeIntentResult<Never> { MadeIntentResult(value: nil) }

  /// A result that shows what an intent makes.
  public static func result<Next: SnippetIntent>(snippetIntent: Next) -> MadeIntentResult<Never> {
    MadeIntentResult(value: nil)
  }
}

extension IntentResult {
  /// A result with a value.
  public static func result<Value>(value: Value) -> Self where Self == MadeIntentResult<Value> {
    MadeIntentResult(value: value)
  }

  /// A result with a value, which is said.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// A result with a value, which is said, and shows a view.
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// A result with a value, which is said, and shows a view.
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, content: () -> Content
  ) -> Self where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// A result with a value that shows a view.
  public static func result<Value, Content>(value: Value, view: Content) -> Self
  where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// A result with a value that another intent opens.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }

  /// A result with a value, which is said, and that another intent opens.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == MadeIntentResult<Value> { MadeIntentResult(value: value) }
}
