// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A time in which a person looks at a page.
public struct Glance: Hashable, Sendable {
  /// What is looked at.
  public var page: WidgetPage

  /// When it begins.
  public var start: Instant

  /// When it ends; not before it begins.
  public var end: Instant

  /// Makes a glance.
  public init(at page: WidgetPage = .homeScreen(0), from start: Instant, to end: Instant) {
    self.page = page
    self.start = start
    self.end = end
  }
}
