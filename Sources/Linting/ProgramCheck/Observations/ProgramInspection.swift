// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import IntentModel
import QuickActionWidget
package import ShownWidgets
import SourceText
package import StringTables
package import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
package import WidgetViews

/// Draws all widgets of a program in many looks, and runs a day of each.
package struct ProgramInspection {
  /// The program, with its data and limits.
  package var settings: ProgramSettings

  /// The languages of the extension, that of its development first; at least one.
  package var locales: [LocaleName]

  /// The answers to its requests; nil if nothing answers.
  package var feed: FeedFile?

  /// What the user has chosen for the widgets, by the names of the parameters; the defaults for those that are not named.
  package var choice: [String: ParameterValue] = [:]

  /// The SDK that it is built with.
  package var sdk = WidgetSDK.newest

  /// Whether iPhones show the widgets: those for other systems are drawn in the families of a Home Screen alone, in full color.
  package var isForPhones = true

  /// The app groups of the extension's entitlements; nil if they are not known.
  package var appGroups: [String]?

  /// The moment at which it is asked.
  package var now: Instant

  /// The time zone of the device.
  package var zone: TimeZoneRules

  /// The seed of random draws.
  package var seed: UInt64 = 1

  /// How long drawing and running all may take; nil for as long as it takes.
  package var limit: Duration?

  private let messages: Messages
  private let progress: (String) -> Void

  /// Creates an inspection of a program.
  ///
  /// - Parameters:
  ///   - settings: The program.
  ///   - locales: The languages; at least one.
  ///   - now: The moment at which it is asked.
  ///   - zone: The time zone of the device.
  ///   - messages: The streams of the command.
  ///   - progress: Takes what is done next, in words.
  package init(
    _ settings: ProgramSettings, locales: [LocaleName], now: Instant, in zone: TimeZoneRules,
    _ messages: Messages, progress: @escaping (String) -> Void
  ) {
    self.settings = settings
    self.locales = locales
    self.now = now
    self.zone = zone
    self.messages = messages
    self.progress = progress
  }

  /// The screens on which widgets are drawn: the smallest that iOS 17 runs on, the usual and the largest iPhone, and an iPad.
  static let devices = ["375x667", "390x844", "440x956", "820x1180"].compactMap { name in
    WidgetDevice.known.first { $0.identifier == name }
  }

  /// Looks at the program.
  ///
  /// - Returns: What was seen.
  /// - Throws: `CommandFailure` if the program does not run.
  package func run() throws -> ProgramObservations {
    var settings = settings
    settings.deadline = limit.map { .now + $0 }
    var seen = ProgramObservations()
    seen.locales = locales.map(\.identifier)
    var collection = ObservationCollection()
    var gallery = GalleryTexts()
    everything: for (index, locale) in locales.enumerated() {
      let program = try OpenProgram(
        settings, now: now, in: zone, locale: locale.identifier, feed: feed, seed: seed, messages)
      gallery.add(program.description.widgets, in: locale)
      // The program finds a widget by its kind; that two have one is another rule's concern.
      var kinds: Set<String> = []
      for widget in program.description.widgets where kinds.insert(widget.kind).inserted {
        for shape in widget.shapeNames where isForPhones || isForEverySystem(shape) {
          let widget = try ProgramWidget(
            program.description, in: program.session, kind: widget.kind, family: shape)
          progress("drawing '\(widget.title)' as \(shape) in \(locale.identifier)")
          let before = collection
          draw(widget, of: program, isFirst: index == 0, locale, into: &collection)
          if isOver(settings.deadline) {
            collection = before
            collection.add(
              over(at: "drawing it as \(shape) in \(locale.identifier)", widget.widget))
            break everything
          }
        }
        if index == 0, widget.presentations.isEmpty {
          progress("running a day of '\(widget.kind)'")
          let before = collection
          try runDay(of: widget, of: program, into: &collection)
          if isOver(settings.deadline) {
            collection = before
            collection.add(over(at: "running its day", widget))
            break everything
          }
          seen.dayCount += 1
        }
      }
      seen.unanswered.formUnion(program.answers.unknown)
    }
    seen.list = collection.observations + gallery.untranslated
    seen.devices = collection.drawnDevices
    seen.pictureCount = collection.pictureCount
    seen.limits = collection.limits
    return seen
  }

  private func isOver(_ deadline: ContinuousClock.Instant?) -> Bool {
    deadline.map { $0 <= .now } ?? false
  }

  /// What is seen where the time is over: what failed last, failed for want of it.
  private func over(at step: String, _ widget: DescribedWidget) -> ProgramObservation {
    let limit = limit.map { DurationText.of($0) } ?? "the time"
    return ProgramObservation(
      .noAnswer("not everything was drawn and run in \(limit), which ended at \(step)"),
      of: widget.kind)
  }

  /// Whether it is known that the entitlements lack an app group: a variable without a value may be any.
  private func lacksGroup(_ name: String) -> Bool {
    appGroups.map { !$0.contains(name) && !$0.contains { $0.contains("$") } } ?? false
  }

  /// Whether other systems than iOS show a family.
  private func isForEverySystem(_ shape: String) -> Bool {
    WidgetFamily(rawValue: shape).map { !$0.isAccessory } ?? false
  }

  /// Draws a widget in a family or presentation.
  private func draw(
    _ widget: ProgramWidget, of program: OpenProgram, isFirst: Bool, _ locale: LocaleName,
    into collection: inout ObservationCollection
  ) {
    let usual = WidgetLook(
      family: widget.family, margins: widget.margins, locale: locale.identifier, sdk: sdk)
    let looks = looks(of: widget, like: usual, isFirst: isFirst).filter { $0.canvas != nil }
    guard let first = looks.first, let size = first.canvas?.size else { return }
    for part in widget.usualParts {
      if isFirst, widget.presentation == nil, part != .timeline {
        probe(part, of: widget, in: size, of: program, into: &collection)
      }
      var gallery = ProgramGallery(of: program, in: zone, choice: choice)
      // The placeholder has bars for texts: it is drawn once in each size.
      let partLooks = part == .placeholder ? looks.filter { $0.style == first.style } : looks
      gallery.add(
        part, of: widget, in: partLooks,
        only: part == .timeline && widget.presentation == nil ? now : nil)
      collection.add(gallery, of: widget.widget.kind, part)
      for suite in program.session.takeSuites() where lacksGroup(suite) {
        collection.add(ProgramObservation(.missingGroup(suite), of: widget.widget.kind))
      }
      let reloads = program.session.takeReloads()
      let reads = program.session.takeClockReads()
      guard part == .timeline else { continue }
      if !reloads.isEmpty {
        collection.add(ProgramObservation(.ownReload, of: widget.widget.kind))
      }
      let kinds = Set(program.description.widgets.map(\.kind))
      for kind in Set(reloads.compactMap(\.kind)).subtracting(kinds).sorted() {
        collection.add(ProgramObservation(.unknownReload(kind: kind), of: widget.widget.kind))
      }
      // A Live Activity is drawn when it is shown, and the only entry of a timeline when it was made.
      guard widget.presentation == nil, gallery.mostEntries > 1 else { continue }
      for read in reads where !read.isEmpty {
        collection.add(ProgramObservation(.clockRead(read), of: widget.widget.kind))
      }
    }
  }

  /// The looks of a widget: every screen, every mode and dark colors on the usual one; in other languages than the first, each screen.
  private func looks(
    of widget: ProgramWidget, like usual: WidgetLook, isFirst: Bool
  ) -> [WidgetLook] {
    var looks: [WidgetLook] = [usual]
    for device in Self.devices where device != usual.device {
      var look = usual
      look.device = device
      looks.append(look)
    }
    if isFirst, isForPhones {
      looks += SheetStyles.all(at: usual.typeSize).looks(of: usual).filter { $0 != usual }
      var dark = usual
      dark.appearance = .dark
      looks.append(dark)
    }
    return widget.presentation?.looks(like: looks, isDeviceChosen: false) ?? looks
  }

  /// Asks for a part that the system wants at once, and notes what it requests.
  private func probe(
    _ part: ProviderQuestion.Part, of widget: ProgramWidget, in size: Size, of program: OpenProgram,
    into collection: inout ObservationCollection
  ) {
    let question = ProviderQuestion(
      part, kind: widget.widget.kind, family: widget.family, size: size, isPreview: true,
      now: program.now, choice: choice)
    var requests: [String] = []
    // A failure is noted when the part is drawn.
    let (result, growth) = program.session.measuringMemory { () throws(ProgramFailure) in
      try ProgramRun(question, in: program.session) { request in
        requests.append(request.url)
        return program.respond(to: request)
      }
    }
    try? result.get().forget()
    collection.add(memory: growth ?? 0, of: widget.widget.kind, part)
    guard let url = requests.first else { return }
    collection.add(
      ProgramObservation(
        .request(url: url, part == .placeholder ? .placeholder : .snapshot),
        of: widget.widget.kind))
  }
}
