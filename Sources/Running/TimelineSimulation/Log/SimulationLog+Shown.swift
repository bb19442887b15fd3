// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// The content of a widget for a span of time.
  public struct Shown: Sendable {
    /// The kind of content.
    public enum Content: Sendable {
      /// The provider's placeholder, as there was nothing else to show yet.
      case placeholder(SimulatedEntry)
      /// An entry of a timeline: which reload it came with, and its position among the provider's entries.
      case entry(SimulatedEntry, reload: Int, position: Int)

      /// The entry that was drawn.
      public var entry: SimulatedEntry {
        switch self {
        case .placeholder(let entry): entry
        case .entry(let entry, _, _): entry
        }
      }

      /// Whether the content is the placeholder.
      public var isPlaceholder: Bool {
        if case .placeholder = self { true } else { false }
      }
    }

    /// The index of the widget in ``SimulationLog/widgets``.
    public var widget: Int
    /// The first moment of the span.
    public var start: Instant
    /// The moment at which the span ends.
    public var end: Instant
    /// The content that was shown.
    public var content: Content
  }
}
