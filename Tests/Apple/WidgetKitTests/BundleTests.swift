// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetHost
@testable import WidgetKit

private struct Now: TimelineEntry {
  let date: Date
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Now { Now(date: .distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) {
    completion(Now(date: .distantPast))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
    completion(Timeline(entries: [Now(date: .distantPast)], policy: .never))
  }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: Provider()) { _ in Text("12:00") }
      .configurationDisplayName("Clock")
      .description("Shows the time.")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Clock()
    if #available(iOS 16.0, *) {
      Clock()
    }
  }
}

@MainActor @Suite struct BundleTests {
  @Test func holdsWidgetsOfNewerSystems() {
    #expect(hostedKinds() == ["Clock", "Clock"])
  }

  private func hostedKinds() -> [String] { WidgetKit.hostedWidgets(of: Bundle().body).map(\.kind) }
}
