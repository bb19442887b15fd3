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
  /// Draws what the options ask for of a program.
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
    if previews.isList { return try list(program, as: format, to: output) }
    let subjects = ProgramSubjects(
      program: program, locale: locale, sdk: try sdk.value(near: self.program.project, messages),
      gallery: ProgramGallery(of: program, in: zone, choice: choice))
    let gallery =
      if let name = previews.name {
        try drawnPreviews(named: name, of: subjects, isSheet: format == .html, messages)
      } else if self.program.kind == nil {
        try drawnWidgets(of: subjects, isSheet: format == .html, messages)
      } else {
        try drawnWidget(of: subjects, isSheet: format == .html, messages)
      }
    try write(gallery, of: settings.path, as: format, to: output, locale)
    for (sentence, isWarning) in format == .html ? [] : gallery.issues {
      if isWarning { messages.warn(sentence) } else { messages.note(sentence) }
    }
    for note in gallery.notes { messages.note(VisibleText.of(note)) }
    try program.finish()
    guard gallery.failures.isEmpty else {
      for failure in gallery.failures.dropLast() {
        messages.console.writeError("error: \(VisibleText.of(failure))\n")
      }
      throw CommandFailure(
        VisibleText.of(gallery.failures.last ?? ""), exitCode: gallery.pictures.isEmpty ? 2 : 1)
    }
  }

  /// Draws a widget in a family; the provider is asked once for each size.
  private func drawnWidget(
    of subjects: ProgramSubjects, isSheet: Bool, _ messages: Messages
  ) throws -> ProgramGallery {
    let program = subjects.program
    let widget = try ProgramWidget(
      program.description, in: program.session, kind: self.program.kind, family: catalog.family)
    let looks = try look.known(
      looks(of: widget, subjects, isSheet: isSheet, messages))
    var gallery = subjects.gallery
    gallery.add(
      (part.part ?? .entry).question, of: widget, in: looks,
      only: part.part ?? .entry == .entry ? program.now : nil)
    return gallery
  }

  /// Draws all widgets in all families, and all that their providers say.
  private func drawnWidgets(
    of subjects: ProgramSubjects, isSheet: Bool, _ messages: Messages
  ) throws -> ProgramGallery {
    let program = subjects.program
    let family = catalog.family
    if let family, WidgetPresentation(rawValue: family) == nil {
      _ = try WidgetFamily(named: family)
    }
    // Without a widget, this says why.
    _ = try ProgramWidget(program.description, in: program.session, kind: nil, family: nil)
    var gallery = subjects.gallery
    var unsized: [String] = []
    var drawn: [(widget: ProgramWidget, looks: [WidgetLook])] = []
    for widget in program.description.widgets {
      for shown in widget.shapeNames where family == nil || shown == family {
        let widget = try ProgramWidget(
          program.description, in: program.session, kind: widget.kind, family: shown)
        let looks = try looks(of: widget, subjects, isSheet: isSheet, messages)
          .filter { $0.canvas != nil }
        if looks.isEmpty, !unsized.contains(shown) { unsized.append(shown) }
        drawn.append((widget, looks))
      }
    }
    func parts(of widget: ProgramWidget) -> [ProviderQuestion.Part] {
      part.part.map { [$0.question] } ?? widget.usualParts
    }
    if isSheet {
      try ask(
        drawn.reduce(0) { $0 + gallery.pictureCount(of: [$1], parts(of: $1.widget)) }, messages)
    }
    for (widget, looks) in drawn {
      for part in parts(of: widget) { gallery.add(part, of: widget, in: looks) }
    }
    if !unsized.isEmpty {
      messages.note(
        "left out, as the device does not show them or their sizes are not known: "
          + unsized.joined(separator: ", "))
    }
    guard !gallery.pictures.isEmpty || !gallery.failures.isEmpty else {
      throw CommandFailure(
        family.map { "no widget of '\(program.session.path)' supports \($0)" }
          ?? "'\(program.session.path)' has no widget with a family whose size is known",
        exitCode: 2)
    }
    return gallery
  }

  /// Asks on a terminal whether a page of many pictures is wanted, and says elsewhere how to get a smaller one.
  private func ask(_ count: Int, _ messages: Messages) throws {
    guard count > ProgramGallery.usualCount else { return }
    let number = PageTexts().number(count)
    let advice = "choose with '--widget', '--family', '--device', '--type-size' or '--part'"
    let console = messages.console
    guard console.isInputTerminal, console.isErrorTerminal, !messages.isQuiet else {
      return messages.note("the page has \(number) pictures; to get fewer, \(advice)")
    }
    console.writeError("The page will have \(number) pictures. Draw them? [y/N] ")
    let answer = try console.readLine()?.lowercased()
    // Without a line, as after Ctrl-D, the terminal has not begun a new one.
    if answer == nil { console.writeError("\n") }
    guard let answer, ["y", "yes"].contains(answer) else {
      throw CommandFailure("nothing was drawn; to get fewer pictures, \(advice)", exitCode: 2)
    }
  }

  /// Draws the previews of a name.
  private func drawnPreviews(
    named name: String, of subjects: ProgramSubjects, isSheet: Bool, _ messages: Messages
  ) throws -> ProgramGallery {
    let program = subjects.program
    let known: [DescribedPreview]
    do throws(ProgramFailure) { known = try program.session.previews() } catch {
      throw CommandFailure(error)
    }
    guard !known.isEmpty else {
      throw CommandFailure(
        "'\(program.session.path)' declares no previews; write a '#Preview' or a 'PreviewProvider'",
        exitCode: 2)
    }
    let chosen = known.indices.filter {
      name == ProgramPreviewOptions.all || known[$0].name == name || known[$0].place == name
    }
    guard !chosen.isEmpty else {
      throw CommandFailure(unknown: "preview", name, among: known.map(\.name))
    }
    let family = try catalog.family.map { try WidgetFamily(named: $0) }
    var gallery = subjects.gallery
    for index in chosen {
      let preview = known[index]
      let shown =
        preview.presentation?.family ?? preview.family ?? family ?? .systemMedium
      let looks = try looks(
        family: shown, presentation: preview.presentation,
        margins: preview.areContentMarginsDisabled ? .disabled : .standard,
        of: subjects, isSheet: isSheet, messages
      ).filter { $0.canvas != nil }
      if looks.isEmpty {
        let name = preview.presentation?.rawValue ?? shown.rawValue
        messages.note(
          VisibleText.of(
            "'\(preview.name)' is left out, as the device does not show \(name), or its size is not known"
          ))
      }
      gallery.add(preview, at: index, as: shown, in: looks)
    }
    guard !gallery.pictures.isEmpty || !gallery.failures.isEmpty else {
      throw CommandFailure("there is no picture to draw; choose another device", exitCode: 2)
    }
    return gallery
  }

  private func looks(
    of widget: ProgramWidget, _ subjects: ProgramSubjects, isSheet: Bool, _ messages: Messages
  ) throws -> [WidgetLook] {
    try looks(
      family: widget.family, presentation: widget.presentation, margins: widget.margins,
      of: subjects, isSheet: isSheet, messages)
  }

  private func looks(
    family: WidgetFamily, presentation: WidgetPresentation?, margins: ContentMargins,
    of subjects: ProgramSubjects, isSheet: Bool, _ messages: Messages
  ) throws -> [WidgetLook] {
    try look.refuseSeveral(isSheet: isSheet)
    return try look.looks(
      family: family, presentation: presentation, margins: margins, locales: [subjects.locale],
      sdk: subjects.sdk, showsAllModes: isSheet, messages)
  }

  /// Writes pictures: one as itself, several as a sheet.
  private func write(
    _ gallery: ProgramGallery, of program: String, as format: Format, to output: ResultOutput,
    _ locale: LocaleName
  ) throws {
    let pictures = gallery.pictures
    let isSheet = pictures.count > 1
    guard let first = pictures.first else { return }
    switch format {
    case .html:
      let language = try page.value(
        locale: catalog.locale, isPage: true, environment: output.messages.console.environment)
      try output.write(ContactSheet(pictures, language: language).page())
    case .json where isSheet: try output.write(PictureSheet(pictures).document)
    case .terminal where isSheet:
      for picture in pictures {
        let title = "\(picture.title) · \(picture.caption)"
        try output.write(
          self.picture(of: picture.drawn, as: format, title: title, output)
            + Array(picture.openedText.utf8))
      }
    case .svg where isSheet, .png where isSheet:
      guard let sheet = PictureSheet(pictures).drawing else { break }
      let title = Set(pictures.map(\.title)).count == 1 ? first.title : "Widgets"
      try output.write(
        picture(of: sheet, as: format, title: title, output, ofProgram: program, isSheet: true))
    case .terminal, .svg, .json, .png:
      try output.write(
        picture(of: first.drawn, as: format, title: first.title, output, ofProgram: program))
    }
  }

  /// Lists the widgets and the previews of a program.
  private func list(
    _ program: OpenProgram, as format: Format, to output: ResultOutput
  ) throws {
    let previews: [DescribedPreview]
    do throws(ProgramFailure) { previews = try program.session.previews() } catch {
      throw CommandFailure(error)
    }
    let list = ProgramList(program.description, previews)
    switch format {
    case .json: try output.write(list.document)
    case .terminal: try output.write(list.text)
    case .svg, .html, .png:
      throw CommandFailure(
        "the list of '--list' is text or JSON; use '--format json' or none", exitCode: 2)
    }
  }
}

/// The parts that the pictures of a program share.
private struct ProgramSubjects {
  let program: OpenProgram
  let locale: LocaleName
  let sdk: WidgetSDK
  let gallery: ProgramGallery
}

extension ProgramPartOptions.Part {
  /// The question to the provider.
  fileprivate var question: ProviderQuestion.Part {
    switch self {
    case .entry: .timeline
    case .snapshot: .snapshot
    case .placeholder: .placeholder
    }
  }
}
