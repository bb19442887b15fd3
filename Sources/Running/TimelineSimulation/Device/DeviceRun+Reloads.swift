// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

extension DeviceRun {
  /// Asks for a reload of a widget.
  ///
  /// A widget has at most one reload that waits: the one that may begin first. The other is joined to it.
  func request(
    _ index: Int, _ cause: SimulationLog.Cause, due: Int64, clockDue: Int64? = nil,
    isFree: Bool = false, waitsForGlance: Bool = false
  ) {
    let asked = widgets[index].schedule(
      WidgetRun.Waiting(
        cause: cause, asked: now, due: due, clockDue: clockDue, isFree: isFree,
        waitsForGlance: waitsForGlance))
    record(.asked(widget: index, cause, due: Instant(millisecondsSince1970: due)))
    guard let waiting = widgets[index].waiting else {
      widgets[index].waiting = asked
      return
    }
    let isSooner = (asked.begins ?? .max) < (waiting.begins ?? .max)
    widgets[index].waiting = isSooner ? asked : waiting
    record(.coalesced(widget: index, isSooner ? waiting.cause : cause))
  }

  /// Begins a reload that waited until now.
  ///
  /// - Returns: Its position in the log.
  func beginReload(_ index: Int, _ waiting: WidgetRun.Waiting) -> Int {
    widgets[index].waiting = nil
    let isCounted = !waiting.isFree && widgets[index].limit != nil
    let delays = delays(of: waiting, until: waiting.begins ?? now)
    if let delay = delays.first(where: { $0.reason == .budget }), let limit = widgets[index].limit {
      widgets[index].findings.noteBudget(
        limit: limit, widgets[index].rhythm(at: now),
        at: min(now, delay.until.millisecondsSince1970))
    }
    widgets[index].begin(at: now, isCounted: isCounted)
    let date = Instant(millisecondsSince1970: now)
    log.reloads.append(
      SimulationLog.Reload(
        widget: index, cause: waiting.cause, asked: Instant(millisecondsSince1970: waiting.asked),
        due: Instant(millisecondsSince1970: waiting.due), delays: delays, began: date, ended: date,
        isCounted: isCounted, outcome: .timedOut,
        requests: log.requests.count..<log.requests.count,
        clockOffset: .milliseconds(clockOffset)))
    let number = log.reloads.count - 1
    recordDelays(delays, of: waiting, widget: index)
    record(.reloadBegan(number))
    return number
  }

  /// The reasons for which a reload waited or waits, in the order in which the rules were applied.
  private func delays(
    of waiting: WidgetRun.Waiting, until begins: Int64
  ) -> [SimulationLog.Delay] {
    guard let slot = waiting.slot else {
      return begins > waiting.due ? [delay(.unseen, begins)] : []
    }
    var delays: [SimulationLog.Delay] = []
    if slot.afterSystem > slot.due { delays.append(delay(.systemDelay, slot.afterSystem)) }
    if slot.afterMinimum > slot.afterSystem {
      delays.append(delay(.minimumInterval, slot.afterMinimum))
    }
    if slot.afterBudget > slot.afterMinimum { delays.append(delay(.budget, slot.afterBudget)) }
    if slot.date > slot.afterBudget { delays.append(delay(.coalesced, slot.date)) }
    if begins > slot.date { delays.append(delay(.unseen, begins)) }
    return delays
  }

  private func delay(_ reason: SimulationLog.DelayReason, _ until: Int64) -> SimulationLog.Delay {
    SimulationLog.Delay(reason: reason, until: Instant(millisecondsSince1970: until))
  }

  /// Records each delay at the moment at which the waiting for it begins.
  private func recordDelays(
    _ delays: [SimulationLog.Delay], of waiting: WidgetRun.Waiting, widget: Int
  ) {
    var date = max(waiting.asked, waiting.due)
    for delay in delays {
      record(.delayed(widget: widget, delay), at: date)
      date = max(date, delay.until.millisecondsSince1970)
    }
  }

  /// Records why a reload that has not begun by the end waits.
  func recordWaiting(_ index: Int) {
    guard let waiting = widgets[index].waiting, waiting.due < end else { return }
    let delays = delays(of: waiting, until: waiting.begins ?? .max)
    recordDelays(delays, of: waiting, widget: index)
    if delays.contains(where: { $0.reason == .budget }), let limit = widgets[index].limit {
      widgets[index].findings.noteBudget(
        limit: limit, widgets[index].rhythm(at: waiting.due), at: waiting.due)
    }
  }

  // MARK: Answers

