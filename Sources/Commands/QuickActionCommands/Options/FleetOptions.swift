// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The devices of a fleet: how many, where, and how often users look at them.
struct FleetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many devices have the widget, such as 250000, 10k or 1.5M.", valueName: "number"))
  var devices = "1M"

  @Option(
    help: ArgumentHelp(
      "The devices' time zones with their shares, such as Asia/Tokyo=7,America/New_York=3; times are shown in the first zone.",
      valueName: "zone=share,…"))
  var timeZone = NameList(["UTC"])

  @Option(
    help: ArgumentHelp(
      "How often users look at the widget, with their shares: often is 30 times a day, sometimes 6, rarely 1; a number is times a day, as in 15=3,2=7.",
      valueName: "habit=share,…"))
  var habits = NameList(["often=3", "sometimes=5", "rarely=2"])

  /// How many devices there are.
  func count() throws -> Int {
    guard let count = DeviceCount.number(devices) else {
      throw CommandFailure(
        "'\(VisibleText.of(devices))' is not a number of devices; write it as 250000, 10k, 1.5M or 1e6",
        exitCode: 2)
    }
    return count
  }

  /// The devices' time zones.
  func zones(
    environment: [String: String]
  ) throws -> [FleetScenario.Share<TimeZoneRules>] {
    try timeZone.names.map { text in
      let (name, weight) = try share(text, option: "time-zone")
      return FleetScenario.Share(try .named(name, environment: environment), weight: weight)
    }
  }

  /// How often users look at the widget, with their shares.
  func glances() throws -> [FleetScenario.Share<GlanceFrequency>] {
    let known = [GlanceFrequency.often, .sometimes, .rarely]
    return try habits.names.map { text in
      let (name, weight) = try share(text, option: "habits")
      if let habit = known.first(where: { $0.name == name }) {
        return FleetScenario.Share(habit, weight: weight)
      }
      guard let glances = Int(name) else {
        throw CommandFailure(unknown: "habit", name, among: known.map(\.name))
      }
      guard (0...500).contains(glances) else {
        throw CommandFailure(
          "'\(VisibleText.of(name))' is not a number of glances a day for '--habits'; use 0 to 500",
          exitCode: 2)
      }
      return FleetScenario.Share(.daily(glances), weight: weight)
    }
  }

  /// A name and its share (default: 1).
  private func share(_ text: String, option: String) throws -> (name: String, weight: Int) {
    guard let sign = text.lastIndex(of: "=") else { return (text, 1) }
    guard let weight = Int(text[text.index(after: sign)...]), (1...1_000_000).contains(weight)
    else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' has no valid share for '--\(option)'; use a number from 1 to 1000000",
        exitCode: 2)
    }
    return (String(text[..<sign]), weight)
  }
}
