// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

/// A Live Activity, from the order to the door.
struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryView(attributes: context.attributes, state: context.state)
        .activityBackgroundTint(Color(red: 0.16, green: 0.09, blue: 0.05))
        .activitySystemActionForegroundColor(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: context.state.step.symbol).font(.title).foregroundStyle(.orange)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.attributes.dishCount) dishes").font(.callout)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.restaurant).font(.headline).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading) {
            ProgressView(value: context.state.step.progress).tint(.orange)
            Text("\(context.state.step.title), \(context.state.courier)")
              .font(.caption).foregroundStyle(.secondary)
          }
        }
      } compactLeading: {
        Image(systemName: context.state.step.symbol).foregroundStyle(.orange)
      } compactTrailing: {
        Text(context.state.arrival, style: .timer).font(.subheadline).monospacedDigit().frame(
          width: 44)
      } minimal: {
        Image(systemName: context.state.step.symbol).foregroundStyle(.orange)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "delivery://order"))
    }
    .supplementalActivityFamilies([.small])
  }
}

/// The delivery on the Lock Screen, and on Apple Watch in fewer words.
struct DeliveryView: View {
  let attributes: DeliveryAttributes
  let state: DeliveryAttributes.ContentState

  @Environment(\.activityFamily) private var family

  var body: some View {
    if family == .small {
      HStack {
        Image(systemName: state.step.symbol).font(.title2).foregroundStyle(.orange)
        Text(state.step.title).font(.headline).foregroundStyle(.white)
      }
      .padding(8)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(attributes.restaurant).font(.headline)
          Spacer()
          Image(systemName: state.step.symbol).foregroundStyle(.orange)
        }
        ProgressView(value: state.step.progress).tint(.orange)
        HStack {
          Text(state.step.title)
          Spacer()
          Text(state.arrival, style: .time)
        }
        .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(16)
    }
  }
}

extension DeliveryAttributes {
  fileprivate static let sample = DeliveryAttributes(restaurant: "Trattoria da Enzo", dishCount: 3)
}

extension DeliveryAttributes.ContentState {
  fileprivate static let cooking = Self(
    step: .cooking, courier: "Mika", arrival: .now.addingTimeInterval(1500))
  fileprivate static let riding = Self(
    step: .riding, courier: "Mika", arrival: .now.addingTimeInterval(480))
}

#Preview("Delivery", as: .content, using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.cooking
  DeliveryAttributes.ContentState.riding
}

#Preview("Island", as: .dynamicIsland(.expanded), using: DeliveryAttributes.sample) {
  DeliveryActivity()
} contentStates: {
  DeliveryAttributes.ContentState.riding
}