  /// Takes what a provider answered, in the moment at which it has it.
  func endCall(
    _ index: Int, _ number: Int, _ answer: Result<SimulatedTimeline, any Error>,
    _ records: [RequestRecorder.Record]
  ) {
    let first = log.requests.count
    var ended = now
    for record in records {
      ended = max(ended, record.ended)
      log.requests.append(
        SimulationLog.Request(
          reload: number, widget: index, endpoint: record.endpoint,
          began: Instant(millisecondsSince1970: record.began),
          ended: Instant(millisecondsSince1970: record.ended), failure: record.failure))
      self.record(.requested(log.requests.count - 1), at: max(now, record.began))
    }
    log.reloads[number].requests = first..<log.requests.count
    let limit = now + scenario.rules.providerTimeLimit.milliseconds
    var running = WidgetRun.Running(reload: number, ended: ended, outcome: .timedOut)
    if ended > limit {
      running.ended = limit
    } else {
      switch answer {
      case .success(let timeline):
        running.timeline = timeline
        running.outcome = .timeline(entries: timeline.entries.count, policy: timeline.policy)
      case .failure(let error): running.outcome = .failed(Self.words(for: error))
      }
    }
    widgets[index].running = running
    if running.ended == now { finish(index) }
  }

  /// Takes it that a provider never answers.
  func giveUp(_ index: Int, _ number: Int) {
    let limit = now + scenario.rules.providerTimeLimit.milliseconds
    widgets[index].running = WidgetRun.Running(reload: number, ended: limit, outcome: .timedOut)
  }

  /// Finishes a reload: shows its timeline, and asks for the next.
  func finish(_ index: Int) {
    guard let running = widgets[index].running else { return }
    widgets[index].running = nil
    log.reloads[running.reload].ended = Instant(millisecondsSince1970: now)
    log.reloads[running.reload].outcome = running.outcome
    record(.reloadEnded(running.reload))
    if let sample = widgets[index].budget(at: now, widget: index) { log.budget.append(sample) }
    guard let timeline = running.timeline else {
      noteFailure(index, running.outcome)
      request(index, .retry, due: now + scenario.rules.retryDelay.milliseconds)
      return
    }
    show(timeline, on: index, running.reload)
    ask(for: timeline, on: index, running.reload)
  }

  private func show(_ timeline: SimulatedTimeline, on index: Int, _ reload: Int) {
    let maximum = scenario.rules.maximumEntries
    let began = log.reloads[reload].began.millisecondsSince1970 + clockOffset
    widgets[index].findings.check(
      timeline.entries, at: now, began: began, arrived: now + clockOffset, maximum: maximum)
    widgets[index].show(until: now, clockOffset: clockOffset, widget: index)
    // Nothing to show is what the placeholder is for.
    widgets[index].timeline =
      timeline.entries.isEmpty
      ? nil : ShownTimeline(timeline.entries, reload: reload, maximum: maximum)
  }

  private func ask(for timeline: SimulatedTimeline, on index: Int, _ number: Int) {
    let reload = log.reloads[number]
    let clock = reload.began.millisecondsSince1970 + clockOffset
    var clockDue: Int64?
    if timeline.policy == .atEnd, timeline.entries.count <= 1 {
      clockDue = now + clockOffset + scenario.rules.singleEntryDelay.milliseconds
    } else {
      clockDue = Self.clockDue(of: timeline, scenario.rules)
      // Who asks no server asks it at no moment.
      if let due = clockDue, !timeline.entries.isEmpty, !reload.requests.isEmpty {
        widgets[index].lastAnswer = (clock, due)
      }
    }
    let due = clockDue.map { max(now, $0 - clockOffset) }
    let requests = log.requests[reload.requests]
    widgets[index].findings.check(
      timeline.policy, entries: timeline.entries.count, at: now, clock: clock, due: due,
      requests: requests.count)
    widgets[index].findings.check(
      failed: requests.contains { $0.failure != nil }, at: now, distance: due.map { $0 - now })
    if let due { request(index, .policy(timeline.policy), due: due, clockDue: clockDue) }
  }

  /// When a timeline wants to be asked again, by the device's clock; nil if it does not, or the system picks the time.
  static func clockDue(of timeline: SimulatedTimeline, _ rules: ReloadRules) -> Int64? {
    switch timeline.policy {
    case .never: nil
    case .after(let date): date.millisecondsSince1970
    case .atEnd:
      timeline.entries.count <= 1
        ? nil
        : timeline.entries.prefix(rules.maximumEntries).map(\.date.millisecondsSince1970).max()
    }
  }

  private func noteFailure(_ index: Int, _ outcome: SimulationLog.Outcome) {
    if case .failed(let text) = outcome {
      widgets[index].findings.note(
        .providerFailed, at: now,
        "the provider threw an error, so the widget shows old data: \(text)")
    } else {
      let limit = DurationText.of(scenario.rules.providerTimeLimit)
      widgets[index].findings.note(
        .providerTimedOut, at: now,
        "the provider had no timeline after \(limit), so the widget shows old data; use shorter timeouts"
      )
    }
  }

  /// The words for a provider's error.
  private static func words(for error: any Error) -> String {
    switch error {
    case let error as FeedFailure: "no answer from '\(error.endpoint)'"
    default: String(describing: error)
    }
  }
}
