// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetProtocol
package import WidgetViews

/// The answer of a provider in a run of a program, and the drawings of it.
package struct ProgramRun: Sendable {
  /// The session with the program.
  package let session: ProgramSession

  /// The timeline that was answered.
  package let timeline: ProvidedTimeline

  /// Whether the entry stands for others, whose texts are bars.
  package let isPlaceholder: Bool

  /// Creates a run from an answer.
  package init(_ timeline: ProvidedTimeline, in session: ProgramSession) {
    self.session = session
    self.timeline = timeline
    isPlaceholder = false
  }

  /// Asks a provider and keeps its answer.
  ///
  /// - Throws: ``ProgramFailure`` if it does not answer, or answers with no entry.
  package init(
    _ question: ProviderQuestion, in session: ProgramSession,
    respond: (ServerRequest) -> ServerResponse
  ) throws(ProgramFailure) {
    let answer = try session.answer(to: .provide(question), respond: respond)
    self.session = session
    timeline = try session.reading { () throws(MessageError) in try ProvidedTimeline(answer) }
    isPlaceholder = question.part == .placeholder
    guard !timeline.entries.isEmpty else { throw .noEntries(kind: question.kind) }
  }

  /// Asks for what a preview shows.
  ///
  /// - Throws: ``ProgramFailure`` if the program does not answer, or the preview shows nothing.
  package init(
    _ question: PreviewQuestion, in session: ProgramSession,
    respond: (ServerRequest) -> ServerResponse
  ) throws(ProgramFailure) {
    let answer = try session.answer(to: .preview(question), respond: respond)
    self.init(
      try session.reading { () throws(MessageError) in try ProvidedTimeline(answer) }, in: session)
    guard !timeline.entries.isEmpty else { throw .refused("the preview has no entries") }
  }

  /// Releases the entries in the program, after which they cannot be drawn.
  ///
  /// A session that draws at every key would otherwise keep them all.
  package func forget() {
    // A program that has ended keeps nothing.
    _ = try? session.answer(
      to: .forget(run: timeline.run), respond: { _ in ServerResponse(.unreachable) })
  }

  /// The entry that is shown at a moment: the last that has begun, whatever their order; the earliest if none has.
  package func entry(at moment: Instant) -> Int {
    let dates = timeline.entries.map(\.date)
    let begun = dates.indices.filter { dates[$0] <= moment }
    // Of two with the same date the later one in the list is shown.
    if let last = begun.max(by: { (dates[$0], $0) < (dates[$1], $1) }) { return last }
    return dates.indices.min { (dates[$0], $0) < (dates[$1], $1) } ?? 0
  }

  /// The drawing of an entry.
  ///
  /// - Throws: ``ProgramFailure`` if the device does not show the family, or the program does not draw it.
  package func drawing(of entry: Int, in look: WidgetLook) throws(ProgramFailure) -> DisplayList {
    guard look.canvas != nil else { throw .refused("the device does not show the family") }
    var look = look
    look.isRedacted = look.isRedacted || isPlaceholder
    let answer = try session.answer(
      to: .draw(run: timeline.run, entry: entry, look),
      respond: { _ in ServerResponse(.unreachable) })
    return try session.drawing(answer)
  }
}
