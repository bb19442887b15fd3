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
  /// The program whose widgets the devices have; nil if they have that of a catalog.
  func requestedProgram(_ messages: Messages) throws -> RequestedProgram? {
    if let requested = try RequestedProgram(program, feed: changes.feed, messages) {
      guard widget == nil else {
        throw CommandFailure(
          "'--program' counts the app's own widget; remove '\(VisibleText.of(widget ?? ""))', and "
            + "choose with '--widget'", exitCode: 2)
      }
      return requested
    }
    guard let example = widget.flatMap({ ExampleWidget.named($0) }) else { return nil }
    return try RequestedProgram(example, program, feed: changes.feed, messages)
  }

  /// Counts what a fleet of a program's widgets asks; what one of them does is seen in runs of its provider.
  func count(of requested: RequestedProgram, _ messages: Messages) throws -> LoadRun {
    let zones = try fleet.zones(environment: messages.console.environment)
    let plan = try time.plan(in: zones.first?.value ?? .utc)
    _ = try family.map { try WidgetFamily(named: $0) }
    // What is wrong with the fleet is said before anything is built.
    _ = try scenario(LoadProfile(kind: "", schedule: .never, endpoints: []), zones, plan)
    let settings = try requested.settings(messages)
    let program = try OpenProgram(
      settings, now: plan.start, in: plan.zone, locale: "en", feed: requested.ownFeed,
      seed: time.seed, messages)
    let shown = try ProgramWidget(
      ofTimelines: program.description, in: program.session, kind: requested.kind, family: family)
    let probe = ProgramProbe(program, shown)
    let runs = try runs(of: probe, in: program, from: plan.start, messages)
    let habit = probe.habit(runs, with: requested.ownFeed)
    note(habit, of: shown, messages)
    let profile = probe.profile(of: habit)
    var scenario = try scenario(profile, zones, plan)
    if changes.feed != nil, let file = requested.feed {
      scenario.feed = FleetFeed(
        file, seed: time.seed, reading: FleetAnswers(to: file, of: profile, probe).reading)
    }
    let subject = ReportSubject(
      name: requested.example?.name ?? shown.widget.kind,
      widget: TimelineWidget(
        program: shown.widget, in: program.session, answers: program.answers),
      endpoints: habit.endpoints.map(\.name), locale: "en")
    try program.finish()
    return try count(scenario, plan, of: subject, in: shown.family, messages)
  }

  private func note(_ habit: ProgramHabit, of shown: ProgramWidget, _ messages: Messages) {
    let name = "'\(VisibleText.of(shown.widget.kind))'"
    if !habit.schedule.isExact {
      messages.note(
        "\(name) names the moments of its reloads by no rule that holds all day; "
          + "the middle of the distances is used")
    }
    if !habit.isAlwaysTheSame {
      messages.note("\(name) does not always request the same; the most of a reload is counted")
    }
  }

  /// Asks a provider at moments of a day; those without an answer are said, and do not count.
  private func runs(
    of probe: ProgramProbe, in program: OpenProgram, from start: Instant, _ messages: Messages
  ) throws -> [ProgramHabit.Run] {
    let moments = ProgramHabit.moments(from: start)
    var runs: [ProgramHabit.Run] = []
    var failures: [ProgramFailure] = []
    for moment in moments {
      do throws(ProgramFailure) {
        runs.append(try probe.run(at: moment))
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
    return runs
  }
}
