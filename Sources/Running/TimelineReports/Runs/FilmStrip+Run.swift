// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline
import WidgetViews

extension FilmStrip {
  /// The film strip of a run.
  ///
  /// - Parameters:
  ///   - run: The run to report.
  ///   - showsAll: Whether the log has lines that repeat the one before.
  package init(_ run: TimelineRun, showsAll: Bool) {
    let log = run.log
    self.init(
      title: run.title, subtitle: run.sums, language: run.subject.locale,
      length: Self.seconds(log.start.duration(to: log.end)))
    let pictures = run.pictures()
    pageLanguage = run.texts.language
    appearance = run.appearance
    wallpaper =
      pictures.contains { $0.list.renderingMode != .fullColor }
      ? Wallpaper.standard(for: run.appearance) : nil
    facts = run.facts
    ticks = TimelineTicks(log.start, log.end, run.zone, most: 26).ticks.map {
      Tick(Self.seconds(log.start.duration(to: $0.date)), label: $0.label, isDay: $0.isDay)
    }
    frames = pictures.map { picture in
      Frame(
        list: picture.list, span: run.span(picture.start, picture.end),
        time: run.words.clock(picture.start),
        label: run.label(picture),
        note: picture.content.isPlaceholder ? run.texts(.placeholder) : "")
    }
    omittedFrames = log.shown.count { $0.start >= pictures.last?.end ?? log.end }
    lanes = run.lanes(pictures)
    bands = run.bands
    keys = run.keys
    warnings = log.warnings.map { warning in
      let sentence = warning.sentence(run.texts)
      return Warning(
        id: warning.id.rawValue,
        sentence: warning.count == 1
          ? sentence : run.texts(.times, sentence, "\(warning.count)"))
    }
    self.log = Self.rows(of: run, pictures, showsAll: showsAll)
  }

  static func seconds(_ length: Duration) -> Double {
    let parts = length.components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }

  private static func rows(
    of run: TimelineRun, _ pictures: [ShownPicture], showsAll: Bool
  ) -> [LogRow] {
    let rows = run.rows(pictures)
    let words = run.words
    return (showsAll ? rows.map { .row($0) } : FoldedRow.fold(rows)).map { folded in
      switch folded {
      case .row(let row):
        LogRow(time: words.time(row.date), text: row.text, details: row.details, tone: row.tone)
      case .more(let sum): LogRow(time: "", text: sum.text(words), tone: .faint)
      }
    }
  }
}

extension TimelineRun {
  fileprivate func time(_ moment: Instant) -> Double {
    FilmStrip.seconds(log.start.duration(to: moment))
  }

  fileprivate func label(_ picture: ShownPicture) -> String {
    let (start, end) = (words.time(picture.start), words.time(picture.end))
    let length = picture.start.duration(to: picture.end)
    return start == end ? "\(start), \(DurationText.of(length))" : "\(start) – \(end)"
  }

  fileprivate func span(_ start: Instant, _ end: Instant) -> Range<Double> {
    time(start)..<max(time(start), time(end))
  }

  /// The lanes under the pictures.
  fileprivate func lanes(_ pictures: [ShownPicture]) -> [FilmStrip.Lane] {
    var lanes = [shownLane(pictures), glancesLane]
    if !scenario.sessions.isEmpty { lanes.append(sessionsLane) }
    if let eventsLane { lanes.append(eventsLane) }
    lanes += [reloadsLane, budgetLane].compactMap(\.self)
    lanes += endpoints.map(requestsLane)
    return lanes
  }

  private func shownLane(_ pictures: [ShownPicture]) -> FilmStrip.Lane {
    let spans = pictures.enumerated().map { index, picture in
      FilmStrip.Span(
        span(picture.start, picture.end),
        tone: picture.content.isPlaceholder ? .faint : index % 2 == 0 ? .calm : .pale,
        label: "\(index + 1)", frame: index)
    }
    return FilmStrip.Lane(
      title: texts(.laneShown), detail: texts.count(pictures.count, .pictureOne, .pictureMany),
      .spans(spans))
  }

  private var glancesLane: FilmStrip.Lane {
    FilmStrip.Lane(
      title: texts(.laneLooks), detail: texts.count(glances.count, .lookOne, .lookMany),
      .spans(glances.map { FilmStrip.Span(span($0.lowerBound, $0.upperBound), tone: .active) }))
  }

