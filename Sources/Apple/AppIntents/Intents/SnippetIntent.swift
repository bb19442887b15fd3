// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that shows a view as the result of another intent.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Asks to show the view again; it has no effect here, as no view of an intent is shown.
  public static func reload() {}
}
