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

  /// The family in which the widget is shown; of a presentation the one whose rules for links it has.
  package let family: WidgetFamily

  /// The presentation in which a Live Activity or a control is shown; nil for a widget.
  package let presentation: WidgetPresentation?

  /// The name of the family or the presentation.
  package var shapeName: String { presentation?.rawValue ?? family.rawValue }

  /// Finds a widget of a program that has a timeline.
  ///
  /// - Parameters:
  ///   - description: The widgets of the program.
  ///   - session: The session.
  ///   - kind: The kind, or the display name; nil for the first that has a timeline.
  ///   - family: The family; nil for the widget's first.
  /// - Throws: `CommandFailure` if there is no such widget, or it is a Live Activity or a control, or it does not come in the family.
  package init(
    ofTimelines description: ProgramDescription, in session: ProgramSession, kind: String?,
    family: String?
  ) throws {
    let first = description.widgets.first { $0.presentations.isEmpty }
    try self.init(description, in: session, kind: kind ?? first?.kind, family: family)
    guard presentation == nil else {
      throw CommandFailure(
        "'\(VisibleText.of(widget.kind))' is a Live Activity or a control, which has no timeline; "
          + "'quickaction preview' draws it", exitCode: 2)
    }
  }

  /// Finds a widget, a Live Activity or a control of a program.
  ///
  /// - Parameters:
  ///   - description: The widgets of the program.
  ///   - session: The session.
  ///   - kind: The kind, or the display name; nil for the first.
  ///   - shape: The name of the family or the presentation; nil for the first that it has.
  /// - Throws: `CommandFailure` if there is no such widget, or it does not come in the family or presentation.
  package init(
    _ description: ProgramDescription, in session: ProgramSession, kind: String?,
    family shape: String?
  ) throws {
    self.session = session
    widget = try Self.widget(description, kind: kind, path: session.path)
    guard let first = widget.presentations.first else {
      presentation = nil
      family = try WidgetFamily(named: shape, ofWidget: widget.kind, supporting: widget.families)
      return
    }
    let presentation =
      if let shape { try WidgetPresentation(shape: shape, of: widget) } else { first }
    self.presentation = presentation
    family = presentation.family
  }

  private static func widget(
    _ description: ProgramDescription, kind: String?, path: String
  ) throws -> DescribedWidget {
    guard let kind else {
      if let first = description.widgets.first { return first }
      throw CommandFailure("'\(path)' has no widget", exitCode: 2)
    }
    let named = description.widgets.first { $0.kind == kind || $0.displayName == kind }
    guard let widget = named else {
      throw CommandFailure(unknown: "widget", kind, among: description.widgets.map(\.kind))
    }
    return widget
  }

  /// The parts of which all pictures are shown if none is chosen: the states of a Live Activity, and the values of a control, which have no
  /// placeholder.
  package var usualParts: [ProviderQuestion.Part] {
    switch presentation {
    case nil: [.placeholder, .snapshot, .timeline]
    case .controlSmall, .controlMedium, .controlLarge: [.snapshot, .timeline]
    default: [.timeline]
    }
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
  ///   - program: The program, whose own fonts the picture needs.
  /// - Returns: The drawing.
  /// - Throws: `ProgramFailure` if the device does not show the family, or the program does not draw it.
  package func drawn(
    _ run: ProgramRun, entry: Int, in look: WidgetLook, at now: Instant?, of program: OpenProgram
  ) throws(ProgramFailure) -> DrawnWidget {
    DrawnWidget(
      programDrawing: try run.drawing(of: entry, in: look.at(now)), in: look, fonts: program.fonts)
  }
}

extension DescribedWidget {
  /// The names of the families or presentations.
  package var shapeNames: [String] {
    families.map(\.rawValue) + presentations.map(\.rawValue)
  }
}

extension WidgetPresentation {
  /// The presentation of a name.
  ///
  /// - Throws: `CommandFailure` if the widget does not have it.
  fileprivate init(shape name: String, of widget: DescribedWidget) throws {
    guard let presentation = widget.presentations.first(where: { $0.rawValue == name }) else {
      throw CommandFailure(
        "'\(VisibleText.of(widget.kind))' is not shown as \(VisibleText.of(name)); it is shown as "
          + widget.shapeNames.joined(separator: ", "), exitCode: 2)
    }
    self = presentation
  }

  /// The looks of the presentation in place of a widget's, each once: it has no rendering modes.
  ///
  /// - Parameters:
  ///   - looks: The looks of a widget.
  ///   - isDeviceChosen: Whether the user chose the devices; otherwise it is one that shows Live Activities everywhere.
  /// - Returns: The looks, also those whose size on the device is not known.
  package func looks(like looks: [WidgetLook], isDeviceChosen: Bool) -> [WidgetLook] {
    var seen: Set<WidgetLook> = []
    return looks.compactMap { look in
      var shown = WidgetLook(self, like: look)
      if !isDeviceChosen { shown.device = .activityDefault }
      if let area = look.area, var canvas = shown.canvas {
        if area.isBare { canvas.cornerRadius = 0 }
        shown.area = WidgetLook.Area(canvas: canvas, scale: area.scale, isBare: area.isBare)
      }
      return seen.insert(shown).inserted ? shown : nil
    }
  }
}
