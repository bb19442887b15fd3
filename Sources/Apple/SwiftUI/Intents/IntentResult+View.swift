// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import WidgetViews

// As on iOS, a file needs SwiftUI for results with views. Only views are taken: a closure behind a call is the content, never
// the view. Nothing shows them here, so closures are not called.

extension IntentResult where Self == MadeIntentResult<Never> {
  /// Returns a result with a view, which nothing shows here.
  public static func result<Content: View>(view: Content) -> Self { Self(value: nil) }

  /// Returns a result with a view; the closure is not called.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self {
    Self(value: nil)
  }

  /// Returns a result with a dialog and a view, which nothing says or shows here.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self {
    Self(value: nil)
  }

  /// Returns a result with a dialog and a view; the closure is not called.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }

  /// Returns a result with a view that performs another intent.
  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, view: Content
  ) -> Self { Self(value: nil) }

  /// Returns a result with a view that performs another intent; the closure is not called.
  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }

  /// Returns a result with a dialog and a view that performs another intent.
  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, dialog: IntentDialog, view: Content
  ) -> Self { Self(value: nil) }

  /// Returns a result with a dialog and a view that performs another intent; the closure is not called.
  public static func result<Next: AppIntent, Content: View>(
    opensIntent: Next, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self { Self(value: nil) }
}

extension IntentResult {
  /// Returns a result with a value and a view, which nothing shows here.
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value and a view; the closure is not called.
  public static func result<Value, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value, a dialog and a view, which nothing says or shows here.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }

  /// Returns a result with a value, a dialog and a view; the closure is not called.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == MadeIntentResult<Value> { Self(value: value) }
}
