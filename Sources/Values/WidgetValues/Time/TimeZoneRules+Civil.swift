// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TimeZoneRules {
  /// The date and time of day in the zone at a moment.
  public func civilTime(at instant: Instant) -> CivilTime {
    let second = instant.secondsSince1970
    return CivilTime(secondsSince1970: second + Int64(offset(at: second)))
  }

  /// The seconds since midnight that clocks of the zone show at a moment.
  package func secondOfDay(at instant: Instant) -> Int {
    let local = instant.secondsSince1970 + Int64(offset(at: instant.secondsSince1970))
    let second = Int(local % 86_400)
    return second < 0 ? second + 86_400 : second
  }

  /// The first moment at which clocks of the zone show a time.
  ///
  /// If clocks are put forward over the time, it is the moment that is as much later as they were put forward, as
  /// Foundation's calendar has it.
  public func instant(of time: CivilTime) -> Instant {
    let local = time.secondsSince1970
    let before = offset(at: local - 86_400 * 2)
    let moment = firstMoment(showing: local) ?? local - Int64(before)
    return Instant(secondsSince1970: moment)
  }

  /// The first moment of a day; where clocks are put forward over midnight, the moment at which they are.
  public func startOfDay(_ date: CivilDate) -> Instant {
    let local = Int64(date.daysSince1970) * 86_400
    if let moment = firstMoment(showing: local) { return Instant(secondsSince1970: moment) }
    // Midnight is passed over by the only transition after which clocks show a later time than before it.
    var start = Instant(secondsSince1970: local - 86_400 * 2)
    while let next = nextTransition(after: start), next.secondsSince1970 <= local + 86_400 * 2 {
      let shown = next.secondsSince1970 + Int64(offset(at: next.secondsSince1970))
      let before = next.secondsSince1970 + Int64(offset(at: next.secondsSince1970 - 1))
      if before <= local, shown > local { return next }
      start = next
    }
    return Instant(secondsSince1970: local - Int64(offset(at: local)))
  }

  /// The first moment of the day that calendars of the zone show at a moment.
  public func startOfDay(containing instant: Instant) -> Instant {
    startOfDay(civilTime(at: instant).date)
  }

  /// The first moment of the day after the one that calendars of the zone show at a moment.
  public func startOfNextDay(after instant: Instant) -> Instant {
    startOfDay(civilTime(at: instant).date.advanced(byDays: 1))
  }

  /// The first second at which clocks show a time; nil if they never do.
  private func firstMoment(showing local: Int64) -> Int64? {
    // Offsets are below 26 hours, so the moment is within two days of the clock's time in UTC.
    var offsets: Set<Int> = [offset(at: local - 86_400 * 2)]
    var start = Instant(secondsSince1970: local - 86_400 * 2)
    while let next = nextTransition(after: start), next.secondsSince1970 <= local + 86_400 * 2 {
      offsets.insert(offset(at: next.secondsSince1970))
      start = next
    }
    return offsets.map { local - Int64($0) }.filter { $0 + Int64(offset(at: $0)) == local }.min()
  }
}
