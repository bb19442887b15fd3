// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import TerminalInterface
import TerminalText
import Testing

/// Values that go by steps: numbers and dates.
struct StepTests {
  @Test(
    "keys go by a hundredth of a slider or a unit of a field, with Shift or Page by a tenth or by ten",
    arguments: [
      ("→", "amount", "5100"), ("←", "amount", "4900"), ("⇨", "amount", "6000"),
      ("⇦", "amount", "4000"),
      ("⇞⇞", "amount", "7000"), ("⇟⇟⇟⇟⇟⇟", "amount", "0"), ("j→", "ratio", "0.51"),
      ("j⇦", "ratio", "0.4"), ("jj→", "count", "8"), ("jj⇨", "count", "17"), ("jj⇟", "count", "-3"),
      // In the field by one.
      ("⏎↑⏎", "amount", "5001"), ("⏎⇞⏎", "amount", "6000"),
    ])
  func numbers(_ keys: String, _ parameter: String, _ expected: String) throws {
    var run = ScreenRun(try ValueSample.state())
    run.type(keys)
    #expect(run.state.editor.form[parameter]?.spelling == expected)
  }

  @Test(
    "dates go by days and weeks, times by minutes and hours, from today on",
    arguments: [
      ("jjj→", "day", "2026-12-31"), ("jjj→→", "day", "2027-01-01"), ("jjj→←", "day", "2026-12-30"),
      ("jjj→⇨", "day", "2027-01-07"), ("jjj→⇟", "day", "2026-12-24"), ("jjjj→→", "time", "00:01"),
      ("jjjj→⇨", "time", "01:00"), ("jjjjj→→", "moment", "2027-01-01"),
      ("jjj⏎↑↑⏎", "day", "2027-01-01"),
      // Words, and the ways that people write dates.
      ("jjj⏎tomorrow⏎", "day", "2027-01-01"), ("jjj⏎昨日⏎", "day", "2026-12-30"),
      ("jjj⏎2026/2/3⏎", "day", "2026-02-03"), ("jjjjj⏎today 9:30⏎", "moment", "2026-12-31T09:30"),
      ("jjjjjj⏎a://b/あ⏎", "link", "a://b/%E3%81%82"),
    ])
  func dates(_ keys: String, _ parameter: String, _ expected: String) throws {
    var run = ScreenRun(try ValueSample.state())
    run.type(keys)
    #expect(run.state.editor.form[parameter]?.spelling == expected, "\(run.text())")
  }

  @Test("where it is not known which day it is, a day is typed")
  func noToday() throws {
    var run = ScreenRun(try ValueSample.state(today: nil))
    run.type("jjj→")
    #expect(run.text().contains("! no day in that direction; press Enter to type one"))
    run.type("⏎tomorrow⏎")
    #expect(run.text().contains("cannot be 'tomorrow'"))
  }

  @Test("a temperature has its own units")
  func units() throws {
    var run = ScreenRun(try ValueSample.state())
    run.type("G⏎5 km⏎")
    #expect(
      run.text(110, 30).contains("cannot be '5 km'; it must be a"))
  }

  @Test("the mouse sets a slider: a click on its line, and a drag along it as one change")
  func mouse() throws {
    var run = ScreenRun(try ValueSample.state())
    func track(_ share: Double) throws -> ScreenTarget {
      let screen = run.screen(80, 24)
      let row = try #require(
        screen.grid.lines.lastIndex { $0.contains("amount") && $0.contains("●") })
      let line = Array(screen.grid.lines[row])
      let places = line.indices.filter { "━─●".contains(line[$0]) }
      let column = places[Int((share * Double(places.count - 1)).rounded())]
      return try #require(screen.target(at: CellPosition(row: row, column: column)))
    }
    var amount: String? { run.state.editor.form["amount"]?.spelling }
    run.send(.click(try track(1)))
    run.send(.drop)
    #expect(amount == "10000")
    run.send(.click(try track(0.5)))
    run.send(.drag(try track(0.25)))
    #expect(amount == "10000" && !run.text().contains(" 10000 ") && run.text().contains("amount"))
    run.send(.drag(try track(0)))
    run.send(.drop)
    #expect(amount == "0")
    run.type("u")
    #expect(amount == "10000")
    // Escape puts it back.
    run.send(.click(try track(0)))
    run.type("⎋")
    run.send(.drop)
    #expect(amount == "10000")
  }
}
