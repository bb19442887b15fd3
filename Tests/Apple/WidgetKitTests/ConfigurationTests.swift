// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetHost

@testable import WidgetKit

private struct Moment: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2, duration: 60) }
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: context.isPreview ? .distantPast : .distantFuture))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(
      Timeline(
        entries: [Moment(date: Date(timeIntervalSince1970: context.displaySize.width))],
        policy: .after(Date(timeIntervalSince1970: 9))))
  }
}

private final class CityIntent: INIntent {}

private struct CityProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }

  func getSnapshot(
    for configuration: CityIntent, in context: Context, completion: @escaping (Moment) -> Void
  ) {
    completion(Moment(date: .distantPast))
  }

  func getTimeline(
    for configuration: CityIntent, in context: Context,
    completion: @escaping (Timeline<Moment>) -> Void
  ) {
    let seconds = Double(configuration.identifier ?? "0") ?? -1
    completion(
      Timeline(entries: [Moment(date: Date(timeIntervalSince1970: seconds))], policy: .atEnd))
  }
}

@MainActor @Suite("Configurations") struct ConfigurationTests {
  private let context = HostedContext(
    family: .systemSmall, isPreview: true, size: Size(width: 158, height: 150))

  @Test("families have the numbers of Apple's systems")
  func numbers() {
    #expect(WidgetFamily(rawValue: 1) == .systemMedium)
    #expect(WidgetFamily(rawValue: 9) == nil)
    let number: Int = WidgetFamily.systemLarge.rawValue
    #expect(number == 2)
    #expect(WidgetFamily.systemLarge.description == "systemLarge")
    #expect(ActivityFamily(rawValue: 1) == .medium)
    #expect("\(ActivityFamily.small)" == "small")
  }

  private func hosted(_ configuration: some WidgetConfiguration) throws -> HostedWidget {
    try #require(configuration.configuredWidget?.hosted)
  }

  @Test func keepWhatModifiersSay() throws {
    let widget = try hosted(
      StaticConfiguration(kind: "A", provider: Provider()) { _ in Text("a") }
        .supportedFamilies([.systemLarge, .systemExtraLarge, .systemExtraLargePortrait])
        .configurationDisplayName("Name")
        .description(Text("Words"))
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
        .onBackgroundURLSessionEvents { _, completion in completion() })
    #expect(widget.kind == "A")
    #expect(widget.families == [.systemLarge, .systemExtraLarge])
    #expect(widget.displayName?.string(in: EnvironmentValues()) == "Name")
    #expect(widget.description?.string(in: EnvironmentValues()) == "Words")
    #expect(widget.areContentMarginsDisabled)
    #expect(!widget.isContainerBackgroundRemovable)
  }

  @Test func supportAllFamiliesWhereNoneIsNamed() throws {
    let widget = try hosted(StaticConfiguration(kind: "A", provider: Provider()) { _ in Text("a") })
    #expect(widget.families == WidgetFamily.allCases)
  }

  @Test func tellProvidersOfTheWidget() throws {
    let widget = try hosted(StaticConfiguration(kind: "A", provider: Provider()) { _ in Text("a") })
    widget.snapshot(context, nil) { #expect($0.date == .distantPast) }
    widget.timeline(context, nil) { timeline in
      #expect(timeline.entries.map(\.date) == [Date(timeIntervalSince1970: 158)])
      #expect(timeline.entries[0].relevance?.score == 2)
      guard case .after(let date) = timeline.policy else {
        Issue.record("another policy: \(timeline.policy)")
        return
      }
      #expect(date == Date(timeIntervalSince1970: 9))
    }
  }

  @Test func giveProvidersTheChosenIntent() throws {
    let widget = try hosted(
      IntentConfiguration(kind: "B", intent: CityIntent.self, provider: CityProvider()) { _ in
        Text("b")
      })
    let chosen = CityIntent()
    chosen.identifier = "7"
    widget.timeline(context, chosen) {
      #expect($0.entries.map(\.date) == [Date(timeIntervalSince1970: 7)])
    }
    widget.timeline(context, nil) {
      #expect($0.entries.map(\.date) == [Date(timeIntervalSince1970: 0)])
    }
  }
}
