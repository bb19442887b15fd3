// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline

extension TimelineRun {
  /// How moments and reasons are shown.
  var words: TimelineWords {
    let date = zone.civilTime(at: log.start).date
    let last = zone.civilTime(at: log.end.advanced(by: .milliseconds(-1))).date
    return TimelineWords(zone: zone, needsDates: date != last, texts: texts)
  }

  /// The lines of the log, in order, with the pictures that were shown.
  func rows(_ pictures: [ShownPicture]) -> [EventRow] {
    let events = log.events.compactMap(row)
    let shown = pictures.map { picture in
      let text = texts(.rowShows, picture.text(texts))
      return EventRow(
        date: picture.start, text: text, tone: .calm,
        isShown: !picture.content.isPlaceholder, signature: text)
    }
    // What is shown at a moment comes of what happened at it; the placeholder, of nothing but that the widget is there.
    let ranks = pictures.map { $0.content.isPlaceholder ? 1 : 3 }
    let rest = events.map { ($0, $0.isPlacement ? 0 : 2) }
    return (rest + zip(shown, ranks))
      .enumerated()
      .sorted {
        ($0.element.0.date, $0.element.1, $0.offset) < ($1.element.0.date, $1.element.1, $1.offset)
      }
      .map(\.element.0)
  }

  /// The line of an event; nil for one that another line tells of.
  private func row(_ event: SimulationLog.Event) -> EventRow? {
    func row(_ text: String, _ tone: FilmStrip.Tone) -> EventRow {
      EventRow(date: event.date, text: text, tone: tone, signature: text)
    }
    switch event.kind {
    case .asked, .reloadEnded, .requested, .glanceBegan, .glanceEnded: return nil
    case .placed(let widget):
      var placement = row(texts(.rowPlaced, name(of: log.widgets[widget].page)), .active)
      placement.isPlacement = true
      return placement
    case .reloadBegan(let number): return self.row(log.reloads[number])
    case .delayed(let widget, let delay):
      // What a reload waited for is shown with it.
      let isTold = log.reloads.contains { $0.delays.contains(delay) }
      return isTold
        ? nil
        : row(
          texts(
            .rowWaits,
            texts(.reasonOf, reason(delay, of: widget), delay.reason.rawValue)),
          .late)
    case .coalesced(_, let cause):
      return row(texts(.rowJoined, words.cause(cause)), .faint)
    case .refused(_, let sentence): return row(texts(.rowRefused, sentence), .bad)
    case .appOpened: return row(texts(.rowAppOpened), .active)
    case .appClosed: return row(texts(.rowAppClosed), .active)
    case .pushed: return row(texts(.rowPushed), .active)
    case .edited: return row(texts(.rowEdited), .active)
    case .localeChanged(let locale): return row(texts(.rowLocale, locale), .active)
    case .typeSizeChanged: return row(texts(.rowTypeSize), .active)
    case .locationChanged: return row(texts(.rowLocation), .active)
    case .clockSet(let change):
      return row(turned(change, .rowClockBack, .rowClockForward), .late)
    case .zoneChanged(let change):
      return row(turned(change, .rowZoneBack, .rowZoneForward), .late)
    }
  }

  private func name(of page: WidgetPage) -> String {
    switch page {
    case .homeScreen(let number): texts(.pageHome, "\(number + 1)")
    case .lockScreen: texts(.pageLock)
    }
  }

  private func turned(_ change: Duration, _ back: RunText, _ forward: RunText) -> String {
    change < .zero
      ? texts(back, DurationText.of(.zero - change)) : texts(forward, DurationText.of(change))
  }

  // MARK: Reloads

  private func reason(_ delay: SimulationLog.Delay, of widget: Int) -> String {
    let limit = log.widgets[widget].dailyReloads
    return words.reason(
      delay.reason, limit.flatMap { scenario.rules.rhythm(dailyReloads: $0) })
  }

  private func row(_ reload: SimulationLog.Reload) -> EventRow {
    let words = words
    let isTold = reload.isCounted || scenario.rules.isBudgeted == false
    let cause = words.cause(reload.cause)
    var details = reload.delays.map { delay in
      texts(
        .detailWaited, words.time(delay.until),
        texts(.reasonOf, reason(delay, of: reload.widget), delay.reason.rawValue))
    }
    let requests = log.requests[reload.requests]
    if !requests.isEmpty { details.append(contentsOf: lines(of: requests, words)) }
    var outcome = ""
    let ahead = reload.clockOffset
    if case .timeline(_, .after(let date)) = reload.outcome {
      outcome =
        "after \(DurationText.of(reload.began.advanced(by: ahead).duration(to: date).rounded))"
    }
    let failures = requests.map { $0.failure.map { "\($0)" } ?? "" }
    let reasons = reload.delays.map(\.reason.rawValue).joined(separator: ",")
    return EventRow(
      date: reload.began,
      text: texts(isTold ? .rowReload : .rowReloadNotCounted, cause, words.outcome(reload)),
      details: details, tone: tone(of: reload),
      signature: "\(cause)|\(isTold)|\(outcome)|\(reload.outcome.kind)|\(reasons)|"
        + (requests.map(\.endpoint) + failures).joined(separator: ","))
  }

  /// The requests of a reload, as many of a kind as are shown in one.
  private func lines(
    of requests: ArraySlice<SimulationLog.Request>, _ words: TimelineWords
  ) -> [String] {
    let shown = requests.prefix(6).map { words.request($0) }
    let rest = requests.count - shown.count
    let more = rest > 0 ? [texts(.detailMore, "\(rest)")] : []
    return [texts(.detailAsked, (shown + more).joined(separator: " · "))]
  }

  /// How a reload is marked.
  func tone(of reload: SimulationLog.Reload) -> FilmStrip.Tone {
    switch reload.outcome {
    case .failed, .timedOut: return .bad
    case .timeline: break
    }
    if log.requests[reload.requests].contains(where: { $0.failure != nil }) { return .bad }
    switch reload.cause {
    case .placed, .policy, .retry:
      return reload.isCounted || !scenario.rules.isBudgeted ? .good : .faint
    case .app, .push, .edit, .locale, .typeSize, .location: return .active
    }
  }
}

extension SimulationLog.Outcome {
  /// The kind of the outcome, without its moments.
  fileprivate var kind: String {
    switch self {
    case .timeline(let entries, .after): "\(entries) after"
    case .timeline(let entries, let policy): "\(entries) \(policy)"
    case .failed(let text): text
    case .timedOut: "timed out"
    }
  }
}
