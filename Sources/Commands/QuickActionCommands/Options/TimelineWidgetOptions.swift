// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import QuickActions
import WidgetViews

/// How and where the widget is placed.
struct TimelineWidgetOptions: ParsableArguments {
  @Option(help: .family, completion: .families)
  var family: String?

  @OptionGroup var device: DeviceOptions

  @OptionGroup var sdk: SDKOptions

  @Option(
    help: ArgumentHelp(
      "The device's time zone: a name such as Asia/Tokyo, an offset such as +09:00 or UTC+9, or a POSIX rule such as EST5EDT,M3.2.0,M11.1.0 or JST-9.",
      valueName: "zone"))
  var timeZone = "UTC"

  @Option(help: .locale)
  var locale: String?

  @Option(name: .customLong("choice"), help: .choice, completion: .json)
  var choicePath: String?

  @Option(
    help: ArgumentHelp(
      "Draw the widget and the picture light or dark.", valueName: "appearance"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var appearance = ColorScheme.light.rawValue

  func validate() throws {
    try TextLanguage.check(locale)
    try GivenFileName.check(choicePath, of: "--choice")
  }
}
