// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
package import QuickActionWidget
import SourceText
package import WidgetPrograms
package import WidgetProtocol
package import WidgetViews

/// A widget of a program, in a family.
package struct ProgramWidget {
  /// The session with the running program.
  package let session: ProgramSession

  /// The widget as the program describes it.
  package let widget: DescribedWidget

  /// The family in which the widget is shown.
  package let family: WidgetFamily

  /// Finds a widget of a program.
  ///
  /// - Parameters:
  ///   - description: The widgets of the program.
  ///   - session: The session.
  ///   - kind: The kind, or the display name; nil for the first that is drawn.
  ///   - family: The family; nil for the widget's first.
  /// - Throws: `CommandFailure` if there is no such widget, or it does not come in the family.
  package init(
    _ description: ProgramDescription, in session: ProgramSession, kind: String?, family: String?
  ) throws {
    self.session = session
    widget = try Self.widget(description, kind: kind, path: session.path)
    self.family = try WidgetFamily(
      named: family, ofWidget: widget.kind, supporting: widget.families)
  }

  private static func widget(
    _ description: ProgramDescription, kind: String?, path: String
  ) throws -> DescribedWidget {
    let drawn = description.widgets.filter { $0.refusal == nil }
    guard let kind else {
      if let first = drawn.first { return first }
      let reason = description.widgets.compactMap(\.refusal).first.map { ": \($0)" } ?? ""
      throw CommandFailure("'\(path)' has no widget that is drawn\(reason)", exitCode: 2)
    }
    let named = description.widgets.first { $0.kind == kind || $0.displayName == kind }
    guard let widget = named else {
      throw CommandFailure(unknown: "widget", kind, among: drawn.map(\.kind))
    }
    if let refusal = widget.refusal { throw CommandFailure(refusal, exitCode: 2) }
    return widget
  }

  /// The title of the widget: its display name, or its kind if that is empty.
  package var title: String { widget.displayName.isEmpty ? widget.kind : widget.displayName }

  /// The margins that the widget leaves the system.
  package var margins: ContentMargins {
    widget.areContentMarginsDisabled ? .disabled : .standard
  }

  /// Draws an entry of a run in a look; nil if the look cannot be drawn.
  ///
  /// - Parameters:
  ///   - run: The run with the provider's answer.
  ///   - entry: The number of the entry.
  ///   - look: The look.
  ///   - now: The moment of the picture.
  /// - Returns: The drawing.
  /// - Throws: `ProgramFailure` if the device does not show the family, or the program does not draw it.
  package func drawn(
    _ run: ProgramRun, entry: Int, in look: WidgetLook, at now: Instant?
  ) throws(ProgramFailure) -> DrawnWidget {
    DrawnWidget(programDrawing: try run.drawing(of: entry, in: look.at(now)), in: look)
  }
}
