// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
import WidgetViews

/// A placed widget in the middle of a run.
struct WidgetRun {
  /// A reload that was asked for and has not begun.
  struct Waiting {
    var cause: SimulationLog.Cause
    var asked: Int64
    /// The earliest moment in true time.
    var due: Int64
    /// The earliest moment by the device's clock, if a policy named it.
    var clockDue: Int64?
    /// Whether it needs no budget and no distance to the reload before.
    var isFree: Bool
    /// Whether it waits for the next glance.
    var waitsForGlance = false
    /// When it begins; nil for never.
    var begins: Int64?
    var slot: ReloadSlot?
  }

  /// A reload whose provider was called, and whose answer arrives later.
  struct Running {
    var reload: Int
    var ended: Int64
    var timeline: SimulatedTimeline?
    var outcome: SimulationLog.Outcome
  }

  let placed: PlacedWidget
  let size: Size
  let placedAt: Int64
  let glances: GlanceSchedule
  private let pace: ReloadPace
  private let learningPace: ReloadPace?
  private let learningEnd: Int64
  private let delays: RandomDraws
  private var cursor = 0

  private(set) var scheduler = ReloadScheduler()
  private(set) var begun = 0
  private var counted: [Int64] = []
  private var countedHead = 0

  var waiting: Waiting?
  var running: Running?
  var isPlaced = false
  var timeline: ShownTimeline?
  var placeholder: SimulatedEntry?
  /// Up to when it is known what was shown.
  var shownUntil: Int64
  var shown: [SimulationLog.Shown] = []
  var findings = ReloadFindings()
  /// When the last answer came about, and when it wants to be asked again, by the device's clock.
  var lastAnswer: (clock: Int64, due: Int64)?

  init(_ index: Int, of scenario: DeviceScenario) {
    placed = scenario.widgets[index]
    size = placed.size ?? WidgetDevice.default.size(of: placed.family) ?? .zero
    let placedAt = (placed.placed ?? scenario.start).millisecondsSince1970
    self.placedAt = placedAt
    shownUntil = placedAt
    // Who places a widget looks at it.
    var spans = scenario.glances(at: placed.page).spans.filter { $0.end >= placedAt }
    spans.append((placedAt, placedAt))
    glances = GlanceSchedule(spans)
    let rules = scenario.rules
    let window = RandomDraws(seed: scenario.seed, device: scenario.device, .window)
    let glancesPerDay = placed.glancesPerDay ?? scenario.glancesPerDay(at: placed.page)
    let limit = rules.dailyReloads(glancesPerDay: glancesPerDay)
    pace = ReloadPace(rules, limit: limit, draws: window)
    learningPace =
      placed.isNew
      ? ReloadPace(rules, limit: max(limit, rules.learningDailyReloads), draws: window) : nil
    learningEnd = placedAt + rules.learningPeriod.milliseconds
    delays = RandomDraws(
      seed: scenario.seed, device: scenario.device, .systemDelay, widget: index)
  }

  /// The number of reloads that are allowed in 24 hours; nil if they are not counted.
  var limit: Int? { pace.limit }

  /// The rhythm of the budget at a moment; nil if reloads are not counted.
  func rhythm(at date: Int64) -> ReloadRhythm? { pace(at: date).rhythm }

  /// The moment of the next thing that happens by itself; nil for none.
  var next: Int64? { running?.ended ?? waiting?.begins }

  private func pace(at date: Int64) -> ReloadPace {
    if let learningPace, date < learningEnd { learningPace } else { pace }
  }

  /// Works out when a reload that waits may begin.
  mutating func schedule(_ reload: Waiting) -> Waiting {
    var reload = reload
    guard !reload.isFree else {
      reload.begins = reload.waitsForGlance ? firstGlance(from: reload.due, limit: 0) : reload.due
      return reload
    }
    let pace = pace(at: reload.due)
    let delay = delays.number(begun, through: pace.systemDelay)
    let slot = scheduler.slot(due: reload.due, delay: delay, pace: pace)
    reload.slot = slot
    reload.begins = firstGlance(from: slot.date, limit: pace.unseenLimit)
    return reload
  }

  /// Notes that a reload begins.
  mutating func begin(at date: Int64, isCounted: Bool) {
    begun += 1
    scheduler.begin(at: date, isCounted: isCounted, pace: pace(at: date))
    guard isCounted else { return }
    counted.append(date)
    while counted[countedHead] <= date - ReloadPace.day { countedHead += 1 }
  }

  /// The state of the budget; nil if reloads are not counted.
  func budget(at date: Int64, widget: Int) -> SimulationLog.BudgetSample? {
    let pace = pace(at: date)
    guard let limit = pace.limit, let available = scheduler.available(at: date, pace: pace) else {
      return nil
    }
    let used = counted[countedHead...].count { $0 > date - ReloadPace.day }
    return SimulationLog.BudgetSample(
      widget: widget, date: Instant(millisecondsSince1970: date), available: available,
      usedInADay: used, limit: limit)
  }

  /// Notes what was shown until a moment.
  mutating func show(until date: Int64, clockOffset: Int64, widget: Int) {
    guard isPlaced, date > shownUntil else { return }
    let span = shownUntil..<date
    shownUntil = date
    if let timeline {
      timeline.parts(of: span, clockOffset: clockOffset) { append($0, $1, widget) }
    } else if let placeholder {
      append(span, .placeholder(placeholder), widget)
    }
  }

  /// Notes that the moment of the next reload does not depend on when it was asked for.
  mutating func noteSharedDate(_ answer: (clock: Int64, due: Int64)) {
    findings.note(
      .everyDeviceAtOnce, at: answer.clock,
      "the next reload is always at the same moment, so every device asks the server in the same "
        + "second; add a delay that differs by device to the policy's date"
    )
  }

  private mutating func append(
    _ span: Range<Int64>, _ content: SimulationLog.Shown.Content, _ widget: Int
  ) {
    let end = Instant(millisecondsSince1970: span.upperBound)
    if let last = shown.indices.last, shown[last].content.isSame(as: content) {
      shown[last].end = end
      return
    }
    let start = Instant(millisecondsSince1970: span.lowerBound)
    shown.append(SimulationLog.Shown(widget: widget, start: start, end: end, content: content))
  }

  private mutating func firstGlance(from date: Int64, limit: Int64) -> Int64? {
    // A reload may be put off and then replaced by an earlier one, so the search begins again if it went too far.
    if cursor < glances.spans.count, glances.spans[cursor].start > date { cursor = 0 }
    return glances.firstSeen(from: date, limit: limit, cursor: &cursor)
  }
}

extension SimulationLog.Shown.Content {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.placeholder, .placeholder): true
    case (.entry(_, let reload, let position), .entry(_, let otherReload, let otherPosition)):
      reload == otherReload && position == otherPosition
    case (.placeholder, .entry), (.entry, .placeholder): false
    }
  }
}
