// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TimelineSimulation
package import WidgetTimeline

/// What a program's provider does when it is asked at several moments: how a fleet of such widgets loads servers.
package struct ProgramHabit {
  /// What was seen in one run.
  package struct Run {
    /// When the provider answered, from which on lengths of time count.
    var answered: Instant

    /// When it wants to be asked again; nil for never.
    var due: Instant?

    /// The endpoints that it requested, in order.
    var requests: [String]

    /// Notes a run.
    package init(answered: Instant, due: Instant?, requests: [String]) {
      self.answered = answered
      self.due = due
      self.requests = requests
    }
  }

  /// The moments at which a provider is asked: each half hour of a day, and a few minutes after each hour.
  package static func moments(from start: Instant) -> [Instant] {
    (0..<24).flatMap { hour in
      [0, 7, 30].map { start.advanced(by: .seconds(hour * 3_600 + $0 * 60)) }
    }
  }

  private let runs: [Run]

  /// Looks at runs, which are in the order of their moments.
  package init(_ runs: [Run]) {
    self.runs = runs
  }

  /// The schedule that fits the runs, and whether it fits all of them.
  package var schedule: (LoadProfile.Schedule, isExact: Bool) {
    let named = runs.compactMap { run in run.due.map { (run.answered, $0) } }
    guard !named.isEmpty else { return (.never, true) }
    let isComplete = named.count == runs.count
    let distances = named.map { $0.0.duration(to: $0.1) }.sorted()
    let middle = distances[distances.count / 2]
    if let first = distances.first, let last = distances.last, last - first <= .seconds(1) {
      return (.after(middle), isComplete)
    }
    // Moments that do not depend on when the provider was asked are those of a clock.
    var dues: [Instant] = []
    for (_, due) in named where dues.last != due { dues.append(due) }
    let steps = Set(zip(dues, dues.dropFirst()).map { $0.duration(to: $1) })
    if dues.count < named.count, let first = dues.first, let step = steps.first ?? dayStep(dues),
      steps.count <= 1, step > .zero
    {
      return (.at(first, every: step), isComplete)
    }
    return (.after(max(.seconds(1), middle)), false)
  }

  private func dayStep(_ dues: [Instant]) -> Duration? { dues.count == 1 ? .seconds(86_400) : nil }

  /// What a reload asks, each endpoint as often as in the run that asked it most; in the order in which they came first.
  package var endpoints: [LoadProfile.Endpoint] {
    var names: [String] = []
    var most: [String: Int] = [:]
    for run in runs {
      for name in run.requests where !names.contains(name) { names.append(name) }
      var counts: [String: Int] = [:]
      for name in run.requests { counts[name, default: 0] += 1 }
      most.merge(counts) { max($0, $1) }
    }
    return names.map { LoadProfile.Endpoint($0, requests: most[$0] ?? 1) }
  }

  /// Whether every run asked the same.
  package var isAlwaysTheSame: Bool { Set(runs.map(\.requests)).count <= 1 }
}
