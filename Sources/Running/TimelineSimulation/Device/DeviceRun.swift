// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// A scenario in the middle of being run.
///
/// Everything happens on one actor, in the order of simulated time. A provider is called from the loop itself; when it never answers, the
/// watchdog begins the loop again after that call, and what the provider answers after all is dropped.
actor DeviceRun {
  let scenario: DeviceScenario
  let start: Int64
  let end: Int64
  var log: SimulationLog
  var widgets: [WidgetRun]
  var happenings: [ScheduledEvent]
  var nextHappening = 0

  /// The moment that the run has come to.
  var now = Int64.min
  /// By how much the device's clock is ahead.
  var clockOffset: Int64 = 0
  var locale: String
  var openSessions = 0
  var isLogging = false

  /// Which loop is at work; the others are waiting for a provider that was given up.
  private var generation = 0
  /// The provider that is waited for.
  private var call: Call?
  private var calls = 0
  private var probed = 0
  private var completion: CheckedContinuation<SimulationLog, Never>?
  private var watchdog: Task<Void, Never>?

  /// A provider that is waited for.
  private struct Call {
    var number: Int
    var widget: Int
    /// The reload that it is for; nil for the question whose answer is only compared.
    var reload: Int?
  }

  private let progress: (@Sendable (Double) -> Void)?

  init(_ scenario: DeviceScenario, progress: (@Sendable (Double) -> Void)? = nil) {
    self.scenario = scenario
    self.progress = progress
    start = scenario.start.millisecondsSince1970
    end = scenario.end.millisecondsSince1970
    locale = scenario.locale
    log = SimulationLog(start: scenario.start, end: scenario.end)
    widgets = scenario.widgets.indices.map { WidgetRun($0, of: scenario) }
    happenings = ScheduledEvent.all(in: scenario, widgets)
    for widget in widgets {
      log.widgets.append(
        SimulationLog.Widget(
          kind: widget.placed.widget.kind, family: widget.placed.family,
          page: widget.placed.page,
          start: Instant(millisecondsSince1970: max(start, widget.placedAt)),
          dailyReloads: widget.limit))
    }
  }

  /// Runs the scenario.
  func log() async -> SimulationLog {
    await withCheckedContinuation { continuation in
      completion = continuation
      watchdog = Task { await self.watch() }
      Task { await self.drive(0) }
    }
  }

  // MARK: The loop

  private func drive(_ generation: Int) async {
    while generation == self.generation, let step = nextStep() {
      if step.date >= start { beginLog() }
      now = max(now, step.date)
      progress?(Double(max(now, start) - start) / Double(max(1, end - start)))
      guard let index = step.widget else {
        nextHappening += 1
        apply(happenings[nextHappening - 1].kind)
        continue
      }
      if widgets[index].running != nil {
        finish(index)
      } else {
        await reload(index, generation)
      }
    }
    guard generation == self.generation else { return }
    await compareDates(generation)
    guard generation == self.generation else { return }
    complete()
  }

  /// The next step of the run; nil if there is none before the end.
  private func nextStep() -> (date: Int64, widget: Int?)? {
    var date = end
    var widget: Int?
    if nextHappening < happenings.count { date = min(end, happenings[nextHappening].date) }
    for index in widgets.indices {
      if let next = widgets[index].next, next < date {
        date = next
        widget = index
      }
    }
    return date < end ? (date, widget) : nil
  }

  private func complete() {
    beginLog()
    now = end
    endLog()
    watchdog?.cancel()
    completion?.resume(returning: log)
    completion = nil
  }

  // MARK: Providers

  private func reload(_ index: Int, _ generation: Int) async {
    guard let waiting = widgets[index].waiting else { return }
    let number = beginReload(index, waiting)
    let recorder = RequestRecorder(scenario.feed, clockOffset: clockOffset)
    let answer = await ask(index, reload: number, feed: recorder, date: now + clockOffset)
    guard generation == self.generation else { return }
    endCall(index, number, answer, recorder.all)
    requestReloads(askedBy: index)
  }

  /// Asks a provider for a timeline.
  private func ask(
    _ index: Int, reload: Int?, feed: RequestRecorder, date: Int64
  ) async -> Result<SimulatedTimeline, any Error> {
    calls += 1
    let number = calls
    call = Call(number: number, widget: index, reload: reload)
    defer { if call?.number == number { call = nil } }
    do {
      let context = context(of: index, feed: feed, date: date)
      return .success(try await widgets[index].placed.widget.timeline(context))
    } catch {
      return .failure(error)
    }
  }

  func context(of index: Int, feed: RequestRecorder, date: Int64) -> ProviderContext {
    ProviderContext(
      family: widgets[index].placed.family, displaySize: widgets[index].size,
      date: Instant(millisecondsSince1970: date), timeZone: scenario.timeZone, locale: locale,
      feed: feed)
  }

  /// Asks each provider again, as if it were a few seconds after its last answer.
  ///
  /// The second answer tells whether the moment of the next reload depends on when it is asked for. It is not part of the log.
  private func compareDates(_ generation: Int) async {
    while probed < widgets.count {
      let index = probed
      probed += 1
      guard let last = widgets[index].lastAnswer else { continue }
      let later = last.clock + 3_000
      let feed = RequestRecorder(scenario.feed, clockOffset: clockOffset)
      let answer = await ask(index, reload: nil, feed: feed, date: later)
      guard generation == self.generation else { return }
      if case .success(let timeline) = answer,
        Self.clockDue(of: timeline, scenario.rules) == last.due
      {
        widgets[index].noteSharedDate(last)
      }
    }
  }

  // MARK: The watchdog

  /// Goes on without a provider that does not answer in real time.
  private func watch() async {
    let clock = ContinuousClock()
    let interval = scenario.patience / 2
    var seen = 0
    while completion != nil {
      // A call is given up when it was there at two wakes. What kept the second one for long, such as work on all threads, may
      // have kept the provider, too.
      let wake = clock.now + interval
      try? await clock.sleep(until: wake)
      guard completion != nil, !Task.isCancelled else { return }
      let isLate = clock.now - wake > interval / 2
      guard let call, call.number == seen, !isLate else {
        seen = calls
        continue
      }
      generation += 1
      self.call = nil
      if let reload = call.reload { giveUp(call.widget, reload) }
      let generation = generation
      Task { await self.drive(generation) }
    }
  }
}
