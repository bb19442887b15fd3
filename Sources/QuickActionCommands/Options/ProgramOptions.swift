// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import ShownWidgets
import WidgetPrograms

/// The program of the app's own widgets.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The program that the widgets' sources were built into: the app's own view is drawn, and not the catalog's.",
      valueName: "file"),
    completion: .file())
  var program: String?

  @Option(
    name: .customLong("widget"),
    help: ArgumentHelp(
      "With a program: the widget, by its kind or its name. (default: the first)",
      valueName: "kind"))
  var kind: String?

  @Option(
    help: ArgumentHelp(
      "With a program: the data that its app groups share at the start: a JSON file of 'UserDefaults', or a folder.",
      valueName: "path"),
    completion: .file())
  var appGroup: String?

  @Flag(
    help: "With a program: let its requests leave the machine where the feed has no answer.")
  var network = false

  @Option(
    help: ArgumentHelp(
      "With a program: how many seconds it has for an answer.", valueName: "seconds"))
  var timeLimit = 10

  func validate() throws {
    try GivenFileName.check(program, of: "--program")
    try GivenFileName.check(appGroup, of: "--app-group")
    guard timeLimit > 0 else {
      throw ValidationError("'--time-limit' must be at least 1")
    }
    guard program == nil else { return }
    for (name, isGiven) in [
      ("--widget", kind != nil), ("--app-group", appGroup != nil), ("--network", network),
    ] where isGiven {
      throw ValidationError("'\(name)' is for a program; add '--program FILE'")
    }
  }

  /// What the options ask for; nil for no program.
  func request() -> ProgramSettings? {
    program.map {
      ProgramSettings(
        path: $0, appGroup: appGroup, allowsNetwork: network, answerLimit: .seconds(timeLimit))
    }
  }
}
