// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import GoldenPictures
import QuickActionWidget
import QuickActions
import ShownWidgets
import StringTables
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
import WidgetViews

/// The pictures of a program's widgets: placeholders, the gallery's and those of timelines.
struct ProgramSnapshots {
  private let requested: RequestedProgram
  private let shapes: [String]
  private let look: LookOptions
  private let moment: SnapshotMomentOptions
  private let sdk: WidgetSDK

  /// Names what is drawn.
  ///
  /// - Parameters:
  ///   - requested: The program; without a kind all of its widgets are drawn.
  ///   - shapes: The names of families and presentations; none for all.
  ///   - look: The looks.
  ///   - moment: When timelines are made.
  ///   - sdk: The SDK that the widget is built with.
  init(
    _ requested: RequestedProgram, shapes: [String], look: LookOptions,
    moment: SnapshotMomentOptions, sdk: WidgetSDK
  ) {
    self.requested = requested
    self.shapes = shapes
    self.look = look
    self.moment = moment
    self.sdk = sdk
  }

  /// Draws the pictures; each language has a run of the program.
  ///
  /// - Parameters:
  ///   - locales: The languages; none for English.
  ///   - messages: The messages in addition.
  /// - Returns: The pictures, in an order that depends on nothing else.
  /// - Throws: `CommandFailure` if the widget, or what the options name, cannot be used.
  func pictures(locales: [LocaleName], _ messages: Messages) throws -> [SnapshotDrawing] {
    let zone = try moment.zone(messages)
    let now = try moment.instant(in: zone)
    let settings = try requested.settings(messages)
    return try (locales.isEmpty ? [LocaleName("en")] : locales).flatMap { locale in
      let program = try OpenProgram(
        settings, now: now, in: zone, locale: locale.identifier, feed: requested.feed,
        messages)
      let drawn = try widgets(of: program).flatMap { widget in
        try pictures(of: widget, in: program, at: now, locale, messages)
      }
      try program.finish()
      return drawn
    }
  }

  /// The widgets, one for each family or presentation.
  private func widgets(of program: OpenProgram) throws -> [ProgramWidget] {
    let (description, kind) = (program.description, requested.kind)
    let named = try ProgramWidget(description, in: program.session, kind: kind, family: nil)
    let drawn = kind == nil ? description.widgets : [named.widget]
    return try drawn.flatMap { widget in
      // Of several widgets, each is drawn in those of the families that it has.
      let asked = shapes.filter { drawn.count == 1 || widget.shapeNames.contains($0) }
      return try (shapes.isEmpty ? widget.shapeNames : asked).map { shape in
        try ProgramWidget(description, in: program.session, kind: widget.kind, family: shape)
      }
    }
  }

  private func pictures(
    of widget: ProgramWidget, in program: OpenProgram, at now: Instant, _ locale: LocaleName,
    _ messages: Messages
  ) throws -> [SnapshotDrawing] {
    let looks = try look.looks(
      family: widget.family, presentation: widget.presentation, margins: widget.margins,
      locales: [locale], sdk: sdk,
      showsAllModes: false, messages)
    var pictures: [SnapshotDrawing] = []
    for part in widget.usualParts {
      let name = part == .placeholder ? "placeholder" : "gallery"
      var runs: [Size: ProgramRun] = [:]
      for look in looks {
        guard let size = look.canvas?.size else { continue }
        let run =
          try runs[size]
          ?? program.run(
            ProviderQuestion(
              part, kind: widget.widget.kind, family: widget.family, size: size,
              isPreview: part == .snapshot, now: now))
        runs[size] = run
        for (index, entry) in run.timeline.entries.enumerated() {
          let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
          let entryName = part == .timeline ? number : name
          let moment = part == .timeline ? entry.date : now
          let drawn = try drawn(widget, run, index, in: look, at: moment, of: program)
          pictures.append(
            SnapshotDrawing(
              name: "\(widget.widget.kind).\(entryName).\(look.goldenName)",
              title: widget.title, drawn: drawn, program: program.session.path))
        }
      }
    }
    return pictures
  }

  private func drawn(
    _ widget: ProgramWidget, _ run: ProgramRun, _ entry: Int, in look: WidgetLook,
    at now: Instant, of program: OpenProgram
  ) throws -> DrawnWidget {
    do throws(ProgramFailure) {
      return try widget.drawn(run, entry: entry, in: look, at: now, of: program)
    } catch {
      throw CommandFailure(error)
    }
  }
}
