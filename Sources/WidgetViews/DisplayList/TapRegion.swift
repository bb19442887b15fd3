// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a widget that opens a URL when it is tapped.
public struct TapRegion: Hashable, Sendable {
  /// Where a tap counts.
  public var frame: Rect

  /// What is opened.
  public var url: String

  /// What a person who cannot see the widget is told; the texts inside the region, one after the other.
  public var label: String

  /// Whether it is the whole widget's, from `widgetURL(_:)`, and not a link's.
  public var isWidgetURL: Bool

  /// Makes a region.
  public init(frame: Rect, url: String, label: String, isWidgetURL: Bool) {
    self.frame = frame
    self.url = url
    self.label = label
    self.isWidgetURL = isWidgetURL
  }
}
