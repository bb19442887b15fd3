// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

extension RateChart {
  /// The parts into which a chart divides the time: more than a screen has points for would be a larger file for nothing.
  private static let parts = 576

  /// The chart of counts: a panel for each endpoint of each count.
  package init(_ run: LoadRun) {
    let devices = run.results.first?.fleet.devices ?? 0
    let length = run.plan.start.duration(to: run.plan.end)
    let words = run.words
    self.init(
      title: "\(run.subject.kind): requests a second",
      subtitle:
        "\(LoadRun.counted(devices, "device")), from \(words.zone.civilTime(at: run.plan.start)) "
        + "(\(words.zone.shownName(at: run.plan.start))), for \(DurationText.of(length)), "
        + "seed \(run.results.first?.fleet.seed ?? 0)")
    bandName = "maintenance"
    for result in run.results {
      let prefix = run.results.count > 1 ? "\(result.shownName): " : ""
      let bands = run.maintenance(of: result)
      for endpoint in result.forecast.endpoints {
        let parts = LoadForecast.parts(of: endpoint, Self.parts)
        panels.append(
          Panel(
            title: prefix + endpoint.name, detail: run.figures(of: endpoint, in: result),
            peaks: parts.map(\.peak), means: parts.map(\.mean), bands: bands))
      }
    }
    ticks = TimelineTicks(run.plan.start, run.plan.end, words.zone, most: 13).ticks.map { tick in
      let offset = run.plan.start.duration(to: tick.date).milliseconds
      return Tick(Double(offset) / Double(max(1, length.milliseconds)), label: tick.label)
    }
    notes = run.results.flatMap { result in
      result.forecast.warnings.map {
        let name = run.results.count > 1 ? "\(result.shownName): " : ""
        return "\($0.id.rawValue): \(name)\($0.sentence)"
      }
    }
    if panels.isEmpty { notes.append(LoadRun.silence) }
  }
}
