// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// Something that a scenario says will happen, and when.
struct ScheduledEvent {
  enum Kind {
    case placed(Int)
    case glanceBegan(WidgetPage)
    case glanceEnded(WidgetPage)
    case opened(Int)
    case closed(Int)
    case event(DeviceEvent.Kind)
    case zoneChanged(by: Int64)
  }

  let date: Int64
  let kind: Kind

  /// All that happens, in order; of what happens at the same moment, ends come before beginnings.
  static func all(in scenario: DeviceScenario, _ widgets: [WidgetRun]) -> [ScheduledEvent] {
    var all: [ScheduledEvent] = zoneChanges(in: scenario)
    for index in widgets.indices {
      all.append(ScheduledEvent(date: widgets[index].placedAt, kind: .placed(index)))
    }
    for page in Set(scenario.glances.map(\.page)).sorted(by: { "\($0)" < "\($1)" }) {
      for span in scenario.glances(at: page).spans {
        all.append(ScheduledEvent(date: span.start, kind: .glanceBegan(page)))
        all.append(
          ScheduledEvent(date: span.end, kind: .glanceEnded(page), isShort: span.start == span.end))
      }
    }
    for (index, session) in scenario.sessions.enumerated() where session.start <= session.end {
      let isShort = session.start == session.end
      all.append(ScheduledEvent(date: session.start.millisecondsSince1970, kind: .opened(index)))
      all.append(
        ScheduledEvent(
          date: session.end.millisecondsSince1970, kind: .closed(index), isShort: isShort))
    }
    for event in scenario.events {
      all.append(ScheduledEvent(date: event.date.millisecondsSince1970, kind: .event(event.kind)))
    }
    // What happened before a widget was there, or the log begins, changes nothing for it.
    let start = scenario.start.millisecondsSince1970
    let first = min(start, widgets.map(\.placedAt).min() ?? start)
    return all.enumerated().filter { $0.element.date >= first }
      .sorted { left, right in
        (left.element.date, left.element.rank, left.offset)
          < (right.element.date, right.element.rank, right.offset)
      }
      .map(\.element)
  }

  /// Its place among what happens at the same moment.
  private let rank: Int

  private init(date: Int64, kind: Kind, isShort: Bool = false) {
    self.date = date
    self.kind = kind
    rank =
      switch kind {
      // What has no length ends after it began.
      case .closed, .glanceEnded: isShort ? 5 : 0
      case .zoneChanged: 1
      case .placed: 2
      case .glanceBegan, .opened: 3
      case .event: 4
      }
  }

  private static func zoneChanges(in scenario: DeviceScenario) -> [ScheduledEvent] {
    let zone = scenario.timeZone
    var changes: [ScheduledEvent] = []
    var date = scenario.start
    while let next = zone.nextTransition(after: date), next < scenario.end {
      let before = zone.secondsFromUTC(at: next.advanced(by: .milliseconds(-1)))
      let change = zone.secondsFromUTC(at: next) - before
      if change != 0 {
        changes.append(
          ScheduledEvent(
            date: next.millisecondsSince1970, kind: .zoneChanged(by: Int64(change) * 1_000))
        )
      }
      date = next
    }
    return changes
  }
}
