// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import EventKit
import Foundation
import Network
import StoreKit
import Testing
import UserNotifications

@Suite("Services that a user did not allow")
struct RefusedServicesTests {
  @Test("there are no calendars, and the user said no")
  func calendars() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(try await !store.requestFullAccessToEvents())
    #expect(store.calendars(for: .event).isEmpty)
    let week = store.predicateForEvents(
      withStart: Date(), end: Date(timeIntervalSinceNow: 604_800), calendars: nil)
    #expect(store.events(matching: week).isEmpty)
    var reminders: [EKReminder]?
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders = $0 }
    #expect(reminders == [])
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(EKEvent(eventStore: store), span: .thisEvent)
    }
  }

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

  @Test("nothing was bought, and nothing is for sale")
  func purchases() async throws {
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    #expect(count == 0)
    #expect(try await Product.products(for: ["pro"]).isEmpty)
  }

  @Test("the network is that of a device with Wi-Fi, and who asks hears it once")
  func network() async {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .satisfied)
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "network"))
    }
    #expect(path.status == .satisfied)
    monitor.cancel()
    #expect(monitor.pathUpdateHandler == nil)
  }
}
