// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Diagnostics
package import IntentModel
import QuickActionWidget
import SourceText
import WidgetPrograms
package import WidgetProtocol
package import WidgetTimeline
package import WidgetViews

/// The pictures of a program's widgets and previews.
///
/// A program that ends or is ended on the way is started again, so that a widget with a fault does not hide the others.
package struct ProgramGallery {
  /// The greatest number of entries of a timeline that are drawn.
  package static let entryLimit = 100

  /// The most pictures of a page, unless the user asks for more.
  package static let usualCount = 2000

  /// The pictures that were drawn so far.
  package private(set) var pictures: [ProgramPicture] = []

  /// The sentences on pictures that could not be drawn.
  package private(set) var failures: [String] = []

  /// Those of the failures that are no answer in time.
  package private(set) var timeouts: Set<String> = []

  /// Those of the failures that are timelines without entries.
  package private(set) var emptyTimelines: Set<String> = []

  /// The number of entries of the longest timeline of which a picture was drawn.
  package private(set) var mostEntries = 0

  /// The most bytes of memory that the program had beyond those before while it answered; 0 if that is not known.
  package private(set) var memoryGrowth = 0

  /// The other notes, in sentences.
  package private(set) var notes: [String] = []

  private let program: OpenProgram
  private let zone: TimeZoneRules
  private let choice: [String: ParameterValue]
  private var runs: [RunKey: (start: Int, result: Result<ProgramRun, ProgramFailure>)] = [:]

  /// Creates an empty gallery of a program's widgets.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - zone: The time zone in which entries are named.
  ///   - choice: The user's choice.
  package init(
    of program: OpenProgram, in zone: TimeZoneRules, choice: [String: ParameterValue] = [:]
  ) {
    self.program = program
    self.zone = zone
    self.choice = choice
  }

  /// Adds what a provider answers.
  ///
  /// - Parameters:
  ///   - part: What it is asked.
  ///   - widget: The widget, in a family.
  ///   - looks: The looks; those without a size are left out.
  ///   - moment: The moment of which the entry is drawn that is shown then; nil for all entries.
  package mutating func add(
    _ part: ProviderQuestion.Part, of widget: ProgramWidget, in looks: [WidgetLook],
    only moment: Instant? = nil
  ) {
    let names: [ProviderQuestion.Part: ProgramPicture.Part] = [
      .placeholder: .placeholder, .snapshot: .snapshot, .timeline: .entry,
    ]
    if !widget.widget.isContainerBackgroundRemovable,
      looks.contains(where: { $0.renderingMode == .vibrant && !$0.family.isAccessory })
    {
      note(
        "'\(widget.widget.kind)' is not offered where the system removes backgrounds, as on the Lock "
          + "Screen of iPad, because of 'containerBackgroundRemovable(false)'")
    }
    let subject = Subject(
      title: widget.title, kind: widget.widget.kind, part: names[part] ?? .entry,
      words: Self.words(for: part, of: widget), moment: moment)
    let ask = question(part, of: widget)
    add(subject, in: looks) { size throws(ProgramFailure) in try ask(size) }
  }

  /// Returns the number of pictures of widgets; each provider is asked once, for the first of the
  /// looks.
  package mutating func pictureCount(
    of widgets: [(widget: ProgramWidget, looks: [WidgetLook])], _ parts: [ProviderQuestion.Part]
  ) -> Int {
    var count = 0
    for (widget, looks) in widgets {
      guard let size = looks.lazy.compactMap(\.canvas?.size).first else { continue }
      for part in parts {
        let ask = question(part, of: widget)
        let run = run(Self.words(for: part, of: widget), size) { size throws(ProgramFailure) in
          try ask(size)
        }
        if case .success(let run) = run {
          count += looks.count * min(run.timeline.entries.count, Self.entryLimit)
        }
      }
    }
    return count
  }

  private static func words(for part: ProviderQuestion.Part, of widget: ProgramWidget) -> String {
    "\(widget.title) · \(widget.shapeName), \(part.rawValue)"
  }

  /// The question to a widget's provider.
  private func question(
    _ part: ProviderQuestion.Part, of widget: ProgramWidget
  ) -> (Size) throws(ProgramFailure) -> ProgramRun {
    let (program, choice) = (program, choice)
    return { size throws(ProgramFailure) in
      try ProgramRun(
        ProviderQuestion(
          part, kind: widget.widget.kind, family: widget.family, size: size,
          isPreview: part == .snapshot, now: program.now, choice: choice),
        in: program.session, respond: { program.respond(to: $0) })
    }
  }

  /// The key of a run: the subject in words, and the size.
  private struct RunKey: Hashable {
    var words: String
    var size: Size
  }

  /// The answer for a size, asked once in each start of the program; one that ended is started again, and an answer without
  /// entries is not asked for again.
  private mutating func run(
    _ words: String, _ size: Size, asking ask: (Size) throws(ProgramFailure) -> ProgramRun
  ) -> Result<ProgramRun, ProgramFailure> {
    let key = RunKey(words: words, size: size)
    // Another widget may have ended the program since.
    if let known = runs[key] {
      if case .failure = known.result { return known.result }
      if known.start == program.session.start { return known.result }
    }
    let (result, growth) = program.session.measuringMemory { () throws(ProgramFailure) in
      try ask(size)
    }
    memoryGrowth = max(memoryGrowth, growth ?? 0)
    if case .failure = result { restart() }
    runs[key] = (program.session.start, result)
    return result
  }

  /// Adds what a preview shows.
  ///
  /// - Parameters:
  ///   - preview: The preview.
  ///   - index: Its place in the program's list.
  ///   - family: The family in which it is shown.
  ///   - looks: The looks; those without a size are left out.
  package mutating func add(
    _ preview: DescribedPreview, at index: Int, as family: WidgetFamily, in looks: [WidgetLook]
  ) {
    let subject = Subject(
      title: preview.name, kind: preview.kind, part: .preview,
      words: "\(preview.name) (\(preview.place))")
    let program = program
    add(subject, in: looks) { size throws(ProgramFailure) in
      try ProgramRun(
        PreviewQuestion(index, family: family, size: size, now: program.now),
        in: program.session, respond: { program.respond(to: $0) })
    }
  }

  /// The subject of pictures.
  private struct Subject {
    var title: String
    var kind: String?
    var part: ProgramPicture.Part
    /// The subject in words, for a sentence.
    var words: String
    /// The moment of which the entry is drawn that is shown then; nil for all entries.
    var moment: Instant?
  }

  private mutating func add(
    _ subject: Subject, in looks: [WidgetLook],
    asking ask: (Size) throws(ProgramFailure) -> ProgramRun
  ) {
    for look in looks {
      guard let size = look.canvas?.size else { continue }
      do throws(ProgramFailure) {
        try add(subject, run(subject.words, size, asking: ask).get(), in: look)
      } catch {
        fail(subject, error)
        return
      }
    }
  }

  private mutating func add(
    _ subject: Subject, _ run: ProgramRun, in look: WidgetLook
  ) throws(ProgramFailure) {
    let entries = run.timeline.entries
    mostEntries = max(mostEntries, entries.count)
    if subject.moment == nil, entries.count > Self.entryLimit {
      note(
        "\(subject.words): the first \(Self.entryLimit) of \(entries.count) entries are drawn")
    }
    // The states of a Live Activity have no dates.
    let isDated =
      look.presentation == nil
      && (subject.part == .entry || (subject.part == .preview && subject.kind != nil))
    let days = Set(entries.map { zone.civilTime(at: $0.date).date }).count
    let shown =
      subject.moment.map { [run.entry(at: $0)] }
      ?? Array(entries.indices.prefix(Self.entryLimit))
    for index in shown {
      let date = isDated ? entries[index].date : nil
      let now = subject.moment ?? date ?? program.now
      var list = try run.drawing(of: index, in: look.at(now))
      if subject.kind == nil { list.addGround(look) }
      let state =
        look.presentation != nil && subject.part != .snapshot && entries.count > 1
        ? "state \(index + 1)" : nil
      pictures.append(
        ProgramPicture(
          title: subject.title, kind: subject.kind, part: subject.part, date: date,
          caption: date.map { words(for: $0, needsDay: days > 1) } ?? state
            ?? subject.part.rawValue,
          drawn: DrawnWidget(programDrawing: list, in: look, fonts: program.fonts)))
    }
  }

  private func words(for date: Instant, needsDay: Bool) -> String {
    let time = zone.civilTime(at: date)
    return needsDay ? "\(time.date) \(time.clock)" : time.clock
  }

  private mutating func fail(_ subject: Subject, _ failure: ProgramFailure) {
    let sentence = "\(subject.words): \(failure)"
    failures.append(sentence)
    if case .timedOut = failure { timeouts.insert(sentence) }
    if case .noEntries = failure { emptyTimelines.insert(sentence) }
    restart()
  }

  private mutating func restart() {
    guard program.session.failure != nil else { return }
    do throws(ProgramFailure) {
      try program.session.restart()
    } catch {
      failures.append("\(error)")
    }
  }

  private mutating func note(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }
}

extension DisplayList {
  /// Puts the system's ground behind a view that is previewed by itself.
  fileprivate mutating func addGround(_ look: WidgetLook) {
    guard look.renderingMode == .fullColor, !look.family.isAccessory, look.presentation == nil
    else { return }
    let level = look.appearance == .dark ? 0.0 : 1.0
    let color = ResolvedColor(red: level, green: level, blue: level)
    items.insert(.fill(shape, .color(color)), at: 0)
  }
}
