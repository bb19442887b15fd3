// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetAPITable {
  /// What belongs to modules with Apple's names, to Foundation, or to nobody here.
  mutating func addModules() {
    let kit = WidgetAPIGroup.Offer.module("WidgetKit")
    let views = WidgetAPIGroup.Offer.module("SwiftUI")
    let pixels = WidgetAPIGroup.Offer.module("UIKit")
    let intents = WidgetAPIGroup.Offer.module("Intents")
    let actions = WidgetAPIGroup.Offer.module("AppIntents")
    other("`Widget`, `WidgetConfiguration`", 29, 123, by: kit)
    other(
      "`.supportedFamilies`, `.configurationDisplayName`, `.description`", 29, by: kit)
    other(
      "`Timeline(entries:policy:)`", 29, 93, by: kit)
    other("`TimelineEntry.date`", 28, 78, by: kit)
    other("`@main`", 28, 28, by: kit)
    other("`WidgetBundle`", 23, 27, by: kit)
    other("`PreviewProvider`, `.previewContext`", 21, 63, by: views)
    other("`.widgetURL(URL?)`", 17, 62, by: views, "the engine takes a string")
    other(
      "`TimelineProvider` with completion handlers", 16, 78, by: kit)
    other("`StaticConfiguration`", 16, 60, by: kit)
    other(
      "`INIntent` classes that Xcode generates", 13, 115, by: intents,
      "`quickaction generate` writes them")
    other("`IntentConfiguration`", 13, 33, by: kit)
    other("`IntentTimelineProvider`", 13, 27, by: kit)
    other(
      "`.contentMarginsDisabled`", 13, by: kit)
    other("`UIImage`, `UIGraphics…`", 12, 80, by: pixels)
    other("`Color(UIColor…)`", 11, 99, by: pixels)
    other("`Image(uiImage:)`", 11, 31, by: views, "the engine has `Image(data:)`")
    other("`Link(destination: URL)`", 9, 28, by: views, "the engine takes a string")
    other(
      "`NSLocalizedString`, `String(localized:)`", 8, 141, by: views,
      "Foundation's own, which a call with all arguments means, looks nothing up on Linux")
    other(
      "`Button(intent:)`, `Toggle(isOn:intent:)`", 7, 29, by: views,
      "the engine takes the name of an intent")
    other("`#Preview`", 6, 79, by: views, "a macro")
    other("`AppIntent`", 6, 44, by: actions)
    other("`@State`, `@StateObject`, `@ObservedObject`", 6, 28, by: views)
    other("`URLSession`", 6, 19, by: .foundation, "in `FoundationNetworking`")
    other("`UserDefaults(suiteName:)`", 6, by: .foundation)
    other(
      "SwiftData (`ModelContainer`, `ModelContext`, `@Query`), Core Data", 6, 19,
      by: .module("SwiftData"), "a store in memory for each, empty at first")
    other(
      "`.accessibility…`", 5, 42, by: views,
      "the engine has `accessibilityLabel`, `accessibilityHidden` and `accessibilityIdentifier`")
    other("`AppIntentConfiguration`", 5, 23, by: kit)
    other(
      "`.contentTransition`, `.transition`, `.animation`", 5, 22, by: views,
      "a picture shows their end")
    other("`AppIntentTimelineProvider`", 5, 14, by: kit)
    other(
      "`.widgetLabel`, `.widgetCurvesContent`", 4, 15, by: kit, "drawn in a corner of a watch face")
    other(
      "Live Activities, `DynamicIsland`", 4, 11, by: kit,
      "drawn in all presentations; [Live Activities](LiveActivities.md)")
    other("`ControlWidget`", 3, 15, by: kit, "drawn in the sizes of Control Center")
    other("`.id`, `.tag`, `.zIndex`", 3, 5, by: views, "the engine has `zIndex`")
    other("`WidgetCenter`", 2, 7, by: kit)
    other("Combine", 2, 4, by: .module("Combine"))
    other(
      "`WidgetFamily.systemExtraLargePortrait` and others of visionOS", 1, 8, by: .nothing,
      "no device here has them")
    other("`@AppStorage`", 1, 6, by: views)
    other("Charts", 1, 2, by: .module("Charts"), "the engine is `WidgetCharts`")
  }
}
