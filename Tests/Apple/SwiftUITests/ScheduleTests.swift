// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import Testing

@Suite("Schedules of a view's updates") @MainActor
struct ScheduleTests {
  private static let moment = Date(timeIntervalSinceReferenceDate: 1_000_030)

  private func shown<S: TimelineSchedule>(_ schedule: S) -> Double? {
    let view = TimelineView(schedule) { context in
      Text(verbatim: "\(context.date.timeIntervalSince(Self.moment))")
    }
    let strings = drawing(of: view) { $0.now = Instant(Self.moment) }.strings
    return strings.first.flatMap(Double.init)
  }

  /// Every even hour, as an app defines it.
  struct EvenHours: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      let hour = (startDate.timeIntervalSinceReferenceDate / 7200).rounded(.down) * 7200
      return (0..<3).map { Date(timeIntervalSinceReferenceDate: hour + Double($0) * 7200) }
    }
  }

  @Test("a view shows the last update before the moment of the picture")
  func updates() {
    #expect(shown(.everyMinute) == -10, "the full minute")
    #expect(shown(.periodic(from: Self.moment - 25, by: 10)) == -5)
    #expect(shown(.periodic(from: Self.moment + 25, by: 10)) == 0, "before the start, the moment")
    #expect(shown(.explicit([Self.moment - 9, Self.moment - 2, Self.moment + 1])) == -2)
    #expect(shown(.explicit([Date]())) == 0, "without updates, the moment")
    #expect(shown(.animation) == 0)
    #expect(shown(EvenHours()) == -1_000_030.0.truncatingRemainder(dividingBy: 7200))
  }

  @Test("an interval that is none ends")
  func standing() {
    #expect(shown(.periodic(from: Self.moment - 25, by: 0)) == -25)
    #expect(shown(.animation(paused: true)) == 0)
  }

  @Test("springs settle, and curves have slopes")
  func motion() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let left = 1 - spring.value(target: 1.0, time: spring.settlingDuration)
    #expect(abs(left) <= 0.001)
    #expect(
      abs(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration - 2) < 0.1)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<100 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01)
    }
    #expect(abs(value - spring.value(target: 1.0, time: 1)) < 0.01)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-3)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
  }

  @Test("the steps of a path are told in their order")
  func steps() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var steps: [Path.Element] = []
    // A path is no sequence.
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { steps.append($0) }
    #expect(
      steps == [.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .closeSubpath])
  }
}
