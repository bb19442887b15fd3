// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import TimelineSimulation
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// The JSON form of a run; `Documentation/Schemas/timeline.schema.json` describes it.
package struct TimelineDocument {
  /// The version of the form.
  static let version = 1

  private let run: TimelineRun
  private let words: TimelineWords

  /// Creates the form of a run.
  package init(_ run: TimelineRun) {
    self.run = run
    words = run.words
  }

  /// The document: its keys always in this order, with a final line break.
  package var text: String {
    let log = run.log
    let widget = log.widgets.first
    return JSONWriter.document([
      "version": .integer(Self.version),
      "widget": [
        "name": .string(run.subject.name), "kind": .string(run.subject.kind),
        "family": .string(run.family.rawValue), "device": .string(run.device.identifier),
        "locale": .string(run.subject.locale),
      ],
      "from": date(log.start), "until": date(log.end), "timeZone": .string(run.zone.identifier),
      "feed": run.feed.file == nil ? .null : .string(run.feed.name()),
      "seed": .integer(spelling: String(run.scenario.seed)),
      "rules": .dictionary(
        ReloadRules.settings.map { .init($0.name, Self.literal($0.value(in: run.scenario.rules))) }),
      "summary": [
        "reloads": .integer(widget?.reloads ?? 0),
        "counted": .integer(widget?.countedReloads ?? 0),
        "late": .integer(widget?.delayedReloads ?? 0),
        "failed": .integer(widget?.failedReloads ?? 0),
        "requests": .integer(widget?.requests ?? 0),
        "failedRequests": .integer(log.requests.count { $0.failure != nil }),
        "dailyReloads": widget?.dailyReloads.map { .integer($0) } ?? .null,
      ],
      "shown": .array(shown),
      "reloads": .array(log.reloads.map(reload)),
      "requests": .array(log.requests.map(request)),
      "events": .array(log.events.compactMap(event)),
      "budget": .array(
        log.budget.map {
          [
            "date": date($0.date), "used": .integer($0.usedInADay),
            "available": .integer($0.available), "limit": .integer($0.limit),
          ]
        }),
      "warnings": .array(
        log.warnings.map {
          [
            "id": .string($0.id.rawValue), "message": .string($0.sentence),
            "first": date($0.firstDate), "count": .integer($0.count),
          ]
        }),
    ])
  }

  private func date(_ moment: Instant) -> PropertyListLiteral { .string(words.stamp(moment)) }

  private static func literal(_ value: ReloadSetting.Value) -> PropertyListLiteral {
    switch value {
    case .flag(let flag): .boolean(flag)
    case .count(let count): .integer(count)
    case .duration: .string("\(value)")
    }
  }

  // MARK: Shown

  private var shown: [PropertyListLiteral] {
    let pictures = run.pictures()
    return run.log.shown.map { shown in
      let texts = pictures.first { $0.start <= shown.start && shown.start < $0.end }?.list.texts
      var members: [PropertyListLiteral.Member] = [
        .init("from", date(shown.start)), .init("until", date(shown.end)),
      ]
      switch shown.content {
      case .placeholder:
        members += [
          .init("placeholder", true), .init("reload", .null), .init("entry", .null),
        ]
      case .entry(_, let reload, let position):
        members += [
          .init("placeholder", false), .init("reload", .integer(reload)),
          .init("entry", .integer(position)),
        ]
      }
      members.append(.init("texts", texts.map { .array($0.map { .string($0) }) } ?? .null))
      return .dictionary(members)
    }
  }

  // MARK: Reloads and requests

  private func reload(_ reload: SimulationLog.Reload) -> PropertyListLiteral {
    var outcome: [PropertyListLiteral.Member] = []
    switch reload.outcome {
    case .timeline(let entries, let policy):
      outcome = [
        .init("kind", "timeline"), .init("entries", .integer(entries)),
        .init("policy", .string(Self.name(policy))), .init("after", after(policy)),
      ]
    case .failed(let text): outcome = [.init("kind", "failed"), .init("message", .string(text))]
    case .timedOut: outcome = [.init("kind", "timedOut")]
    }
    return [
      "cause": .string(Self.name(reload.cause)), "asked": date(reload.asked),
      "due": date(reload.due), "began": date(reload.began), "ended": date(reload.ended),
      "counted": .boolean(reload.isCounted),
      "delays": .array(
        reload.delays.map { ["reason": .string($0.reason.rawValue), "until": date($0.until)] }),
      "outcome": .dictionary(outcome),
      "requests": .array(reload.requests.map { .integer($0) }),
      "clockOffset": .integer(spelling: String(reload.clockOffset.components.seconds)),
    ]
  }

  private func after(_ policy: ReloadPolicy) -> PropertyListLiteral {
    guard case .after(let moment) = policy else { return .null }
    return date(moment)
  }

  private func request(_ request: SimulationLog.Request) -> PropertyListLiteral {
    [
      "reload": .integer(request.reload), "endpoint": .string(request.endpoint),
      "began": date(request.began), "ended": date(request.ended),
      "failure": request.failure.map { .string(words.failure($0)) } ?? .null,
    ]
  }

  // MARK: Names

  private static func name(_ policy: ReloadPolicy) -> String {
    switch policy {
    case .atEnd: "atEnd"
    case .after: "after"
    case .never: "never"
    }
  }

  private static func name(_ cause: SimulationLog.Cause) -> String {
    switch cause {
    case .placed: "placed"
    case .policy: "policy"
    case .retry: "retry"
    case .app(let isForeground): isForeground ? "app" : "backgroundApp"
    case .push: "push"
    case .edit: "edit"
    case .locale: "locale"
    case .typeSize: "typeSize"
    case .location: "location"
    }
  }

  // MARK: Events

  /// An event that the lists of reloads and requests do not tell.
  private func event(_ event: SimulationLog.Event) -> PropertyListLiteral? {
    func literal(_ name: String, _ members: PropertyListLiteral.Member...) -> PropertyListLiteral {
      .dictionary([.init("date", date(event.date)), .init("event", .string(name))] + members)
    }
    func change(_ length: Duration) -> PropertyListLiteral.Member {
      .init("seconds", .integer(spelling: String(length.components.seconds)))
    }
    switch event.kind {
    case .asked, .reloadBegan, .reloadEnded, .requested: return nil
    case .placed: return literal("placed")
    case .coalesced(_, let cause):
      return literal("coalesced", .init("cause", .string(Self.name(cause))))
    case .refused(let cause, let sentence):
      return literal(
        "refused", .init("cause", .string(Self.name(cause))), .init("message", .string(sentence)))
    case .delayed(_, let delay):
      return literal(
        "delayed", .init("reason", .string(delay.reason.rawValue)),
        .init("until", date(delay.until)))
    case .glanceBegan: return literal("lookBegan")
    case .glanceEnded: return literal("lookEnded")
    case .appOpened: return literal("appOpened")
    case .appClosed: return literal("appClosed")
    case .pushed: return literal("pushed")
    case .edited: return literal("edited")
    case .localeChanged(let locale):
      return literal("localeChanged", .init("locale", .string(locale)))
    case .typeSizeChanged: return literal("typeSizeChanged")
    case .locationChanged: return literal("locationChanged")
    case .clockSet(let length): return literal("clockSet", change(length))
    case .zoneChanged(let length): return literal("zoneChanged", change(length))
    }
  }
}
