// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActivityKit

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var shop: String
}

private func follow(_ activity: Activity<Delivery>) async {
  expect(activity.attributes.shop == "North", "an activity has its attributes")
  for await state in activity.activityStateUpdates where state == .ended { return }
  for await content in activity.contentUpdates { expect(content.state.minutes > 0, "minutes") }
  await activity.update(.init(state: .init(minutes: 2), staleDate: nil))
  await activity.end(nil, dismissalPolicy: .immediate)
}

func useActivityKit() async throws {
  for await activity in Activity<Delivery>.activityUpdates { await follow(activity) }
  for await token in Activity<Delivery>.pushToStartTokenUpdates {
    expect(token.isEmpty, "there are no tokens")
  }
  expect(Activity<Delivery>.pushToStartToken == nil, "there is no token")
  expect(!ActivityAuthorizationInfo().frequentPushesEnabled, "pushes are not enabled")
  expect(!ActivityAuthorizationInfo().areActivitiesEnabled, "activities are not enabled")
  expect(Activity<Delivery>.activities.isEmpty, "there are no activities")
  let content = ActivityContent(state: Delivery.ContentState(minutes: 3), staleDate: nil)
  do {
    _ = try Activity.request(attributes: Delivery(shop: "North"), content: content, pushType: nil)
    expect(false, "an activity is not started")
  } catch let error as ActivityAuthorizationError {
    expect(error == .unsupported && error.errorDescription != nil, "they are not supported")
  }
}
