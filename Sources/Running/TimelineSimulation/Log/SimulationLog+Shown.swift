// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// What a widget showed for a time.
  public struct Shown: Sendable {
    /// What it was.
    public enum Content: Sendable {
      /// The provider's placeholder, as there was nothing else to show yet.
      case placeholder(AnyTimelineEntry)
      /// An entry of a timeline: which reload it came with, and its position among the provider's entries.
      case entry(AnyTimelineEntry, reload: Int, position: Int)

      /// What was drawn.
      public var entry: AnyTimelineEntry {
        switch self {
        case .placeholder(let entry): entry
        case .entry(let entry, _, _): entry
        }
      }

      /// Whether it is the placeholder.
      public var isPlaceholder: Bool {
        if case .placeholder = self { true } else { false }
      }
    }

    /// Which widget.
    public var widget: Int
    /// From when.
    public var start: Instant
    /// To when.
    public var end: Instant
    /// What it was.
    public var content: Content
  }
}
