// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import WidgetViews

/// How the widget is placed whose time is run, and where.
struct TimelineWidgetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The family of the widget, such as systemMedium; none means its first.", valueName: "family"),
    completion: .list(WidgetFamily.allCases.map(\.rawValue)))
  var family: String?

  @OptionGroup var device: DeviceOptions

  @Option(
    help: ArgumentHelp(
      "The device's time zone: a name such as Asia/Tokyo, an offset such as +09:00 or UTC+9, or a rule of POSIX such as EST5EDT,M3.2.0,M11.1.0 or JST-9.",
      valueName: "zone"))
  var timeZone = "UTC"

  @Option(
    help: ArgumentHelp(
      "The language of the widget's texts, such as ja; none means that of LC_ALL, LC_MESSAGES or LANG if there are texts in it, else en, and a catalog's own.",
      valueName: "locale"))
  var locale: String?

  @OptionGroup var choice: ChoiceOption

  @Option(
    help: ArgumentHelp(
      "Whether the widget and the picture are light or dark.", valueName: "appearance"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var appearance = ColorScheme.light.rawValue

  func validate() throws {
    try TextLanguage.check(locale)
  }
}
