// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Why a scenario cannot be run.
public enum ScenarioError: Error, Hashable, Sendable {
  /// It lasts no time, or more than ten years; the length, as text.
  case unusableDuration(String)
  /// The widget has no such family.
  case unsupportedFamily(kind: String, WidgetFamily)
  /// The family is not shown on the page.
  case wrongPage(kind: String, WidgetFamily, WidgetPage)
  /// The Lock Screen's line above the clock is taken.
  case inlineTaken(kind: String, by: String)
  /// The Lock Screen's cells do not suffice.
  case noCells(kind: String, WidgetFamily, needed: Int, free: Int)
}

extension ScenarioError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unusableDuration(let text):
      "'\(text)' is no length of time that can be simulated; it takes 1s to 3653d"
    case .unsupportedFamily(let kind, let family):
      "the widget '\(kind)' has no family \(family.rawValue)"
    case .wrongPage(let kind, let family, let page):
      "the widget '\(kind)' cannot be placed on \(page): its family \(family.rawValue) is not shown there"
    case .inlineTaken(let kind, let other):
      "the widget '\(kind)' does not fit on the Lock Screen: the one line above the clock is taken by '\(other)'"
    case .noCells(let kind, let family, let needed, let free):
      "the widget '\(kind)' does not fit on the Lock Screen: \(family.rawValue) takes "
        + "\(needed) of the four cells below the clock, and \(free) \(free == 1 ? "is" : "are") free"
    }
  }
}
