// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
import WidgetViews

extension Export {
  /// Writes the choice of a program's widget: its values with the titles that the app's handler gives, and what the app's view opens.
  func export(
    _ settings: ProgramSettings, as format: Format, to output: ResultOutput
  ) throws {
    let messages = output.messages
    var request = catalog.request(intent: intent)
    guard catalog.catalog == nil || request.definitionPath != nil else {
      throw CommandFailure(
        "'--program' exports what the app's own view opens; name an intent definition, and not a catalog",
        exitCode: 2)
    }
    if intent != nil, request.definitionPath == nil {
      throw CommandFailure(
        "'--intent' is an intent of a definition; name the definition, or remove the option",
        exitCode: 2)
    }
    let zone = try TimeZoneRules.named(
      moment.timeZone, environment: messages.console.environment)
    let now = try moment.instant(in: zone)
    let locale = request.locale ?? LocaleName("en")
    let program = try OpenProgram(
      settings, now: now, in: zone, locale: locale.identifier,
      feed: try FeedFile(path: moment.feed, messages), messages)
    if format == .definition {
      guard request.definitionPath == nil else {
        throw CommandFailure(
          "'--format definition' writes the app intent of a program; remove the definition",
          exitCode: 2)
      }
      try output.write(try program.appIntent(ofWidget: self.program.kind).document)
      return try program.finish()
    }
    var kind = self.program.kind
    var chosen: ChosenWidget?
    if request.definitionPath != nil {
      request.handler = { try program.handler(ofIntentClass: $0) }
      let values = try ChosenWidget(request, messages)
      kind = kind ?? self.kind(of: values, in: program)
      chosen = values
    } else if program.hasAppIntent(ofWidget: kind) {
      let intent = try ChosenProgramIntent(
        ofWidget: kind, in: program, savingIn: FilePath(settings.choiceFolder))
      request.programIntent = intent
      kind = intent.intent.widget.kind
      chosen = try ChosenWidget(request, messages)
    }
    let widget = try ProgramWidget(
      ofTimelines: program.description, in: program.session, kind: kind, family: catalog.family)
    let values =
      try chosen.map { chosen in
        chosen.widget.values(of: chosen.choice, for: widget.family, in: locale)
      } ?? catalog.choicePath.map { try OpenProgram.values(ofChoiceAt: $0) } ?? [:]
    let drawn = try drawn(
      widget, in: program, at: now, values, locale: locale, messages)
    let export = ProgramExport(
      kind: widget.widget.kind, family: widget.family, locale: locale,
      parameters: chosen.map { chosen in
        ParameterExport(widget: chosen.widget, family: widget.family, locale: locale)
      })
    try output.write(export.document(chosen?.choice, linksOf: drawn.list.tapRegions))
    try program.finish()
    try chosen?.finish()
  }

  /// The kind of the widget that has the definition's intent; nil if there is none.
  private func kind(of chosen: ChosenWidget, in program: OpenProgram) -> String? {
    program.description.widgets.first {
      $0.configuration == .intent("\(chosen.widget.name)Intent")
    }?.kind
  }

  private func drawn(
    _ widget: ProgramWidget, in program: OpenProgram, at now: Instant,
    _ values: [String: ParameterValue], locale: LocaleName, _ messages: Messages
  ) throws -> DrawnWidget {
    let device = try device.value(messages)
    let look = WidgetLook(
      device: device, family: widget.family, margins: widget.margins,
      locale: locale.identifier, sdk: try sdk.value(near: self.program.project, messages))
    let size = try look.knownCanvas().size
    let run = try program.run(
      ProviderQuestion(
        .timeline, kind: widget.widget.kind, family: widget.family, size: size, now: now,
        choice: values))
    do throws(ProgramFailure) {
      return try widget.drawn(run, entry: run.entry(at: now), in: look, at: now, of: program)
    } catch {
      throw CommandFailure(error)
    }
  }
}
