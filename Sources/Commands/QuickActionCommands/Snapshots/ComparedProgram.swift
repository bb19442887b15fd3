// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionWidget
import ShownWidgets
import StringTables
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
import WidgetViews

/// The widgets and previews of a program, drawn to be compared with recorded pictures; each language has a run of the program.
struct ComparedProgram: ComparedSubjects {
  let subjects: [NamedSubject]

  private let requested: RequestedProgram
  private let settings: ProgramSettings
  private let look: ComparedLook
  private let moment: SnapshotMomentOptions
  private let zone: TimeZoneRules
  private let locale: LocaleName
  private let messages: Messages
  private var programs: [LocaleName: OpenProgram] = [:]
  private let previews: [DescribedPreview]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - requested: The program.
  ///   - look: The look where a picture does not say another.
  ///   - moment: When timelines are made.
  ///   - locale: The language where a picture does not say another.
  ///   - messages: The messages in addition to the result.
  /// - Throws: `CommandFailure` if it cannot be used.
  init(
    _ requested: RequestedProgram, look: ComparedLook, moment: SnapshotMomentOptions,
    locale: LocaleName, _ messages: Messages
  ) throws {
    self.requested = requested
    self.look = look
    self.moment = moment
    self.locale = locale
    self.messages = messages
    zone = try moment.zone(messages)
    settings = try requested.settings(messages)
    let program = try Self.open(settings, requested, moment, zone, locale, messages)
    programs[locale] = program
    do throws(ProgramFailure) { previews = try program.session.previews() } catch {
      throw CommandFailure(error)
    }
    subjects = program.description.widgets.map { NamedSubject($0) } + previews.map { .init($0) }
  }

  private static func open(
    _ settings: ProgramSettings, _ requested: RequestedProgram, _ moment: SnapshotMomentOptions,
    _ zone: TimeZoneRules, _ locale: LocaleName, _ messages: Messages
  ) throws -> OpenProgram {
    try OpenProgram(
      settings, now: moment.instant(in: zone), in: zone, locale: locale.identifier,
      feed: requested.feed, messages)
  }

  /// The program in a language.
  private mutating func program(in locale: LocaleName) throws -> OpenProgram {
    if let known = programs[locale] { return known }
    let program = try Self.open(settings, requested, moment, zone, locale, messages)
    programs[locale] = program
    return program
  }

  mutating func drawn(
    _ picture: RecordedPicture, pixels: PixelSize
  ) throws -> Result<DrawnWidget, ComparedFailure> {
    let locale = picture.locale.map { LocaleName($0) } ?? locale
    let program = try program(in: locale)
    var gallery = ProgramGallery(of: program, in: zone)
    let number: Int
    switch picture.subject {
    case .preview(let name):
      try add(name, picture, locale, pixels, to: &gallery)
      number = picture.entry ?? 1
    case .widget, nil:
      let widget = try ProgramWidget(
        program.description, in: program.session, kind: picture.subject?.name ?? requested.kind,
        family: picture.shape)
      let look = try look.look(
        of: picture, family: widget.family, presentation: widget.presentation,
        margins: widget.margins, locale: locale, pixels: pixels)
      let part = picture.part ?? .timeline
      // A Live Activity has states, and no moments at which they begin.
      let isOfMoment =
        part == .timeline && picture.entry == nil && widget.presentation == nil
      gallery.add(part, of: widget, in: [look], only: isOfMoment ? program.now : nil)
      number = picture.entry ?? 1
    }
    if let failure = gallery.failures.last { return .failure(ComparedFailure(failure)) }
    guard gallery.pictures.indices.contains(number - 1) else {
      return .failure(
        ComparedFailure(
          gallery.pictures.isEmpty
            ? "there is nothing to draw"
            : "there is no entry \(number); the last is \(gallery.pictures.count)"))
    }
    return .success(gallery.pictures[number - 1].drawn)
  }

  private func add(
    _ name: String, _ picture: RecordedPicture, _ locale: LocaleName, _ pixels: PixelSize,
    to gallery: inout ProgramGallery
  ) throws {
    guard !previews.isEmpty else {
      throw CommandFailure(
        "'\(settings.path)' declares no previews; write a '#Preview' or a 'PreviewProvider'",
        exitCode: 2)
    }
    let named = previews.indices.filter { previews[$0].name == name || previews[$0].place == name }
    let shaped = named.filter {
      let preview = previews[$0]
      return (preview.presentation?.rawValue ?? preview.family?.rawValue) == picture.shape
    }
    guard let index = shaped.first ?? named.first else {
      throw CommandFailure(unknown: "preview", name, among: previews.map(\.name))
    }
    let preview = previews[index]
    let family = try picture.shape.map { shape in
      try WidgetPresentation(rawValue: shape)?.family ?? WidgetFamily(named: shape)
    }
    let shown = preview.presentation?.family ?? preview.family ?? family ?? .systemMedium
    let look = try look.look(
      of: picture, family: shown, presentation: preview.presentation,
      margins: preview.areContentMarginsDisabled ? .disabled : .standard, locale: locale,
      pixels: pixels)
    gallery.add(preview, at: index, as: shown, in: [look])
  }

  var program: String? { settings.path }

  func finish() throws {
    for (_, program) in programs.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      try program.finish()
    }
  }
}
