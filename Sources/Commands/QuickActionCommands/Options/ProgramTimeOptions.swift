// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// The part of a program's widget that is drawn.
struct ProgramPartOptions: ParsableArguments {
  /// The question to a provider.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    /// The entry of its timeline that is shown.
    case entry
    /// The entry of the gallery.
    case snapshot
    /// The entry before there is data.
    case placeholder
  }

  @Option(
    help: ArgumentHelp(
      "With a program: what is drawn, \(Part.allCases.map(\.rawValue).joined(separator: ", ")) (of the timeline that is made at '--at'). (default: entry; without '--widget' all)",
      valueName: "part"))
  var part: Part?
}

/// The time and the servers of a program.
struct ProgramTimeOptions: ParsableArguments {
  /// The default time of the clock: the same moment on every day, so that the same command has the
  /// same result.
  static let standardMoment = "2026-11-24T09:41"

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      "With a program: the moment that its clock shows, such as 2026-03-29T08:00. (default: \(Self.standardMoment))",
      valueName: "time"))
  var givenMoment: String?

  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp(
      "With a program: the device's time zone, such as Asia/Tokyo. (default: UTC)",
      valueName: "zone"))
  var givenZone: String?

  @Option(
    name: .customLong("feed"),
    help: ArgumentHelp(
      "With a program: the feed file ('*.feed.json') that answers its requests.",
      valueName: "file"), completion: .json)
  var feed: String?

  func validate() throws { try GivenFileName.check(feed, of: "--feed") }

  /// The time zone.
  var timeZone: String { givenZone ?? "UTC" }

  /// Refuses the options where no program is run, as nothing else asks for them.
  ///
  /// - Parameter program: The options that name a program.
  /// - Throws: `ValidationError` with the option's name.
  func refuse(without program: ProgramOptions) throws {
    try program.refuse([
      ("--at", givenMoment != nil), ("--time-zone", givenZone != nil), ("--feed", feed != nil),
    ])
  }

  /// The moment.
  ///
  /// - Throws: `CommandFailure` if it is malformed.
  func instant(in zone: TimeZoneRules) throws -> Instant {
    let moment = givenMoment ?? Self.standardMoment
    guard let instant = FeedMoment(moment)?.instant(in: zone) else {
      throw CommandFailure(
        "'\(VisibleText.of(moment))' is not a moment for '--at'; write it as \(Self.standardMoment)",
        exitCode: 2)
    }
    return instant
  }
}
