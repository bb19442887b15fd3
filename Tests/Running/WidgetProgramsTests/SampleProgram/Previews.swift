// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

// What `#Preview` makes of its arguments: the macros are compiled for programs only.

/// `#Preview("Row") { … }`, of a view that does not say what is behind it.
struct RowPreview: PreviewRegistry {
  @MainActor static func makePreview() -> Preview {
    Preview("Row", file: "Sample/Row.swift", line: 7) { Text("a row") }
  }
}

/// `#Preview("Stocked", traits: .modifier(SampleStock())) { ShelfView() }`.
struct ShelfPreview: PreviewRegistry {
  @MainActor static func makePreview() -> Preview {
    Preview(
      "Stocked", traits: .modifier(SampleStock()), file: "Sample/Shelf.swift", line: 3
    ) { ShelfView() }
  }
}

/// A shelf of what its previews share.
private struct ShelfView: View {
  @Environment(\.lineLimit) private var boards

  var body: some View { Text(verbatim: boards == 3 ? "milk" : "nothing") }
}

/// A modifier whose context takes a while to be made.
private struct SampleStock: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    try await Task.sleep(for: .milliseconds(1))
    return 3
  }

  func body(content: Content, context: Int) -> some View {
    content.lineLimit(context)
  }
}

/// `#Preview(as: .systemMedium) { … } timeline: { … }`.
struct EntriesPreview: PreviewRegistry {
  @MainActor static func makePreview() -> Preview {
    Preview(as: .systemMedium, file: "Sample/Clock.swift", line: 90) {
      ClockWidget()
    } timeline: {
      Moment(date: Date(timeIntervalSince1970: 0))
      for hour in 1...2 { Moment(date: Date(timeIntervalSince1970: Double(hour) * 3600)) }
    }
  }
}

/// `#Preview("Provided", as: .systemSmall) { … } timelineProvider: { … }`.
struct ProviderPreview: PreviewRegistry {
  @MainActor static func makePreview() -> Preview {
    Preview("Provided", as: .systemSmall, file: "Sample/Clock.swift", line: 99) {
      ClockWidget()
    } timelineProvider: {
      ClockProvider()
    }
  }
}

/// Previews that say how they are to be seen.
struct SizedPreviews: PreviewProvider {
  static var previews: some View {
    Text("dark").preferredColorScheme(.dark).previewLayout(.fixed(width: 120, height: 40))
    Color.red.frame(width: 30, height: 20).previewLayout(.sizeThatFits)
    Text("elsewhere").previewDevice("iPhone SE (3rd generation)")
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewLayout(.fixed(width: 1, height: 1))
  }
}

struct ClockPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      ClockView(entry: Moment(date: Date(timeIntervalSince1970: 43_200)))
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Noon")
      ForEach([1, 2], id: \.self) { hour in
        VStack {
          Text(verbatim: "\(hour)")
          Text("o'clock")
        }
        .containerBackground(.red, for: .widget)
      }
    }
    .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}
