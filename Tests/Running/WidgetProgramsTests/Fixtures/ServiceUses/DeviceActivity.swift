// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DeviceActivity
import FamilyControls
import SwiftUI

extension DeviceActivityName { static let daily = Self("daily") }
extension DeviceActivityEvent.Name { static let limit = Self("limit") }
extension DeviceActivityReport.Context { static let total = Self("Total") }

final class Monitor: DeviceActivityMonitor {
  override func intervalDidStart(for activity: DeviceActivityName) {
    super.intervalDidStart(for: activity)
  }
}

struct Report: View {
  let interval = DateInterval(start: .now, duration: 86_400)
  var body: some View {
    DeviceActivityReport(
      .total,
      filter: DeviceActivityFilter(
        segment: .daily(during: interval), users: .all, devices: .init([.iPhone, .iPad])))
  }
}

func useDeviceActivity() async throws {
  let selection = FamilyActivitySelection()
  let center = DeviceActivityCenter()
  let schedule = DeviceActivitySchedule(
    intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23, minute: 59),
    repeats: true)
  let next = schedule.nextInterval
  expect(next?.duration == 86_340 && next.map { $0.end > .now } == true, "today's interval")
  var past = DateComponents(year: 2001, month: 2, day: 3, hour: 4)
  let start = past
  past.hour = 5
  let over = DeviceActivitySchedule(intervalStart: start, intervalEnd: past, repeats: false)
  expect(over.nextInterval == nil, "it is over")
  let event = DeviceActivityEvent(
    applications: selection.applicationTokens, categories: selection.categoryTokens,
    webDomains: selection.webDomainTokens, threshold: DateComponents(minute: 30))
  do {
    try center.startMonitoring(.daily, during: schedule, events: [.limit: event])
    expect(false, "it is not allowed")
  } catch DeviceActivityCenter.MonitoringError.unauthorized {
  } catch { expect(false, "the reason is known") }
  center.stopMonitoring([.daily])
  expect(center.activities.isEmpty && center.schedule(for: .daily) == nil, "nothing is watched")
  Monitor().intervalDidStart(for: .daily)
  _ = await Report()
}
