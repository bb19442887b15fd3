// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

extension DeviceRun {
  /// Records that something happens, now or at another moment.
  func record(_ kind: SimulationLog.Event.Kind, at date: Int64? = nil) {
    log.events.append(
      SimulationLog.Event(date: Instant(millisecondsSince1970: date ?? now), kind: kind))
  }

  /// Forgets what was before the log begins, but for what is shown and waited for then.
  func beginLog() {
    guard !isLogging else { return }
    isLogging = true
    guard log.reloads.count > 0 || !log.events.isEmpty else { return }
    for index in widgets.indices {
      widgets[index].show(until: start, clockOffset: clockOffset, widget: index)
      widgets[index].shown.removeAll()
    }
    let start = log.start
    log.events.removeAll { $0.date < start }
    log.budget.removeAll()
  }

  /// Puts the log in order.
  func endLog() {
    for index in widgets.indices {
      recordWaiting(index)
      widgets[index].show(until: end, clockOffset: clockOffset, widget: index)
      log.shown += widgets[index].shown
    }
    dropEarlierReloads()
    log.events = log.events.enumerated().filter { $0.element.date < log.end }
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
    countReloads()
    for widget in widgets {
      for (id, finding) in widget.findings.all {
        log.warnings.append(
          SimulationWarning(
            id, widget: widget.placed.widget.kind, sentence: finding.sentence,
            firstDate: Instant(millisecondsSince1970: finding.firstDate), count: finding.count))
      }
    }
    log.warnings.sort {
      ($0.firstDate, $0.widget ?? "", $0.id.rawValue)
        < ($1.firstDate, $1.widget ?? "", $1.id.rawValue)
    }
  }

  /// Drops the reloads from before the log, but for those whose timelines are shown in it, and their requests.
  private func dropEarlierReloads() {
    guard let first = log.reloads.first, first.began < log.start else { return }
    var isShown = Set<Int>()
    for shown in log.shown {
      if case .entry(_, let reload, _) = shown.content { isShown.insert(reload) }
    }
    var numbers: [Int: Int] = [:]
    var requests: [SimulationLog.Request] = []
    var requestNumbers: [Int: Int] = [:]
    var reloads: [SimulationLog.Reload] = []
    for (number, reload) in log.reloads.enumerated()
    where reload.began >= log.start || isShown.contains(number) {
      var kept = reload
      let first = requests.count
      for request in reload.requests where log.requests[request].began >= log.start {
        requestNumbers[request] = requests.count
        requests.append(log.requests[request])
        requests[requests.count - 1].reload = reloads.count
      }
      kept.requests = first..<requests.count
      numbers[number] = reloads.count
      reloads.append(kept)
    }
    log.reloads = reloads
    log.requests = requests
    log.events = log.events.compactMap { $0.renumbered(numbers, requestNumbers) }
    for index in log.shown.indices {
      if case .entry(let entry, let reload, let position) = log.shown[index].content {
        log.shown[index].content = .entry(
          entry, reload: numbers[reload] ?? 0, position: position)
      }
    }
  }

  private func countReloads() {
    for reload in log.reloads where reload.began >= log.start {
      let index = reload.widget
      log.widgets[index].reloads += 1
      log.widgets[index].requests += reload.requests.count
      if reload.isCounted { log.widgets[index].countedReloads += 1 }
      if !reload.delays.isEmpty { log.widgets[index].delayedReloads += 1 }
      switch reload.outcome {
      case .failed, .timedOut: log.widgets[index].failedReloads += 1
      case .timeline: break
      }
    }
  }
}

extension SimulationLog.Event {
  /// The event with other positions of reloads and requests; nil if the one it speaks of is dropped.
  fileprivate func renumbered(_ reloads: [Int: Int], _ requests: [Int: Int]) -> Self? {
    var event = self
    switch kind {
    case .reloadBegan(let reload):
      guard let number = reloads[reload] else { return nil }
      event.kind = .reloadBegan(number)
    case .reloadEnded(let reload):
      guard let number = reloads[reload] else { return nil }
      event.kind = .reloadEnded(number)
    case .requested(let request):
      guard let number = requests[request] else { return nil }
      event.kind = .requested(number)
    case .placed, .asked, .coalesced, .refused, .delayed, .glanceBegan, .glanceEnded, .appOpened,
      .appClosed, .pushed, .edited, .localeChanged, .typeSizeChanged, .locationChanged,
      .clockSet, .zoneChanged:
      break
    }
    return event
  }
}
