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

/// A result that another intent opens.
public protocol OpensIntent: IntentResult {}

/// What is said.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// What is said.
  public let full: LocalizedStringResource

  /// Says something.
  public init(_ dialog: LocalizedStringResource) { full = dialog }

  /// Says something.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  /// Says something, with a shorter form.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
}

/// A result as `result()` makes it.
public struct MadeIntentResult<Value>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView,
  @unchecked Sendable
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

  /// A result that another intent opens.
  public static func result<Next: AppIntent>(opensIntent: Next) -> MadeIntentResult<Never> {
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
  where Self == MadeIntentResult<Value> {
    MadeIntentResult(value: value)
  }
}
