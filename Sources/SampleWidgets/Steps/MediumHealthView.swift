// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Today's steps and rate, and the week as bars; each half is a link of its own.
struct MediumHealthView: View {
  @Environment(\.locale) private var locale

  var data: HealthData
  var weekday: Int

  var body: some View {
    let texts = WidgetTexts(locale: locale)
    VStack(spacing: 10) {
      Link(destination: HealthWidgetView.detailURL) {
        HStack(alignment: .top, spacing: 20) {
          HealthFigure(
            title: texts(.stepsToday), value: texts.steps(data.step), color: .orange)
          HealthFigure(
            title: texts(.stepsRate), value: texts(.percent, data.percentage.grouped),
            color: Color(.label))
          Spacer(minLength: 0)
          // The offset of the article, less the margins that this header does not have.
          Image(systemName: "figure.walk.circle")
            .font(.system(size: 20))
            .foregroundColor(.orange)
            .widgetAccentable()
            .offset(x: 0, y: -2)
            .accessibilityHidden(true)
        }
      }
      Link(destination: HealthWidgetView.chartURL) {
        WeekChart(steps: data.weeklySteps, lastWeekday: weekday)
      }
    }
  }
}

/// A number and what it is.
private struct HealthFigure: View {
  var title: String
  var value: String
  var color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
        .font(.system(size: 10, weight: .semibold))
        .foregroundColor(.secondary)
      Text(value)
        .font(.system(size: 20, weight: .semibold))
        .foregroundColor(color)
        .monospacedDigit()
        .minimumScaleFactor(0.6)
    }
    .lineLimit(1)
  }
}
