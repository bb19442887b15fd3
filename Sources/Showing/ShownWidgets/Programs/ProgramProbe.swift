// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TimelineSimulation
package import WidgetPrograms
import WidgetProtocol
package import WidgetTimeline
import WidgetViews

/// Asks a program's provider for timelines, and notes what it did.
package struct ProgramProbe {
  private let program: OpenProgram
  private let widget: ProgramWidget

  /// Prepares to ask a widget's provider.
  package init(_ program: OpenProgram, _ widget: ProgramWidget) {
    self.program = program
    self.widget = widget
  }

  /// Asks at a moment; the feed answers.
  ///
  /// - Throws: ``ProgramFailure`` if the provider does not answer.
  package func run(at moment: Instant) throws(ProgramFailure) -> ProgramHabit.Run {
    try run(at: moment) { program.respond(to: $0) }
  }

  /// Asks at the moment at which the program began; the first request meets something else than the feed says.
  ///
  /// - Parameter body: What answers the first request; nil if nothing does.
  /// - Returns: What it did; nil if it did not answer.
  package func run(firstAnswer body: FeedValue?) -> ProgramHabit.Run? {
    var isFirst = true
    do throws(ProgramFailure) {
      return try run(at: program.now) { request in
        guard isFirst else { return program.respond(to: request) }
        isFirst = false
        let date = program.answers.feedRequest(for: request, now: program.now).date
        guard let body else { return ServerResponse(.unreachable) }
        return program.answers.response(.success(FeedResponse(body: body, date: date)))
      }
    } catch {
      // The next question finds it as it was at first.
      try? program.session.restart()
      return nil
    }
  }

  /// The habit that runs have in common, with the provider's behavior while its servers are in
  /// maintenance.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - file: The feed that answered; its answer `duringMaintenance` is tried, too.
  /// - Returns: The part that they share.
  package func habit(_ runs: [ProgramHabit.Run], with file: FeedFile?) -> ProgramHabit {
    let first = runs.first { !$0.requests.isEmpty }?.requests.first
    let endpoint = file?.endpoints.last { $0.name.value == first }
    guard case .body(let body)? = endpoint?.maintenance else { return ProgramHabit(runs) }
    return ProgramHabit(runs, maintained: run(firstAnswer: body))
  }

  /// The load profile of a habit in a fleet; its behavior without an answer is tried.
  package func profile(of habit: ProgramHabit) -> LoadProfile {
    var profile = LoadProfile(
      kind: widget.widget.kind, schedule: habit.schedule.0, endpoints: habit.endpoints)
    profile.beginning = habit.beginning
    if let run = run(firstAnswer: nil) { profile.unanswered = habit.unanswered(run) }
    return profile
  }

  private func run(
    at moment: Instant, respond: (ServerRequest) -> ServerResponse
  ) throws(ProgramFailure) -> ProgramHabit.Run {
    let known = program.answers.names.count
    let size = WidgetDevice.default.size(of: widget.family) ?? .zero
    let answer = try ProgramRun(
      ProviderQuestion(
        .timeline, kind: widget.widget.kind, family: widget.family, size: size, now: moment),
      in: program.session, respond: respond)
    answer.forget()
    let timeline = answer.timeline
    let dates = timeline.entries.map(\.date).sorted()
    let due: Instant? =
      switch timeline.policy {
      case .never: nil
      case .after(let date): date
      case .atEnd: dates.last
      }
    return ProgramHabit.Run(
      asked: moment, answered: timeline.end ?? moment, due: due,
      slots: timeline.policy == .atEnd ? Self.slots(dates) : nil,
      isSingleEntry: timeline.policy == .atEnd && dates.count == 1,
      requests: Array(program.answers.names.dropFirst(known)))
  }

  /// Entries that are as far from each other; nil if there are fewer than two, or they are not.
  private static func slots(_ dates: [Instant]) -> ProgramHabit.Run.Slots? {
    let steps = Set(zip(dates, dates.dropFirst()).map { $0.duration(to: $1) })
    guard let start = dates.first, let length = steps.first, steps.count == 1 else { return nil }
    return ProgramHabit.Run.Slots(start: start, length: length, count: dates.count)
  }
}
