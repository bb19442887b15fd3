// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation

/// What answers the widgets that are checked, what their app groups hold, for how long it is waited, and whether the last answer counts.
struct CheckedDayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The feed file ('*.feed.json') that answers the widgets' requests. (default: no server answers)",
      valueName: "file"), completion: .json)
  var feed: String?

  @Option(
    help: ArgumentHelp(
      "The data that the extension's app groups share at the start: a JSON file of 'UserDefaults', or a folder. (default: none)",
      valueName: "path"),
    completion: .file())
  var appGroup: String?

  @Option(name: .customLong("choice"), help: .choice, completion: .json)
  var choicePath: String?

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "How many seconds the extension has for an answer. (default: 10)", valueName: "seconds"))
  var givenTimeLimit: Int?

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "How long the build may take, and after it drawing and running all: 90s, 15m, 1h30m. What is not done then is ended, and is a finding. (default: 10m)",
      valueName: "length"))
  var givenLimit: String?

  @Flag(
    name: .customLong("no-cache"),
    help:
      "Build, draw and run again, even if nothing has changed since the last time.")
  var takesNoCache = false

  /// The number of seconds that the extension has for an answer.
  var timeLimit: Int { givenTimeLimit ?? 10 }

  /// How long the build may take, and after it drawing and running.
  var limit: Duration { givenLimit.flatMap { DurationText.duration($0) } ?? .seconds(600) }

  /// The first option that is given; nil if none is.
  var given: String? {
    let options = [
      ("--feed", feed != nil), ("--app-group", appGroup != nil),
      ("--choice", choicePath != nil),
      ("--time-limit", givenTimeLimit != nil), ("--limit", givenLimit != nil),
      ("--no-cache", takesNoCache),
    ]
    return options.first { $0.1 }?.0
  }

  func validate() throws {
    try GivenFileName.check(feed, of: "--feed")
    try GivenFileName.check(appGroup, of: "--app-group")
    try GivenFileName.check(choicePath, of: "--choice")
    if let givenTimeLimit, !(1...86_400).contains(givenTimeLimit) {
      throw ValidationError(
        "'--time-limit' is \(givenTimeLimit); use a whole number of seconds from 1 to 86400")
    }
    if let givenLimit, !(DurationText.duration(givenLimit).map { $0 >= .seconds(1) } ?? false) {
      throw ValidationError(
        "'\(VisibleText.of(givenLimit))' for '--limit' is not a length of at least a second; use one such as 90s, 15m or 1h30m"
      )
    }
  }
}
