// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// What a widget and its servers do otherwise than the sample does, and what that is compared with.
struct LoadChangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The feed file that the requests meet: answers, latencies, outages; none means that all are answered at once.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var feed: String?

  @Option(
    help: ArgumentHelp(
      "The time between reloads that the widget, or its server, wants; none means the widget's own.",
      valueName: "length"))
  var interval: String?

  @Option(
    help: ArgumentHelp(
      "The longest random time of a device's own that it adds; none means 0s.",
      valueName: "length"))
  var jitter: String?

  @Option(
    help: ArgumentHelp(
      "When the server is in maintenance, such as 12:00-13:00.",
      valueName: "times"))
  var maintenance: [NameList] = []

  @Option(
    help: ArgumentHelp(
      "Let every device ask again at the same moment of each day, such as 09:00.",
      valueName: "time"))
  var at: String?

  @Option(
    name: .customLong("compare"),
    help: ArgumentHelp(
      "Count this, too, such as interval=30m or jitter=10m; several: repeat it.",
      valueName: "name=value,…"))
  var comparisons: [String] = []

  func validate() throws { try GivenFileName.check(feed, of: "--feed") }

  /// What the options say of the fleet that is asked for.
  var variation: LoadVariation {
    LoadVariation(
      interval: interval, jitter: jitter, maintenance: maintenance.flatMap(\.names), at: at)
  }
}
