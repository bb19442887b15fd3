// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The step widget: today's steps, and in a medium widget the week's.
package struct HealthWidgetView: View {
  /// What a tap on the numbers opens.
  package static let detailURL = "healthApp://stepDetail"

  /// What a tap on the chart opens.
  package static let chartURL = "healthApp://stepDetailGraph"

  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  /// What is shown.
  package var entry: HealthDataEntry

  /// Makes the view of an entry.
  package init(entry: HealthDataEntry) {
    self.entry = entry
  }

  package var body: some View {
    Group {
      if let data = entry.data {
        if family == .systemSmall {
          SmallHealthView(data: data)
        } else {
          MediumHealthView(data: data, weekday: entry.weekday)
        }
      } else {
        MessageView(symbol: "figure.walk", message: WidgetTexts(locale: locale)(.stepsNone))
      }
    }
    // A medium widget has links of its own; beside them it opens what a small one does.
    .widgetURL(Self.detailURL)
    .containerBackground(for: .widget) { Color(.systemBackground) }
  }
}

extension WidgetTexts {
  /// A number of steps in words.
  func steps(_ count: Int64) -> String {
    self(count == 1 ? .stepsOne : .stepsMany, count.grouped)
  }
}

/// Somebody who walks, the steps, and how much of the goal they are.
struct SmallHealthView: View {
  @Environment(\.locale) private var locale

  var data: HealthData

  var body: some View {
    let texts = WidgetTexts(locale: locale)
    VStack(spacing: 10) {
      Image(systemName: "figure.walk")
        .font(Font.system(.largeTitle).bold())
        .foregroundColor(.orange)
        .widgetAccentable()
        .accessibilityHidden(true)
      Text(texts.steps(data.step))
        .font(.system(size: 16, weight: .semibold))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      StepProgressView(data: data)
    }
  }
}

/// How much of the goal is reached: the percentage, and below it a bar of 100 by 10 points.
struct StepProgressView: View {
  static let size = Size(width: 100, height: 10)

  @Environment(\.locale) private var locale

  var data: HealthData

  var body: some View {
    VStack(spacing: 3) {
      Text(WidgetTexts(locale: locale)(.percent, data.percentage.grouped))
        .font(.system(size: 12))
        .foregroundStyle(.secondary)
        .monospacedDigit()
      Capsule()
        .fill(Color(.systemFill))
        .overlay(alignment: .leading) {
          Capsule()
            .fill(.orange)
            .frame(width: min(data.stepProgress, 1) * Self.size.width)
            .widgetAccentable()
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .clipShape(Capsule())
        .accessibilityIdentifier("progress")
    }
  }
}
