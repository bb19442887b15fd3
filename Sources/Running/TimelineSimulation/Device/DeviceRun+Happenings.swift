// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetTimeline

extension DeviceRun {
  /// Lets something happen.
  func apply(_ happening: ScheduledEvent.Kind) {
    switch happening {
    case .placed(let index): place(index)
    case .glanceBegan(let page): record(.glanceBegan(page))
    case .glanceEnded(let page): record(.glanceEnded(page))
    case .opened(let index):
      openSessions += 1
      record(.appOpened)
      run(scenario.sessions[index].onOpen)
    case .closed(let index):
      openSessions -= 1
      record(.appClosed)
      run(scenario.sessions[index].onClose)
    case .zoneChanged(let change): record(.zoneChanged(by: .milliseconds(change)))
    case .event(let kind): apply(kind)
    }
  }

  private func apply(_ event: DeviceEvent.Kind) {
    switch event {
    case .push(let kind):
      record(.pushed(kind: kind))
      request(kind: kind, .push, isFree: false)
    case .backgroundCode(let code): run(code)
    case .edit(let index):
      guard widgets.indices.contains(index), widgets[index].isPlaced else {
        let sentence = "no widget \(index) is placed"
        record(.refused(.edit, sentence: sentence))
        return
      }
      record(.edited(widget: index))
      request(index, .edit, due: now, isFree: true)
    case .locale(let name):
      locale = name
      record(.localeChanged(name))
      request(kind: nil, .locale, isFree: true)
    case .typeSize:
      record(.typeSizeChanged)
      request(kind: nil, .typeSize, isFree: true)
    case .significantLocationChange:
      record(.locationChanged)
      request(kind: nil, .location, isFree: true, waitsForGlance: true)
    case .clockSet(let change): setClock(by: change.milliseconds)
    }
  }

  private func place(_ index: Int) {
    widgets[index].isPlaced = true
    let feed = RequestRecorder(scenario.feed, clockOffset: clockOffset)
    widgets[index].placeholder = widgets[index].placed.widget.placeholder(
      context(of: index, feed: feed, date: now + clockOffset))
    record(.placed(widget: index))
    request(index, .placed, due: now, isFree: true)
  }

  /// Sets the device's clock; entries and policies follow it, and budgets do not.
  private func setClock(by change: Int64) {
    for index in widgets.indices {
      widgets[index].show(until: now, clockOffset: clockOffset, widget: index)
    }
    clockOffset += change
    record(.clockSet(by: .milliseconds(change)))
    for index in widgets.indices {
      guard var waiting = widgets[index].waiting, let due = waiting.clockDue else { continue }
      waiting.due = max(now, due - clockOffset)
      widgets[index].waiting = widgets[index].schedule(waiting)
    }
  }

  /// Asks for reloads of the placed widgets of a kind, or of all.
  private func request(
    kind: String?, _ cause: SimulationLog.Cause, isFree: Bool, waitsForGlance: Bool = false
  ) {
    var isKnown = false
    for index in widgets.indices
    where widgets[index].isPlaced && (kind == nil || widgets[index].placed.widget.kind == kind) {
      isKnown = true
      request(index, cause, due: now, isFree: isFree, waitsForGlance: waitsForGlance)
    }
    guard !isKnown else { return }
    let sentence = kind.map { "no widget of the kind '\($0)' is placed" } ?? "no widget is placed"
    record(.refused(cause, sentence: sentence))
  }

  /// Asks for the reloads that a provider asked the system for while it made a timeline.
  func requestReloads(askedBy index: Int) {
    let asked = widgets[index].placed.widget.takeReloads?() ?? []
    let isForeground = openSessions > 0
    for kind in Set(asked).sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      request(kind: kind, .app(isForeground: isForeground), isFree: isForeground)
    }
  }

  /// Runs code of the app, and asks for the reloads that it asks for.
  private func run(_ code: AppSession.Code) {
    let center = RecordingCenter(
      widgets.indices.filter { widgets[$0].isPlaced }.map {
        WidgetInfo(id: $0, kind: widgets[$0].placed.widget.kind, family: widgets[$0].placed.family)
      })
    code(center)
    let isForeground = openSessions > 0
    for kind in center.asked {
      request(kind: kind, .app(isForeground: isForeground), isFree: isForeground)
    }
  }
}

/// The center of widgets that an app's code gets; it notes what the code asks for.
private final class RecordingCenter: WidgetCenter {
  private let placed: [WidgetInfo]
  private let kinds = Mutex<[String?]>([])

  init(_ placed: [WidgetInfo]) {
    self.placed = placed
  }

  /// The kinds that were asked for, in order; nil for all widgets.
  var asked: [String?] { kinds.withLock { $0 } }

  func reloadTimelines(ofKind kind: String) { kinds.withLock { $0.append(kind) } }

  func reloadAllTimelines() { kinds.withLock { $0.append(nil) } }

  func currentConfigurations() -> [WidgetInfo] { placed }
}
