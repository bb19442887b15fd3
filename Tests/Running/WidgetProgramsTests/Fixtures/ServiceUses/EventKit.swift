// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import EventKit

func useEventKit() async throws {
  let store = EKEventStore()
  expect(EKEventStore.authorizationStatus(for: .event) == .denied, "the user said no")
  expect(try await !store.requestFullAccessToEvents(), "asking again changes nothing")
  expect(store.calendars(for: .event).isEmpty, "there are no calendars")
  let week = store.predicateForEvents(
    withStart: Date(), end: Date(timeIntervalSinceNow: 604_800), calendars: nil)
  expect(store.events(matching: week).isEmpty, "there are no events")
  var reminders: [EKReminder]?
  store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders = $0 }
  expect(reminders == [], "there are no reminders")
  do {
    try store.save(EKEvent(eventStore: store), span: .thisEvent)
    expect(false, "an event is not saved")
  } catch let error as EKError {
    expect(error == EKError(.eventStoreNotAuthorized), "the error says why")
  }
}
