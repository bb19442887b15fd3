// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// Changes to a fleet that are compared with it: `interval=30m,jitter=10m`.
package struct FleetVariation: Sendable {
  /// The name in plots and tables.
  package let name: String

  /// The names and values, in their order.
  private let changes: [(key: String, value: String)]

  /// The name, in JSON, of the fleet that others are compared with.
  package static let ownName = "as asked for"

  /// The names that are not system settings.
  static let names = ["interval", "jitter", "maintenance", "at"]

  /// Creates a variation of the options for single changes.
  package init(interval: String?, jitter: String?, maintenance: [String], at: String?) {
    var changes: [(key: String, value: String)] = []
    if let interval { changes.append(("interval", interval)) }
    if let jitter { changes.append(("jitter", jitter)) }
    changes += maintenance.map { ("maintenance", $0) }
    if let at { changes.append(("at", at)) }
    self.changes = changes
    name = Self.ownName
  }

  /// Parses a variation of a fleet.
  ///
  /// - Throws: ``FleetVariationError`` if a part is not a name with a value, or the name is unknown.
  package init(_ text: String) throws(FleetVariationError) {
    name = text
    var changes: [(key: String, value: String)] = []
    for part in text.split(separator: ",") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let key = halves.first.map(String.init) else {
        throw .malformed(String(part))
      }
      let known = Self.names + ReloadRules.settings.map(\.name)
      guard known.contains(key) else { throw .unknownName(key, known: known) }
      changes.append((key, String(halves[1])))
    }
    guard !changes.isEmpty else { throw .malformed(text) }
    self.changes = changes
  }

  /// The fleet with the changes.
  ///
  /// - Parameters:
  ///   - fleet: The fleet without them.
  ///   - plan: The simulated time.
  /// - Returns: The changed fleet.
  /// - Throws: ``FleetVariationError`` if a value is malformed, or does not apply to the widget.
  package func applied(
    to fleet: FleetScenario, _ plan: DayPlan
  ) throws(FleetVariationError) -> FleetScenario {
    var fleet = fleet
    var maintenance: [Range<Instant>] = []
    for (key, value) in changes {
      switch key {
      case "interval":
        try checkFeed(of: fleet, decidesNot: key)
        try set(interval: duration(value, key), of: &fleet.profile)
      case "jitter": fleet.profile.jitter = try duration(value, key)
      case "maintenance":
        try checkFeed(of: fleet, decidesNot: key)
        do throws(DayPlanError) {
          maintenance += try plan.windows(value, option: "--maintenance")
        } catch { throw .time(error) }
      case "at":
        do throws(DayPlanError) {
          let date = try plan.first(value, option: "--at")
          fleet.profile.schedule = .at(date, every: .seconds(86_400))
        } catch { throw .time(error) }
      default:
        do throws(ReloadRulesError) {
          try fleet.rules.set(key, to: value)
        } catch { throw .setting(error) }
      }
    }
    if !maintenance.isEmpty { try set(maintenance, of: &fleet.profile) }
    return fleet
  }

  /// Checks that a feed does not decide what must be changed.
  private func checkFeed(
    of fleet: FleetScenario, decidesNot key: String
  ) throws(FleetVariationError) {
    guard fleet.feed != nil, case .governed = fleet.profile.schedule else { return }
    throw .decidedByFeed(key)
  }

  private func duration(
    _ text: String, _ name: String
  ) throws(FleetVariationError) -> Duration {
    guard let duration = DurationText.duration(text) else { throw .notALength(text, name: name) }
    return duration
  }

  /// Sets the time between reloads, as far as the widget can.
  private func set(
    interval: Duration, of profile: inout LoadProfile
  ) throws(FleetVariationError) {
    switch profile.schedule {
    case .after: profile.schedule = .after(interval)
    case .at(let date, _): profile.schedule = .at(date, every: interval)
    case .governed(var settings):
      settings.interval = interval
      profile.schedule = .governed(settings)
    case .rotating(let slot, _):
      // The reload happens when the last entry's slot begins.
      guard interval > .zero, interval.milliseconds % slot.milliseconds == 0 else {
        throw .notAMultiple(interval, of: slot, kind: profile.kind)
      }
      let entries = Int(interval.milliseconds / slot.milliseconds) + 1
      profile.schedule = .rotating(slot: slot, entries: entries)
    case .never: throw .noInterval(kind: profile.kind)
    }
  }

  private func set(
    _ maintenance: [Range<Instant>], of profile: inout LoadProfile
  ) throws(FleetVariationError) {
    guard case .governed(var settings) = profile.schedule else {
      throw .noMaintenance(kind: profile.kind)
    }
    settings.maintenance = maintenance
    profile.schedule = .governed(settings)
  }
}
