// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TimelineSimulation
package import WidgetTimeline

/// The behavior of a program's provider that is asked at several moments: how a fleet of such
/// widgets loads servers.
package struct ProgramHabit {
  /// The observations of one run.
  package struct Run {
    /// Entries at equal distances, the last of which is due.
    package struct Slots: Hashable {
      /// The moment at which the first slot begins.
      package var start: Instant

      /// The time between two entries.
      package var length: Duration

      /// The number of slots.
      package var count: Int

      /// Creates a series of slots of equal length.
      package init(start: Instant, length: Duration, count: Int) {
        self.start = start
        self.length = length
        self.count = count
      }
    }

    /// The moment at which the provider was asked.
    package var asked: Instant

    /// The instant of the provider's answer, from which times are counted.
    package var answered: Instant

    /// The instant at which the provider asks for a reload; nil for never.
    package var due: Instant?

    /// The entries, if it wants to be asked again at their end, and they have the same length; nil otherwise.
    package var slots: Slots?

    /// Whether the provider asks for a reload at the end of a single entry, for which the system
    /// has a rule.
    package var isSingleEntry: Bool

    /// The endpoints that it requested, in order.
    package var requests: [String]

    /// Notes a run; it is asked and answers at once unless that is said.
    package init(
      asked: Instant? = nil, answered: Instant, due: Instant?, slots: Slots? = nil,
      isSingleEntry: Bool = false, requests: [String]
    ) {
      self.asked = asked ?? answered
      self.answered = answered
      self.due = due
      self.slots = slots
      self.isSingleEntry = isSingleEntry
      self.requests = requests
    }

    /// The time after its answer at which the provider asks for a reload; nil for never.
    package var distance: Duration? { due.map { answered.duration(to: $0) } }

    /// Whether another run does the same: the same requests, and the same time until the next.
    func isLike(_ other: Run) -> Bool {
      guard requests == other.requests else { return false }
      guard let distance, let otherDistance = other.distance else { return due == other.due }
      return ProgramHabit.areSame(distance, otherDistance)
    }
  }

  /// The moments at which a provider is asked: each half hour of a day, and a few minutes after each hour.
  package static func moments(from start: Instant) -> [Instant] {
    (0..<24).flatMap { hour in
      [0, 7, 30].map { start.advanced(by: .seconds(hour * 3_600 + $0 * 60)) }
    }
  }

  private let runs: [Run]

  /// The run in maintenance; nil if it is like the others.
  private let maintained: Run?

  /// The folders of endpoints that not every run requests, each with its slash.
  private let varying: Set<String>

  /// Looks at runs, which are in the order of their moments.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - maintained: The run in which the first endpoint answered what it does in maintenance; nil if it has no such answer. A provider
  ///     that then requests nothing else is governed by its server, and the runs that are like it say nothing about other times.
  package init(_ runs: [Run], maintained: Run? = nil) {
    let usual = maintained.map { maintained in runs.filter { !$0.isLike(maintained) } } ?? []
    let isGoverned =
      maintained.map { maintained in
        maintained.requests.count == 1
          && usual.contains { $0.requests.count > 1 && $0.requests.first == maintained.requests[0] }
      } ?? false
    self.runs = isGoverned ? usual : runs
    self.maintained = isGoverned ? maintained : nil
    varying = Self.varyingFolders(of: self.runs)
  }

  /// The schedule that fits the runs, and whether it fits all of them.
  package var schedule: (LoadProfile.Schedule, isExact: Bool) {
    let (schedule, isExact) = usualSchedule
    guard case .after(let interval) = schedule, let retry = maintained?.distance else {
      return (schedule, isExact)
    }
    var settings = ServerSettings(interval: interval)
    settings.retry = Self.rounded(retry)
    return (.governed(settings), isExact)
  }

  private var usualSchedule: (LoadProfile.Schedule, isExact: Bool) {
    if let rotation { return (rotation, true) }
    let named = runs.compactMap { run in run.due.map { (origin(of: run), $0) } }
    guard !named.isEmpty else { return (.never, true) }
    let isComplete = named.count == runs.count
    let distances = named.map { $0.0.duration(to: $0.1) }.sorted()
    let middle = distances[distances.count / 2]
    if let first = distances.first, let last = distances.last, Self.areSame(first, last) {
      return (.after(Self.rounded(middle)), isComplete)
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

  /// Slots of the day, each with an entry, if all runs have as many of them.
  private var rotation: LoadProfile.Schedule? {
    let slots = runs.compactMap(\.slots)
    guard let first = slots.first, slots.count == runs.count, first.length > .zero else {
      return nil
    }
    for (slot, run) in zip(slots, runs) {
      let distance = first.start.duration(to: slot.start).milliseconds
      guard slot.length == first.length, slot.count == first.count,
        distance % first.length.milliseconds == 0,
        (slot.start..<slot.start.advanced(by: slot.length)).contains(run.asked)
      else { return nil }
    }
    return .rotating(slot: first.length, entries: first.count)
  }

  private func dayStep(_ dues: [Instant]) -> Duration? { dues.count == 1 ? .seconds(86_400) : nil }

  /// The instant from which times until the next reload count: the one by which they differ least.
  package var beginning: LoadProfile.Beginning {
    func spread(_ origin: (Run) -> Instant) -> Duration {
      let distances = runs.compactMap { run in run.due.map { origin(run).duration(to: $0) } }
      return (distances.max() ?? .zero) - (distances.min() ?? .zero)
    }
    return spread(\.asked) < spread(\.answered) ? .reload : .answer
  }

  private func origin(of run: Run) -> Instant {
    beginning == .reload ? run.asked : run.answered
  }

  /// Whether two lengths of time are the same but for the time that an answer takes.
  private static func areSame(_ one: Duration, _ other: Duration) -> Bool {
    max(one, other) - min(one, other) <= .seconds(1)
  }

  /// A length of time in whole seconds if it is as good as that.
  private static func rounded(_ length: Duration) -> Duration {
    let whole = Duration.seconds((length.milliseconds + 500) / 1_000)
    return max(whole, length) - min(whole, length) <= .milliseconds(10) ? whole : length
  }

  /// The consequence if the first endpoint does not answer.
  ///
  /// - Parameter run: The run in which it did not.
  /// - Returns: What a fleet's devices do then.
  package func unanswered(_ run: Run) -> LoadProfile.Unanswered {
    if run.isSingleEntry { return .singleEntry }
    guard let distance = run.distance else { return .asScheduled }
    switch schedule.0 {
    case .after(let usual) where Self.areSame(usual, distance): return .asScheduled
    case .after, .governed: return .after(Self.rounded(distance))
    default: return .asScheduled
    }
  }
}

// MARK: Requests

extension ProgramHabit {
  /// The endpoints that a reload asks, each as often as in the run with the most requests; in the
  /// order of their first request.
  ///
  /// Those that not every run requests are counted together if they are in one folder: `images/*` are all that begin so.
  package var endpoints: [LoadProfile.Endpoint] {
    var names: [String] = []
    for name in runs.flatMap(\.requests) {
      let name = grouped(name)
      if !names.contains(name) { names.append(name) }
    }
    return names.map { name in
      let counts = runs.map { run in run.requests.count { grouped($0) == name } }
      return LoadProfile.Endpoint(name, requests: counts.max() ?? 1)
    }
  }

  /// The name under which an endpoint is counted.
  private func grouped(_ name: String) -> String {
    guard let folder = Self.folder(of: name), varying.contains(folder) else { return name }
    return folder + "*"
  }

  /// The part of an endpoint's name up to its last slash; nil if it has none.
  private static func folder(of name: String) -> String? {
    name.lastIndex(of: "/").map { String(name[...$0]) }
  }

  private static func varyingFolders(of runs: [Run]) -> Set<String> {
    var names: [String: Set<Set<String>>] = [:]
    var counts: [String: Int] = [:]
    for run in runs {
      let folders = Dictionary(grouping: Set(run.requests)) { folder(of: $0) ?? "" }
      for (folder, members) in folders where !folder.isEmpty {
        names[folder, default: []].insert(Set(members))
        counts[folder, default: 0] += 1
      }
    }
    // In the runs that are not counted, nothing of the folder is requested.
    return Set(names.filter { $0.value.count > 1 || counts[$0.key] != runs.count }.keys)
  }

  /// Whether every run asked as much, in whatever order.
  package var isAlwaysTheSame: Bool {
    Set(runs.map { $0.requests.map(grouped).sorted() }).count <= 1
  }
}
