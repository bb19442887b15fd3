// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import TimelineSimulation
import WidgetTimeline

/// The JSON form of counts; `Documentation/Schemas/load.schema.json` describes it.
package struct LoadDocument {
  /// The version of the form.
  static let version = 1

  private let run: LoadRun
  private let resolution: Int
  private let words: TimelineWords

  /// Creates the form of counts.
  ///
  /// - Parameters:
  ///   - run: The counts to report.
  ///   - resolution: The seconds that each number of a series is for.
  package init(_ run: LoadRun, resolution: Int) {
    self.run = run
    self.resolution = max(1, resolution)
    words = run.words
  }

  /// The document: its keys always in this order, with a final line break.
  package var text: String {
    JSONWriter.document([
      "version": .integer(Self.version),
      "widget": [
        "name": .string(run.subject.name), "kind": .string(run.subject.kind),
        "family": .string(run.family),
      ],
      "feed": run.feedName.map { .string($0) } ?? .null,
      "from": date(run.plan.start), "until": date(run.plan.end),
      "resolution": .integer(resolution),
      "runs": .array(run.results.map(literal)),
    ])
  }

  private func literal(_ result: LoadRun.Result) -> PropertyListLiteral {
    let fleet = result.fleet
    let forecast = result.forecast
    return [
      "name": .string(result.name), "schedule": .string(run.schedule(of: result)),
      "devices": .integer(fleet.devices), "seed": .integer(spelling: String(fleet.seed)),
      "timeZones": .array(
        fleet.timeZones.map {
          ["name": .string($0.value.identifier), "weight": .integer($0.weight)]
        }),
      "habits": .array(
        fleet.habits.map {
          [
            "name": .string($0.value.name), "weight": .integer($0.weight),
            "looksPerDay": .integer($0.value.glances.count),
            "dailyReloads": fleet.rules.isBudgeted
              ? .integer(fleet.rules.dailyReloads(glancesPerDay: $0.value.glances.count)) : .null,
          ]
        }),
      "rules": .dictionary(
        ReloadRules.settings.map { .init($0.name, Self.literal($0.value(in: fleet.rules))) }),
      "reloads": .integer(forecast.reloads),
      "delayed": [
        "budget": .integer(forecast.delayedByBudget),
        "minimumInterval": .integer(forecast.delayedByMinimumInterval),
        "unseen": .integer(forecast.delayedUnseen),
      ],
      "endpoints": .array(forecast.endpoints.map { endpoint($0, of: forecast) }),
      "all": endpoint(forecast.all, of: forecast),
      "warnings": .array(
        forecast.warnings.map {
          [
            "id": .string($0.id.rawValue), "sentence": .string($0.sentence),
            "firstDate": date($0.firstDate), "count": .integer($0.count),
          ]
        }),
    ]
  }

  private func endpoint(
    _ endpoint: LoadForecast.Endpoint, of forecast: LoadForecast
  ) -> PropertyListLiteral {
    [
      "name": .string(endpoint.name), "total": .integer(endpoint.total),
      "peak": .integer(endpoint.peak),
      "peakDate": endpoint.peak > 0 ? date(forecast.date(ofSecond: endpoint.peakSecond)) : .null,
      "percentile50": .integer(endpoint.percentile50),
      "percentile95": .integer(endpoint.percentile95),
      "percentile99": .integer(endpoint.percentile99),
      "percentile999": .integer(endpoint.percentile999),
      "mean": .number((endpoint.mean * 1_000).rounded() / 1_000),
      "outcomes": endpoint.outcomes.map(Self.literal) ?? .null,
      "totals": series(endpoint) { $0.reduce(0) { $0 + Int($1) } },
      "peaks": series(endpoint) { Int($0.max() ?? 0) },
    ]
  }

  private static func literal(_ outcomes: LoadForecast.Outcomes) -> PropertyListLiteral {
    [
      "answered": .integer(outcomes.answered),
      "failed": .array(
        outcomes.sorted.map { failure in
          ["reason": .string(failure.reason), "count": .integer(failure.count)]
        }),
      "unreachable": .integer(outcomes.unreachable),
    ]
  }

  private func series(
    _ endpoint: LoadForecast.Endpoint, _ value: (ArraySlice<UInt32>) -> Int
  ) -> PropertyListLiteral {
    .array(
      stride(from: 0, to: endpoint.counts.count, by: resolution).map { start in
        .integer(value(endpoint.counts[start..<min(start + resolution, endpoint.counts.count)]))
      })
  }

  private func date(_ moment: Instant) -> PropertyListLiteral { .string(words.stamp(moment)) }

  private static func literal(_ value: ReloadSetting.Value) -> PropertyListLiteral {
    switch value {
    case .flag(let flag): .boolean(flag)
    case .count(let count): .integer(count)
    case .duration: .string("\(value)")
    }
  }
}
