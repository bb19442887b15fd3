// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import WidgetKit
import WidgetSnapshots

/// What a team's own tests look like.
struct ExpectSnapshotTests {
  @Test func stepsInBothAppearances() {
    expectSnapshot(of: StepsView(steps: 8432), family: .systemSmall, appearances: [.light, .dark])
  }

  @Test func largeTypeInJapanese() {
    expectSnapshot(
      of: StepsView(steps: 8432), family: .systemMedium, typeSizes: [.large, .accessibility2],
      locale: "ja")
  }

  @Test func aDayOfSteps() {
    let start = Date(timeIntervalSince1970: 1_795_500_000)
    let timeline = Timeline(
      entries: [1200, 4800, 8432].enumerated().map { index, steps in
        StepsEntry(date: start + Double(index) * 3600, steps: steps)
      }, policy: .atEnd)
    expectSnapshots(of: timeline, family: .systemSmall) { StepsView(steps: $0.steps) }
  }

  @Test func aLockScreen() {
    expectSnapshot(of: StepsView(steps: 7), family: .accessoryRectangular)
  }
}

struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

struct StepsView: View {
  var steps: Int
  var padding: CGFloat = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Steps").font(.caption).foregroundColor(.secondary)
      Text(verbatim: "\(steps)").font(.title).bold()
      Capsule().fill(Color.orange).frame(width: 60, height: 8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, padding)
    .containerBackground(for: .widget) { Color(.systemBackground) }
  }
}
