// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionWidget
import ShownWidgets
import StringTables
import TimelineReports
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
import WidgetViews

extension ProgramInspection {
  /// Runs a day of a widget in its first family.
  ///
  /// - Throws: `CommandFailure` if the day cannot be run.
  func runDay(
    of described: DescribedWidget, of program: OpenProgram,
    into collection: inout ObservationCollection
  ) throws {
    guard let family = described.families.first else { return }
    let look = WidgetLook(
      family: family, margins: described.areContentMarginsDisabled ? .disabled : .standard,
      locale: locales.first?.identifier ?? "en", sdk: sdk)
    guard let canvas = look.canvas else { return }
    let widget = TimelineWidget(
      program: described, in: program.session, choice: choice, answers: program.answers)
    let day = zone.civilTime(at: now).date
    let start = FeedMoment(day.description)?.instant(in: zone) ?? now
    var scenario = DeviceScenario(
      start: start, timeZone: zone, locale: look.locale,
      widgets: [PlacedWidget(widget, family: family, size: canvas.size)],
      feed: feed.map { FileFeed($0, timeZone: zone, seed: seed) } ?? SilentFeed(), seed: seed)
    // The program is ended if it does not answer: until then it is waited for.
    scenario.patience = max(scenario.patience, settings.answerLimit * 4)
    let simulator: DeviceSimulator
    do throws(ScenarioError) {
      simulator = try DeviceSimulator(scenario)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    let starts = program.session.start
    let log = simulator.wait(progress: nil)
    let count = program.session.start - starts
    guard count == 0 else {
      // What a program that ended did otherwise is a consequence.
      guard !collection.hasFailure(of: described.kind) else { return }
      collection.add(
        ProgramObservation(
          .failure(
            "the program ended \(count == 1 ? "once" : "\(count) times") in a simulated day; "
              + "'quickaction timeline' says when"), of: described.kind))
      return
    }
    for warning in log.warnings {
      collection.add(
        ProgramObservation(.warning(warning.id, warning.sentence), of: described.kind))
    }
  }
}
