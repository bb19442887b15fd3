// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

/// The reason why a scenario cannot be run.
public enum ScenarioError: Error, Hashable, Sendable {
  /// The duration is zero or more than ten years; its text.
  case unusableDuration(String)
  /// The widget has no such family.
  case unsupportedFamily(kind: String, WidgetFamily)
  /// The family is not shown on the page.
  case wrongPage(kind: String, WidgetFamily, WidgetPage)
  /// The Lock Screen has no place for the widget.
  case noPlace(kind: String, LockScreenRefusal)
}

extension ScenarioError: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unusableDuration(let text):
      "cannot simulate '\(text)'; use 1s to 3653d"
    case .unsupportedFamily(let kind, let family):
      "the widget '\(kind)' does not support \(family.rawValue)"
    case .wrongPage(let kind, let family, let page):
      "the widget '\(kind)' cannot be placed on \(page), which does not show \(family.rawValue)"
    case .noPlace(let kind, let refusal):
      "the widget '\(kind)' cannot be placed on the Lock Screen: \(refusal)"
    }
  }
}
