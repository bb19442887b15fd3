// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
import SourceText
package import WidgetTimeline
import WidgetViews

/// A picture of a program's widget or preview, and what it is of.
package struct ProgramPicture: Sendable {
  /// What is drawn.
  package enum Part: String, Sendable {
    /// What is shown before there is anything to show.
    case placeholder
    /// What the gallery shows.
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

  /// What is drawn.
  package var part: Part

  /// The moment from which the entry is shown; nil where that says nothing.
  package var date: Instant?

  /// What it is called beside others of the same widget and family: the part, or the time of the entry.
  package var caption: String

  /// The drawing.
  package var drawn: DrawnWidget

  /// What it shares with the other pictures of the widget: its name and family.
  package var subject: String { "\(title) · \(drawn.look.family.rawValue)" }

  /// What it is called among all pictures.
  package var name: String { "\(subject) · \(caption)" }

  /// What taps open, in lines.
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