  private var sessionsLane: FilmStrip.Lane {
    FilmStrip.Lane(
      title: texts(.laneApp),
      .spans(scenario.sessions.map { FilmStrip.Span(span($0.start, $0.end), tone: .active) }))
  }

  /// The lane of single events other than reloads; nil if there are none.
  private var eventsLane: FilmStrip.Lane? {
    let marks = log.events.compactMap { event -> FilmStrip.Mark? in
      switch event.kind {
      case .pushed, .edited, .localeChanged, .typeSizeChanged, .locationChanged:
        FilmStrip.Mark(time(event.date), tone: .active)
      case .clockSet, .zoneChanged: FilmStrip.Mark(time(event.date), tone: .late)
      case .coalesced: FilmStrip.Mark(time(event.date), tone: .faint)
      default: nil
      }
    }
    guard !marks.isEmpty else { return nil }
    return FilmStrip.Lane(
      title: texts(.laneEvents), detail: "\(marks.count)", .marks(marks))
  }

  private var reloadsLane: FilmStrip.Lane {
    let reloads = log.reloads.filter { $0.began >= log.start }
    let marks = reloads.map { reload in
      FilmStrip.Mark(
        time(reload.began), meant: reload.delays.isEmpty ? nil : time(reload.due),
        tone: tone(of: reload))
    }
    let refusals = log.events.compactMap { event -> FilmStrip.Mark? in
      guard case .refused = event.kind else { return nil }
      return FilmStrip.Mark(time(event.date), tone: .bad)
    }
    let late = log.widgets.first?.delayedReloads ?? 0
    return FilmStrip.Lane(
      title: texts(.laneReloads),
      detail: late == 0
        ? "\(reloads.count)" : texts(.numberLate, "\(reloads.count)", "\(late)"),
      .marks(marks + refusals))
  }

  private var budgetLane: FilmStrip.Lane? {
    guard let limit = log.widgets.first?.dailyReloads else { return nil }
    let levels = log.budget.map { FilmStrip.Level(time($0.date), Double($0.usedInADay)) }
    let most = log.budget.map(\.usedInADay).max() ?? 0
    return FilmStrip.Lane(
      title: texts(.laneBudget), detail: texts(.budgetUse, "\(most)", "\(limit)"),
      .level([FilmStrip.Level(0, 0)] + levels, limit: Double(limit)))
  }

  private func requestsLane(_ endpoint: EndpointGroup) -> FilmStrip.Lane {
    let requests = log.requests.filter { endpoint.contains($0.endpoint) }
    let failed = requests.count { $0.failure != nil }
    let count = texts.count(requests.count, .requestOne, .requestMany)
    return FilmStrip.Lane(
      title: endpoint.name, detail: failed == 0 ? count : texts(.numberFailed, count, "\(failed)"),
      .marks(
        requests.map {
          FilmStrip.Mark(time($0.began), tone: $0.failure == nil ? .good : .bad)
        }))
  }

  /// When the servers or the network are down, by the feed; and when the clock is set.
  fileprivate var bands: [FilmStrip.Band] {
    guard let file = feed.file else { return [] }
    let whole = log.start..<log.end
    func bands(
      _ windows: [FeedWindow], _ label: String, _ tone: FilmStrip.Tone
    ) -> [FilmStrip.Band] {
      windows.flatMap { $0.spans(in: whole, of: zone) }.map {
        FilmStrip.Band(span($0.lowerBound, $0.upperBound), label: label, tone: tone)
      }
    }
    return bands(file.maintenance, texts(.bandMaintenance), .late)
      + bands(file.offline, texts(.bandOffline), .bad)
  }

  /// The entries of the legend, for the tones that occur.
  fileprivate var keys: [FilmStrip.Key] {
    let reloads = log.reloads.filter { $0.began >= log.start }
    let tones = Set(reloads.map { tone(of: $0) } + (log.requests.isEmpty ? [] : [.good]))
    var keys: [FilmStrip.Key] = []
    if tones.contains(.good) { keys.append(.init(.good, texts(.keyGood))) }
    if tones.contains(.faint) { keys.append(.init(.faint, texts(.keyFaint))) }
    if tones.contains(.active) { keys.append(.init(.active, texts(.keyActive))) }
    if reloads.contains(where: { !$0.delays.isEmpty }) {
      keys.append(.init(.late, texts(.keyLate)))
    }
    if tones.contains(.bad) || log.requests.contains(where: { $0.failure != nil }) {
      keys.append(.init(.bad, texts(.keyBad)))
    }
    return keys
  }
}
