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

  let event = EKEvent(eventStore: store)
  event.addAlarm(EKAlarm(relativeOffset: -600))
  event.addRecurrenceRule(
    EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)],
      daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil,
      setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3)))
  expect(event.hasAlarms && event.hasRecurrenceRules, "an event has what was added")
  expect(event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3, "the end is kept")
  event.removeAlarm(event.alarms?.first ?? EKAlarm())
  expect(!event.hasAlarms, "an alarm is removed")
  expect(event.availability == .notSupported && event.attendees == nil, "no calendar has it")
  let calendar = EKCalendar(for: .reminder, eventStore: store)
  expect(calendar.allowedEntityTypes == .reminder && calendar.type == .local, "as it was created")
  var count = 0
  store.enumerateEvents(matching: week) { _, _ in count += 1 }
  expect(count == 0 && store.sources.isEmpty, "there are no accounts")
}
