// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
import SourceText
package import WidgetTimeline
import WidgetViews

/// A picture of a program's widget or preview, and what it is of.
package struct ProgramPicture: Sendable {
  /// The part of a timeline that is drawn.
  package enum Part: String, Sendable {
    /// The placeholder, which is shown before there is data.
    case placeholder
    /// The snapshot, which the gallery shows.
    case snapshot
    /// An entry of a timeline.
    case entry
    /// An entry of a preview.
    case preview
  }

  /// The name of the widget or of the preview.
  package var title: String

  /// The kind of the widget; nil for a preview of a view.
  package var kind: String?

  /// The part of the timeline that is drawn.
  package var part: Part

  /// The moment from which the entry is shown; nil where that says nothing.
  package var date: Instant?

  /// The caption beside other pictures of the same widget and family: the part, or the time of the
  /// entry.
  package var caption: String

  /// The drawn widget with its look and display list.
  package var drawn: DrawnWidget

  /// The name of the subject: the widget and the family.
  package var subject: String { "\(title) · \(drawn.look.shapeName)" }

  /// The name among all pictures: the subject and the caption.
  package var name: String { "\(subject) · \(caption)" }

  /// The URLs and intents that taps open, in lines.
  package var openedText: String {
    drawn.list.tapRegions.map { region in
      let target = region.action.map { "runs \($0.name)" } ?? "opens \(region.url)"
      let place =
        region.isWidgetURL
        ? "the widget" : "\(points(region.frame.width)) × \(points(region.frame.height)) pt"
      let label = region.label.isEmpty || region.isWidgetURL ? "" : " '\(region.label)'"
      return "\(place)\(label) \(target)"
    }
    .map { VisibleText.of($0) + "\n" }.joined()
  }

  private func points(_ length: Double) -> String {
    Int(exactly: length.rounded()).map(String.init) ?? "?"
  }
}
