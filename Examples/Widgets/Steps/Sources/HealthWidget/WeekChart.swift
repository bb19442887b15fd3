// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// The steps of seven days as bars, today's in the full color.
struct WeekChart: View {
  let steps: [Int]
  let lastDay: Date

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(Array(steps.suffix(7).enumerated()), id: \.offset) { index, count in
          let isToday = index == steps.suffix(7).count - 1
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 4)
              .fill(isToday ? Color.orange : Color.orange.opacity(0.35))
              .frame(height: height(of: count, in: proxy.size.height - 16))
              .widgetAccentable()
            Text(day(at: index), format: .dateTime.weekday(.narrow))
              .font(.system(size: 10, weight: isToday ? .semibold : .regular))
              .foregroundStyle(isToday ? .primary : .secondary)
              .frame(height: 12)
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
  }

  /// The most steps of a day fill the height; a day without any is still seen to be one.
  private func height(of count: Int, in room: CGFloat) -> CGFloat {
    max(4, CGFloat(count) / CGFloat(max(steps.max() ?? 1, 1)) * room)
  }

  private func day(at index: Int) -> Date {
    let back = index - (steps.suffix(7).count - 1)
    return Calendar.current.date(byAdding: .day, value: back, to: lastDay) ?? lastDay
  }
}
