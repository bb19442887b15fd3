// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A span of time in which the user looks at a page.
public struct Glance: Hashable, Sendable {
  /// The page that the user looks at.
  public var page: WidgetPage

  /// The moment at which it begins.
  public var start: Instant

  /// The end of the glance; not before its start.
  public var end: Instant

  /// Creates a glance at a page; by default the first of the Home Screen.
  public init(at page: WidgetPage = .homeScreen(0), from start: Instant, to end: Instant) {
    self.page = page
    self.start = start
    self.end = end
  }
}
