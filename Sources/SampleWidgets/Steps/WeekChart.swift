// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The steps of the last seven days as bars, today's at the end and in the full color.
///
/// The highest bar is as high as the chart; if nobody walked, all are as low as a bar can be. Days of which nothing is known, those before
/// the first, keep their place and have no bar.
struct WeekChart: View {
  /// The least height of a bar, so that a day without a step is seen to be one.
  static let leastHeight = 4.0

  private static let labelHeight = 16.0

  /// The widget's height that the header above the chart takes, with the distance to it.
  private static let headerHeight = 50.0

  @Environment(\.locale) private var locale
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.widgetSize) private var size
  @Environment(\.widgetContentMargins) private var margins

  /// The steps, today's last.
  var steps: [Int64]

  /// Today's day of the week: 0 is Sunday.
  var lastWeekday: Int

  var body: some View {
    let labels = WidgetTexts(locale: locale)(.weekdays).split(separator: " ")
    // A placeholder knows no steps, and shows that there will be bars.
    let isPlaceholder = redactionReasons.contains(.placeholder)
    let days = Self.days(
      steps: isPlaceholder ? [3, 5, 4, 6, 5, 3, 4] : steps, lastWeekday: lastWeekday)
    let height = max(
      20, size.height - margins.top - margins.bottom - Self.headerHeight - Self.labelHeight)
    HStack(alignment: .bottom, spacing: 12) {
      ForEach(days, id: \.index) { day in
        VStack(spacing: 4) {
          RoundedRectangle(cornerRadius: 4)
            .fill(
              isPlaceholder
                ? Color(.systemFill) : day.isToday ? .orange : Color.orange.opacity(0.35)
            )
            .frame(height: max(Self.leastHeight, day.fraction * height))
            .opacity(day.isKnown ? 1 : 0)
            .accessibilityIdentifier("bar-\(day.index)")
          Text(labels.indices.contains(day.weekday) ? labels[day.weekday] : "")
            .font(.system(size: 10, weight: day.isToday ? .semibold : .regular))
            .foregroundColor(day.isToday ? .primary : .secondary)
            .frame(height: Self.labelHeight - 4)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .frame(height: height + Self.labelHeight, alignment: .bottom)
    .widgetAccentable()
  }

  /// A bar.
  struct Day: Hashable, Sendable {
    /// Its place from the left, from 0.
    var index: Int
    /// The day of the week: 0 is Sunday.
    var weekday: Int
    /// How high it is, from 0 to 1.
    var fraction: Double
    /// Whether anything is known of the day.
    var isKnown: Bool
    /// Whether it is the last.
    var isToday: Bool
  }

  /// The bars of the last seven days.
  static func days(steps: [Int64], lastWeekday: Int) -> [Day] {
    let most = Double(max(1, steps.max() ?? 1))
    let missing = HealthData.dayCount - steps.count
    return (0..<HealthData.dayCount).map { index in
      let value = index < missing ? nil : steps[index - missing]
      let back = HealthData.dayCount - 1 - index
      return Day(
        index: index, weekday: ((lastWeekday - back) % 7 + 7) % 7,
        fraction: Double(value ?? 0) / most, isKnown: value != nil,
        isToday: index == HealthData.dayCount - 1)
    }
  }
}
