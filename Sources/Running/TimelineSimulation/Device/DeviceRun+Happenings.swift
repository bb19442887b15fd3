// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
      request(scenario.sessions[index].reloadsOnOpen)
    case .closed(let index):
      openSessions -= 1
      record(.appClosed)
      request(scenario.sessions[index].reloadsOnClose)
    case .zoneChanged(let change): record(.zoneChanged(by: .milliseconds(change)))
    case .event(let kind): apply(kind)
    }
  }

  private func apply(_ event: DeviceEvent.Kind) {
    switch event {
    case .push(let kind):
      record(.pushed(kind: kind))
      request(kind: kind, .push, isFree: false)
    case .backgroundReloads(let reloads): request(reloads)
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
    request(Set(asked).sorted())
  }

  /// Asks for reloads that code of the app or of a widget asks for.
  private func request(_ reloads: [ReloadRequest]) {
    let isForeground = openSessions > 0
    for reload in reloads {
      request(kind: reload.kind, .app(isForeground: isForeground), isFree: isForeground)
    }
  }
}
