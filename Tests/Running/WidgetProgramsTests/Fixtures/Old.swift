// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import Foundation
import WidgetKit

enum Style: String, AppEnum {
  case plain = "p"
  case fancy
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Style")
  static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
    .plain: .init(title: "Plain"), .fancy: DisplayRepresentation(title: "Fancy", subtitle: "x"),
  ]
}
struct Names: DynamicOptionsProvider { func results() async throws -> [String] { [] } }
struct Old: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "OldIntent"
  static let title = LocalizedStringResource("old.title", defaultValue: "Old one", table: "T")
  static let description = IntentDescription("What", categoryName: "C")
  @Parameter(
    title: "Count", description: "How many", default: 3, controlStyle: .stepper,
    inclusiveRange: (1, 9)) var count: Int
  @Parameter(
    title: LocalizedStringResource("alpha", defaultValue: "Alpha"), default: 0.5,
    inclusiveRange: (0, 1)) var alpha: Double?
  @Parameter(title: "Name", inputOptions: .init(capitalizationType: .words, multiline: true))
  var name: String?
  @Parameter(title: "Nick", optionsProvider: Names()) var nick: String?
  @Parameter(
    title: "On", default: true, displayName: Bool.IntentDisplayName(true: "Yes", false: "No"))
  var on: Bool
  @Parameter(title: "Style", default: .fancy) var style: Style
  @Parameter(title: "Styles", default: [.fancy], size: 3) var styles: [Style]
  @Parameter(title: "When", kind: .time) var when: Date?
  @Parameter(title: "Far", defaultUnit: .kilometers, supportsNegativeNumbers: false) var far:
    Measurement<UnitLength>?
  @Parameter(title: "Long") var long: Measurement<UnitDuration>?
  @Parameter(title: "Web") var web: URL?
  static var parameterSummary: some ParameterSummary {
    Switch(\.$style) {
      Case(.plain) { Summary("Show \(\.$count) of \(\.$name)") { \.$style } }
      DefaultCase {
        When(\.$on, .equalTo, true) {
          Summary {
            \.$style
            \.$on
            \.$alpha
          }
        } otherwise: {
          Summary { \.$on }
        }
      }
    }
  }
}
