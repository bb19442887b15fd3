// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetRendering
import WidgetTimeline
import WidgetViews

extension Preview {
  /// Draws a widget of a program.
  func draw(_ settings: ProgramSettings, as format: Format, to output: ResultOutput) throws {
    let messages = output.messages
    guard catalog.catalog == nil, intent == nil else {
      throw CommandFailure(
        "'--program' draws the app's own widget; remove the catalog and '--intent', and choose with "
          + "'--widget'", exitCode: 2)
    }
    let choice = try catalog.choicePath.map { try OpenProgram.values(ofChoiceAt: $0) } ?? [:]
    let zone = try TimeZoneRules.named(
      moment.timeZone, environment: messages.console.environment)
    let now = try moment.instant(in: zone)
    let locale = catalog.locale.flatMap { TextLanguage.name($0) } ?? LocaleName("en")
    let program = try OpenProgram(
      settings, now: now, in: zone, locale: locale.identifier,
      feed: try FeedFile(path: moment.feed, messages), messages)
    let widget = try ProgramWidget(
      program.description, in: program.session, kind: self.program.kind, family: catalog.family)
    let looks = try look.looks(
      of: widget, locale: locale, sdk: sdk.value(near: self.program.project, messages),
      isSheet: format == .html, messages)
    let widgets = try drawn(widget, in: looks, of: program, at: now, choice)
    switch format {
    case .html:
      let language = try page.value(
        locale: catalog.locale, isPage: true, environment: messages.console.environment)
      try output.write(ContactSheet(widgets, title: widget.title, language: language).page())
    case .terminal, .svg, .json, .png:
      guard let drawn = widgets.first else { break }
      try output.write(picture(of: drawn, as: format, title: widget.title, output))
      for issue in drawn.issues {
        let place = issue.isSameOnEveryDevice ? "" : "on \(drawn.look.device.identifier) "
        let sentence = place + VisibleText.of(issue.description)
        if issue.gravity == .warning { messages.warn(sentence) } else { messages.note(sentence) }
      }
    }
    try program.finish()
  }

  /// The drawings of a widget; the provider is asked once for each size.
  private func drawn(
    _ widget: ProgramWidget, in looks: [WidgetLook], of program: OpenProgram, at now: Instant,
    _ choice: [String: ParameterValue]
  ) throws -> [DrawnWidget] {
    var runs: [Size: ProgramRun] = [:]
    var widgets: [DrawnWidget] = []
    for look in looks {
      guard let size = look.canvas?.size else { continue }
      let run =
        try runs[size]
        ?? program.run(
          ProviderQuestion(
            moment.part.question, kind: widget.widget.kind, family: widget.family, size: size,
            isPreview: moment.part == .snapshot, now: now, choice: choice))
      runs[size] = run
      do throws(ProgramFailure) {
        let drawn = try widget.drawn(run, entry: run.entry(at: now), in: look, at: now)
        if let drawn { widgets.append(drawn) }
      } catch {
        throw CommandFailure(error)
      }
    }
    return widgets
  }
}

extension ProgramMomentOptions.Part {
  /// What the provider is asked.
  fileprivate var question: ProviderQuestion.Part {
    switch self {
    case .entry: .timeline
    case .snapshot: .snapshot
    case .placeholder: .placeholder
    }
  }
}

extension LookOptions {
  /// The looks of a program's widget that are asked for.
  ///
  /// - Throws: `CommandFailure` if there are several and only one is allowed, or no size is known.
  func looks(
    of widget: ProgramWidget, locale: LocaleName, sdk: WidgetSDK, isSheet: Bool,
    _ messages: Messages
  ) throws -> [WidgetLook] {
    let (devices, appearances, typeSizes) = try (devices(messages), appearances(), typeSizes())
    let (mode, wallpaper) = try (mode(), wallpaper())
    let count = devices.count * appearances.count * typeSizes.count
    guard isSheet || (count == 1 && !all) else {
      throw CommandFailure(
        "this format shows one widget, but \(count) were requested; use '--format html'",
        exitCode: 2)
    }
    let looks = devices.flatMap { device in
      appearances.flatMap { appearance in
        typeSizes.map { typeSize in
          WidgetLook(
            device: device, family: widget.family, margins: widget.margins,
            appearance: appearance, typeSize: typeSize, mode: mode, wallpaper: wallpaper,
            locale: locale, sdk: sdk)
        }
      }
    }
    let known = looks.filter { $0.canvas != nil }
    guard all ? !known.isEmpty : known.count == looks.count else {
      throw CommandFailure(
        "the size of \(widget.family.rawValue) on \(looks.first { $0.canvas == nil }?.device.identifier ?? "") is not known; "
          + "choose another device", exitCode: 2)
    }
    return known
  }
}
