// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct HealthWidgetView: View {
  @Environment(\.widgetFamily) private var family

  let entry: HealthDataEntry

  var body: some View {
    Group {
      if let data = entry.data {
        switch family {
        case .systemSmall: SmallHealthView(data: data)
        case .systemMedium: MediumHealthView(data: data, date: entry.date)
        default: EmptyView()
        }
      } else {
        Label("歩数を取得できませんでした。", systemImage: "figure.walk")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .widgetURL(URL(string: "healthApp://stepDetail"))
  }
}

/// A walking figure, the steps, and how much of the goal they are.
struct SmallHealthView: View {
  let data: HealthData

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: "figure.walk")
        .font(Font.system(.largeTitle).bold())
        .foregroundColor(.orange)
        .widgetAccentable()
      Text("\(data.step)歩")
        .font(.system(size: 16, weight: .semibold))
        .monospacedDigit()
      StepProgressView(progress: data.stepProgress)
    }
  }
}

/// The percentage, and below it a bar of 100 by 10 points.
struct StepProgressView: View {
  var progress: CGFloat = 0

  private var percentage: Int { Int((progress * 100).rounded(.down)) }

  var body: some View {
    VStack(spacing: 3) {
      Text("\(percentage)%").font(.system(size: 12)).foregroundStyle(.secondary)
      Rectangle()
        .fill(Color.gray.opacity(0.3))
        .overlay(alignment: .leading) {
          Rectangle()
            .fill(Color.orange)
            .frame(width: min(max(progress, 0), 1) * 100)
            .widgetAccentable()
        }
        .frame(width: 100, height: 10)
        .cornerRadius(5)
    }
  }
}

/// Today's figures, and the week as bars; each opens a screen of its own.
struct MediumHealthView: View {
  let data: HealthData
  let date: Date

  var body: some View {
    VStack(spacing: 10) {
      if let url = URL(string: "healthApp://stepDetail") {
        Link(destination: url) { header }
      }
      if let url = URL(string: "healthApp://stepDetailGraph") {
        Link(destination: url) { WeekChart(steps: data.weeklySteps, lastDay: date) }
      }
    }
  }

  private var header: some View {
    HStack(alignment: .top, spacing: 20) {
      HealthFigure(title: "今日の歩数:", value: Text("\(data.step)歩"), color: .orange)
      HealthFigure(
        title: "今日の達成率:", value: Text("\(Int((data.stepProgress * 100).rounded(.down)))%"),
        color: .primary)
      Spacer()
      Image(systemName: "figure.walk.circle")
        .font(Font.system(size: 20))
        .foregroundColor(.orange)
        .offset(x: 0, y: -2)
    }
  }
}

/// A number and what it is.
private struct HealthFigure: View {
  let title: LocalizedStringKey
  let value: Text
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.system(size: 10, weight: .semibold)).foregroundColor(.secondary)
      value.font(.system(size: 20, weight: .semibold)).foregroundColor(color)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}
