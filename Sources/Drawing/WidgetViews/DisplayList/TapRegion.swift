// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a widget that opens a URL, or lets the system run an intent, when it is tapped.
public struct TapRegion: Hashable, Sendable {
  /// The area in which a tap counts, in points of the widget.
  public var frame: Rect

  /// The URL that a tap opens; empty if it opens none.
  public var url: String

  /// The label for VoiceOver: the texts inside the region, one after the other.
  public var label: String

  /// Whether the region is the whole widget, from `widgetURL(_:)`, and not a link's.
  public var isWidgetURL: Bool

  /// The intent that the system runs; nil if the region opens a URL.
  public var action: TapAction?

  /// Creates a region that opens a URL, or runs an intent if there is an action.
  public init(
    frame: Rect, url: String, label: String, isWidgetURL: Bool, action: TapAction? = nil
  ) {
    self.frame = frame
    self.url = url
    self.label = label
    self.isWidgetURL = isWidgetURL
    self.action = action
  }
}
