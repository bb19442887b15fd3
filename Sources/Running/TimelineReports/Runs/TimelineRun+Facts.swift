// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// The requests of a run that are shown together.
struct EndpointGroup {
  /// The name, with a star where it stands for all that begin so.
  let name: String

  /// Whether a request belongs to it.
  func contains(_ endpoint: String) -> Bool {
    name.hasSuffix("*") ? endpoint.hasPrefix(name.dropLast()) : endpoint == name
  }
}

extension TimelineRun {
  /// The title of the widget: its display name, or its kind if that is empty.
  var title: String {
    subject.displayName.isEmpty ? subject.kind : subject.displayName
  }

  /// The facts of the run, in detail.
  var facts: [FilmStrip.Fact] {
    let start = zone.civilTime(at: log.start)
    let end = zone.civilTime(at: log.end)
    let length = DurationText.of(log.start.duration(to: log.end))
    let rules = ReloadRules.settings.filter { $0.value(in: scenario.rules) != $0.standard }
      .map { "\($0.name)=\($0.value(in: scenario.rules))" }
    return [
      FilmStrip.Fact(texts(.factFamily), family.rawValue),
      FilmStrip.Fact(texts(.factDevice), device.identifier),
      FilmStrip.Fact(
        texts(.factTime), "\(start.date) \(start.clock) – \(end.date) \(end.clock) (\(length))"),
      FilmStrip.Fact(texts(.factZone), zone.shownName(at: log.start)),
      FilmStrip.Fact(texts(.factFeed), feed.name(texts)),
      FilmStrip.Fact(texts(.factSeed), "\(scenario.seed)"),
    ] + (rules.isEmpty ? [] : [FilmStrip.Fact(texts(.factRules), rules.joined(separator: ", "))])
  }

  /// When the widget was looked at.
  var glances: [Range<Instant>] {
    scenario.glances.compactMap { glance in
      let span =
        max(glance.start, log.start)..<max(max(glance.start, log.start), min(glance.end, log.end))
      return span.lowerBound < log.end ? span : nil
    }
  }

  /// The endpoints that are listed one by one.
  var endpoints: [EndpointGroup] {
    let declared = subject.endpoints.map { EndpointGroup(name: $0) }
    let others = Set(log.requests.map(\.endpoint)).filter { endpoint in
      !declared.contains { $0.contains(endpoint) }
    }
    return declared + others.sorted().map { EndpointGroup(name: $0) }
  }

  /// The sums of the run, in a sentence.
  var sums: String {
    guard let widget = log.widgets.first else { return "" }
    let failed = log.requests.count { $0.failure != nil }
    let requests = texts.count(widget.requests, .requestOne, .requestMany)
    return [
      texts(
        .reloadSums, texts.count(widget.reloads, .reloadOne, .reloadMany),
        "\(widget.countedReloads)", "\(widget.delayedReloads)", "\(widget.failedReloads)"),
      failed == 0 ? requests : texts(.numberFailed, requests, "\(failed)"),
    ].joined(separator: texts(.sumSeparator))
  }
}
