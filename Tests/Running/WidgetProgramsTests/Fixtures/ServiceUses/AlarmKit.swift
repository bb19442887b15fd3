// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AlarmKit
import SwiftUI
import WidgetKit

private struct Cooking: AlarmMetadata {
  var dish: String
}

private struct CookingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<Cooking>.self) { context in
      VStack {
        Text(context.attributes.presentation.alert.title)
        Text(context.attributes.metadata?.dish ?? "")
        switch context.state.mode {
        case .countdown(let countdown):
          Text(timerInterval: countdown.startDate...countdown.fireDate)
        case .paused(let paused): Text("\(paused.previouslyElapsedDuration)")
        case .alert(let alert): Text("\(alert.time.hour):\(alert.time.minute)")
        @unknown default: EmptyView()
        }
      }
      .activityBackgroundTint(context.attributes.tintColor)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.metadata?.dish ?? "") }
      } compactLeading: {
        Image(systemName: "timer")
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}

func useAlarmKit() async throws {
  let repeatButton = AlarmButton(text: "Repeat", textColor: .blue, systemImageName: "repeat")
  let presentation = AlarmPresentation(
    alert: .init(
      title: "Ready", secondaryButton: repeatButton, secondaryButtonBehavior: .countdown),
    countdown: .init(title: "Cooking", pauseButton: repeatButton),
    paused: .init(title: "Paused", resumeButton: repeatButton))
  let attributes = AlarmAttributes(
    presentation: presentation, metadata: Cooking(dish: "Soup"), tintColor: .orange)
  let read = try JSONDecoder().decode(
    AlarmAttributes<Cooking>.self, from: JSONEncoder().encode(attributes))
  expect(read.metadata?.dish == "Soup", "attributes are archived")
  expect(String(localized: read.presentation.alert.title) == "Ready", "texts are archived")
  let manager = AlarmManager.shared
  expect(manager.authorizationState == .denied, "alarms are not allowed")
  expect(try await manager.requestAuthorization() == .denied, "alarms are not allowed")
  expect(try manager.alarms.isEmpty, "there are no alarms")
  for await alarms in manager.alarmUpdates { expect(alarms.isEmpty, "there are no alarms") }
  do {
    let time = Alarm.Schedule.Relative.Time(hour: 7, minute: 30)
    try await manager.schedule(
      id: UUID(),
      configuration: .alarm(
        schedule: .relative(.init(time: time, repeats: .weekly([.monday]))), attributes: attributes)
    )
    try await manager.schedule(
      id: UUID(), configuration: .timer(duration: 300, attributes: attributes))
    expect(false, "no alarm is set")
  } catch AlarmManager.AlarmError.maximumLimitReached {
  }
  _ = CookingActivity()
}
