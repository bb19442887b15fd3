// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A place of the system that shows widgets, and is looked at as a whole.
public enum WidgetPage: Hashable, Sendable {
  /// A page of the Home Screen, counted from 0.
  case homeScreen(Int)
  /// The Lock Screen, which is one page.
  case lockScreen
}

extension WidgetPage: CustomStringConvertible {
  /// The name of the page; pages of the Home Screen are counted from 1.
  public var description: String {
    switch self {
    case .homeScreen(let page): "page \(page + 1) of the Home Screen"
    case .lockScreen: "the Lock Screen"
    }
  }
}
