// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents

/// What a user chooses for the widget.
struct SelectStop: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Stop"
  static let description = IntentDescription("Choose the stop and its lines.")
  static let isDiscoverable = false

  @Parameter(title: "Stop")
  var stop: StopEntity

  @Parameter(
    title: "Lines",
    size: [.systemSmall: .init(min: 0, max: 2), .systemMedium: .init(min: 0, max: 3)])
  var lines: [LineEntity]?

  @Parameter(title: "Times", default: .clock)
  var times: TimeStyle

  @Parameter(title: "Show platforms", default: true)
  var showsPlatforms: Bool

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemMedium) {
      Summary {
        \.$stop
        \.$lines
        \.$times
        \.$showsPlatforms
      }
    } otherwise: {
      Summary {
        \.$stop
        \.$lines
        \.$times
      }
    }
  }
}

/// How times are written.
enum TimeStyle: String, AppEnum {
  case clock
  case minutes

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Times"
  static let caseDisplayRepresentations: [TimeStyle: DisplayRepresentation] = [
    .clock: "Time of day",
    .minutes: "Minutes to go",
  ]
}
