// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Headline: TimelineEntry {
  let date: Date
  let text: String
}

/// Asks a server in the three ways that providers have.
struct HeadlineProvider: TimelineProvider {
  /// What hands on the answer; nil for a queue, which takes closures of variables as Apple's does.
  private var executor: ((@escaping () -> Void) -> Void)?

  private static let address = "https://news.example.com/v1/headline?page=1"

  func placeholder(in context: Context) -> Headline { Headline(date: Date(), text: "A headline") }

  func getSnapshot(in context: Context, completion: @escaping (Headline) -> Void) {
    guard let url = URL(string: Self.address) else { return }
    let executor = executor ?? { work in DispatchQueue.global().async(execute: work) }
    URLSession(configuration: .ephemeral).dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)"
      executor { completion(Headline(date: Date(), text: "\(status) \(text)")) }
    }.resume()
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Headline>) -> Void) {
    Task {
      var text = "no address"
      if let url = URL(string: Self.address) {
        do {
          let (data, _) = try await URLSession.shared.data(from: url)
          text = try JSONDecoder().decode([String: String].self, from: data)["text"] ?? "nothing"
        } catch let error as URLError {
          text = "error \(error.code.rawValue)"
        } catch {
          text = "unreadable"
        }
      }
      let now = Date()
      completion(
        Timeline(
          entries: [Headline(date: now, text: text)],
          policy: .after(now.addingTimeInterval(1800))))
    }
  }
}

struct HeadlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Headline", provider: HeadlineProvider()) { entry in
      Text(verbatim: entry.text).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}
