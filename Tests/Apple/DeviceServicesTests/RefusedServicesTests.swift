// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import UserNotifications

@Suite("Services that a user did not allow")
struct RefusedServicesTests {
  @Test("nothing can be notified")
  func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    #expect((content as UNNotificationContent).title == "Tea")
    let request = UNNotificationRequest(
      identifier: "tea", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}
