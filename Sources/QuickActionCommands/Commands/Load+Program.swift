// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import ShownWidgets
import SourceText
import TimelineReports
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
import WidgetViews

extension Load {
  /// Counts what a fleet of a program's widgets asks; what one of them does is seen in runs of its provider.
  func count(of settings: ProgramSettings, _ messages: Messages) throws -> LoadRun {
    guard widget == nil else {
      throw CommandFailure(
        "'--program' counts the app's own widget; remove '\(VisibleText.of(widget ?? ""))', and "
          + "choose with '--widget'", exitCode: 2)
    }
    let zones = try fleet.zones(environment: messages.console.environment)
    let plan = try time.plan(in: zones.first?.value ?? .utc)
    let file = try FeedFile(path: changes.feed, messages)
    let program = try OpenProgram(
      settings, now: plan.start, in: plan.zone, locale: "en", feed: file, seed: time.seed, messages)
    let shown = try ProgramWidget(
      program.description, in: program.session, kind: self.program.kind, family: family)
    let habit = try habit(of: shown, in: program, from: plan.start, messages)
    let (schedule, isExact) = habit.schedule
    let name = "'\(VisibleText.of(shown.widget.kind))'"
    if !isExact {
      messages.note(
        "\(name) names the moments of its reloads by no rule that holds all day; "
          + "the middle of the distances is used")
    }
    if !habit.isAlwaysTheSame {
      messages.note("\(name) does not always request the same; the most of a reload is counted")
    }
    let endpoints = habit.endpoints
    var scenario = FleetScenario(
      devices: try fleet.count(), start: plan.start, duration: plan.start.duration(to: plan.end),
      timeZones: zones, habits: try fleet.glances(),
      profile: LoadProfile(kind: shown.widget.kind, schedule: schedule, endpoints: endpoints),
      rules: try rules.rules(), seed: time.seed)
    if let file {
      let later = endpoints.flatMap { Array(repeating: $0.name, count: $0.requests) }.dropFirst()
      scenario.feed = FleetFeed(file, seed: time.seed) { _ in
        FleetFeed.Answer(requests: Array(later))
      }
    }
    let fleets = try changes.fleets(of: scenario, plan)
    let progress = ProgressLine("counting", messages)
    defer { progress?.finish() }
    let subject = ReportSubject(
      name: shown.widget.kind,
      widget: TimelineWidget(
        program: shown.widget, in: program.session, answers: program.answers),
      endpoints: endpoints.map(\.name), locale: "en")
    try program.finish()
    do throws(FleetError) {
      return try LoadRun(
        subject, family: shown.family.rawValue, feedName: changes.feed, plan: plan,
        fleets: fleets, progress: { progress?.report($0) })
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// Asks a provider at moments of a day; those without an answer are said, and do not count.
  private func habit(
    of shown: ProgramWidget, in program: OpenProgram, from start: Instant, _ messages: Messages
  ) throws -> ProgramHabit {
    let size = WidgetDevice.default.size(of: shown.family) ?? .zero
    let moments = ProgramHabit.moments(from: start)
    var runs: [ProgramHabit.Run] = []
    var failures: [ProgramFailure] = []
    for moment in moments {
      let known = program.answers.names.count
      do throws(ProgramFailure) {
        let run = try ProgramRun(
          ProviderQuestion(
            .timeline, kind: shown.widget.kind, family: shown.family, size: size, now: moment),
          in: program.session, respond: { program.respond(to: $0) })
        let due: Instant? =
          switch run.timeline.policy {
          case .never: nil
          case .after(let date): date
          case .atEnd: run.timeline.entries.map(\.date).max()
          }
        runs.append(
          ProgramHabit.Run(
            answered: run.timeline.end ?? moment, due: due,
            requests: Array(program.answers.names.dropFirst(known))))
      } catch {
        failures.append(error)
        // What never answers at the first moments does not at the others.
        if runs.isEmpty, failures.count > 2 { throw CommandFailure(error) }
        do throws(ProgramFailure) { try program.session.restart() } catch {
          throw CommandFailure(error)
        }
      }
    }
    if let first = failures.first {
      guard !runs.isEmpty else { throw CommandFailure(first) }
      messages.warn(
        VisibleText.of(
          "no answer at \(failures.count) of \(moments.count) moments, which do not count: \(first)"
        ))
    }
    return ProgramHabit(runs)
  }
}
