// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// These widgets have faults on purpose; a comment says what is found in the next line.

import SwiftUI
import WidgetKit

struct Tea: TimelineEntry {
  var date: Date
  var name: String
  var shop = URL(string: "toy://shop") ?? URL(fileURLWithPath: "/")
}

extension Tea {
  // finds: current-date-in-widget-view
  var left: String { "\(name), in \(Int(date.timeIntervalSinceNow)) seconds" }
}

struct Teas: TimelineProvider {
  func placeholder(in context: Context) -> Tea { Tea(date: .now, name: "Sencha") }

  // finds: request-in-snapshot
  func getSnapshot(in context: Context, completion: @escaping (Tea) -> Void) {
    fetch { completion(Tea(date: .now, name: $0)) }
  }

  // finds: close-entries, reloads-over-budget
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tea>) -> Void) {
    // finds: missing-app-group, missing-privacy-manifest
    let saved = UserDefaults(suiteName: "group.org.example.toy")?.string(forKey: "tea") ?? "Sencha"
    let now = Date()
    let entries = (0..<30).map { Tea(date: now.addingTimeInterval(Double($0) * 60), name: saved) }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(300))))
  }

  private func fetch(_ take: @escaping (String) -> Void) {
    guard let url = URL(string: "https://toy.example.org/tea") else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      take(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }.resume()
  }
}

struct TeaView: View {
  var entry: Tea

  var body: some View {
    VStack(alignment: .leading) {
      // finds: current-date-in-widget-view
      Text(Date(), style: .time)
      // finds: invisible-content, invisible-content
      Text("Now brewing")
        .foregroundStyle(.black)
        .padding(4)
        .background(.white, in: .capsule)
      // finds: missing-image
      Image("Leaf")
      // finds: missing-color
      Text(entry.name).foregroundStyle(Color("Brand")).accessibilityLabel(entry.left)
      // finds: ignored-link, small-tap-target
      Link("Open the shop", destination: entry.shop)
      // finds: truncated-text
      Text("A very long line about the tea of today that never fits in here").lineLimit(1)
    }
    .widgetURL(URL(string: "toy://tea"))
    .containerBackground(.green, for: .widget)
  }
}

struct TeaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TeaWidget", provider: Teas()) { TeaView(entry: $0) }
      .configurationDisplayName("Tea")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
