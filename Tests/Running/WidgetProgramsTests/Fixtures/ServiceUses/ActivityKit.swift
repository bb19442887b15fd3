// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActivityKit

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var shop: String
}

func useActivityKit() async throws {
  expect(!ActivityAuthorizationInfo().areActivitiesEnabled, "activities are not enabled")
  expect(Activity<Delivery>.activities.isEmpty, "there are no activities")
  let content = ActivityContent(state: Delivery.ContentState(minutes: 3), staleDate: nil)
  do {
    _ = try Activity.request(attributes: Delivery(shop: "North"), content: content, pushType: nil)
    expect(false, "an activity is not started")
  } catch is ActivityAuthorizationError {
  }
}
