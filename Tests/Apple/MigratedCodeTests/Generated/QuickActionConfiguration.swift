// Migrated from 'QuickActionWidget.intentdefinition' by 'quickaction migrate'.

import AppIntents
import Foundation

/// What the intent 'QuickActionConfiguration' was, whose class is 'QuickActionConfigurationIntent'.
struct QuickActionConfiguration: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  /// The old class: placed widgets and saved shortcuts are found by it.
  static let intentClassName = "QuickActionConfigurationIntent"

  static let title = LocalizedStringResource(
    "bxRtmO", defaultValue: "クイックアクション", table: "QuickActionWidgetAppIntents")
  static let description: IntentDescription? = IntentDescription(
    LocalizedStringResource(
      "Q9kPt1", defaultValue: "ウィジェットに表示する画面と順番を選びます。", table: "QuickActionWidgetAppIntents"))
  static let isDiscoverable = false

  @Parameter(
    title: LocalizedStringResource(
      "jO8FPe", defaultValue: "ショートカット", table: "QuickActionWidgetAppIntents"),
    size: [
      .systemSmall: IntentCollectionSize(min: 0, max: 1),
      .systemMedium: IntentCollectionSize(min: 0, max: 4),
      .systemLarge: IntentCollectionSize(min: 0, max: 8),
      .systemExtraLarge: IntentCollectionSize(min: 0, max: 8),
      .accessoryCircular: IntentCollectionSize(min: 0, max: 1),
      .accessoryRectangular: IntentCollectionSize(min: 0, max: 1),
      .accessoryInline: IntentCollectionSize(min: 0, max: 1),
    ])
  var transitionDestinations: [TransitionDestinationAppEntity]?

  /// What the widget shows: what a user chose, or the catalog's defaults.
  var shownTransitionDestinations: [TransitionDestinationAppEntity] {
    transitionDestinations ?? TransitionDestinationAppEntity.defaults
  }

  static var parameterSummary: some ParameterSummary {
    Summary {
      \.$transitionDestinations
    }
  }
}
