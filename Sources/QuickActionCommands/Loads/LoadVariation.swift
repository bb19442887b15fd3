// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline

/// What of a fleet is other than the widget has it: `interval=30m,jitter=10m`.
struct LoadVariation {
  /// What a plot and a table call it.
  var name: String

  /// The names and values, in their order.
  private var changes: [(key: String, value: String)]

  /// The names that are no rules of the system.
  private static let keys = ["interval", "jitter", "maintenance", "at"]

  /// The fleet as it is.
  static let none = LoadVariation(interval: nil, jitter: nil, maintenance: [], at: nil)

  /// The variation of the options that say it one by one.
  init(interval: String?, jitter: String?, maintenance: [String], at: String?) {
    changes = []
    if let interval { changes.append(("interval", interval)) }
    if let jitter { changes.append(("jitter", jitter)) }
    changes += maintenance.map { ("maintenance", $0) }
    if let at { changes.append(("at", at)) }
    name = "as asked for"
  }

  /// Reads a variation.
  ///
  /// - Throws: `CommandFailure` where a part has no name and value, or the name is not known.
  init(_ text: String) throws {
    name = text
    changes = try text.split(separator: ",").map { part in
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let key = halves.first.map(String.init) else {
        throw CommandFailure(
          "'\(part)' is nothing to compare with; write it as in interval=30m", exitCode: 2)
      }
      let known = Self.keys + ReloadRules.settings.map(\.name)
      guard known.contains(key) else {
        let near = NearName.question(key, among: known)
        let list = Self.keys.joined(separator: ", ")
        throw CommandFailure(
          "'\(key)' is nothing that can be compared"
            + (near.isEmpty ? "; there are \(list), and the rules of the system" : near),
          exitCode: 2)
      }
      return (key, String(halves[1]))
    }
    guard !changes.isEmpty else {
      throw CommandFailure(
        "'\(text)' is nothing to compare with; write it as in interval=30m", exitCode: 2)
    }
  }

  /// The fleet with the changes.
  ///
  /// - Parameters:
  ///   - fleet: The fleet without them.
  ///   - plan: The time that is counted, and the zone whose clocks the changes speak of.
  /// - Returns: The changed fleet.
  /// - Throws: `CommandFailure` where a value is none, or the widget has no such thing.
  func applied(to fleet: FleetScenario, _ plan: DayPlan) throws -> FleetScenario {
    var fleet = fleet
    var maintenance: [Range<Instant>] = []
    for (key, value) in changes {
      switch key {
      case "interval":
        try refuse(key, with: fleet)
        try set(interval: duration(value, key), of: &fleet.profile)
      case "jitter": fleet.profile.jitter = try duration(value, key)
      case "maintenance":
        try refuse(key, with: fleet)
        maintenance += try plan.windows(value, option: "maintenance")
      case "at":
        let date = try plan.first(value, option: "at")
        fleet.profile.schedule = .at(date, every: .seconds(86_400))
      default:
        do throws(ReloadRulesError) {
          try fleet.rules.set(key, to: value)
        } catch {
          throw CommandFailure("\(error)", exitCode: 2)
        }
      }
    }
    if !maintenance.isEmpty { try set(maintenance, of: &fleet.profile) }
    return fleet
  }

  /// Refuses to change what the answers of a feed say.
  private func refuse(_ key: String, with fleet: FleetScenario) throws {
    guard fleet.feed != nil, case .governed = fleet.profile.schedule else { return }
    throw CommandFailure(
      "the feed says what the server answers, its '\(key)' too; change the feed, or leave '--feed' out",
      exitCode: 2)
  }

  private func duration(_ text: String, _ option: String) throws -> Duration {
    guard let duration = DurationText.duration(text) else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' is no length of time for '\(option)'; write it as in 90s, 30m or "
          + "1h30m", exitCode: 2)
    }
    return duration
  }

  /// Lets reloads come at another distance, as far as the widget can.
  private func set(interval: Duration, of profile: inout LoadProfile) throws {
    switch profile.schedule {
    case .after: profile.schedule = .after(interval)
    case .at(let date, _): profile.schedule = .at(date, every: interval)
    case .governed(var settings):
      settings.interval = interval
      profile.schedule = .governed(settings)
    case .rotating(let slot, _):
      // The reload comes when the last entry's slot begins.
      guard interval > .zero, interval.milliseconds % slot.milliseconds == 0 else {
        throw CommandFailure(
          "the widget '\(profile.kind)' shows each entry for \(DurationText.of(slot)); an interval of "
            + "\(DurationText.of(interval)) is no multiple of that", exitCode: 2)
      }
      let entries = Int(interval.milliseconds / slot.milliseconds) + 1
      profile.schedule = .rotating(slot: slot, entries: entries)
    case .never:
      throw CommandFailure(
        "the widget '\(profile.kind)' is never reloaded by itself, so it has no interval",
        exitCode: 2)
    }
  }

  private func set(_ maintenance: [Range<Instant>], of profile: inout LoadProfile) throws {
    guard case .governed(var settings) = profile.schedule else {
      throw CommandFailure(
        "the widget '\(profile.kind)' asks nobody whether there is maintenance; the widgets 'coupons' "
          + "and 'events' do", exitCode: 2)
    }
    settings.maintenance = maintenance
    profile.schedule = .governed(settings)
  }
}
