// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import QuickActions
import TerminalInterface
import TerminalText
import Testing

/// Catalogs that nobody would write on purpose.
struct HostileTextTests {
  private static let titles = [
    "\u{1B}[31mred\u{1B}]0;title\u{07}", "tab\there", "two\nlines\r\n",
    "left \u{202E}thgir\u{2066}",
    String(repeating: "長い", count: 2500), "", "   ", "\u{0}\u{7F}\u{9B}31m",
    "e\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦 family 🇯🇵", String(repeating: "\u{301}", count: 5000), "שלום עולם",
  ]

  @Test(
    "no title does anything to the terminal, or moves what stands beside it",
    arguments: titles, ["⏎a", "␣↓", "Jc"])
  func hostileTitles(_ title: String, _ keys: String) throws {
    var run = ScreenRun(try Sample.state(titles: [title, "Plain", title, title]))
    run.type(keys)
    for (columns, rows) in [(30, 8), (80, 24), (120, 30)] {
      let screen = run.screen(columns, rows)
      for line in screen.grid.lines {
        #expect(DisplayWidth().columns(of: line) <= columns)
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
        #expect(
          !line.unicodeScalars.contains {
            0x202A...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value
          })
      }
      // Whatever is written, it comes to no more than a screen with colors does.
      var diff = ScreenDiff(depth: .none)
      #expect(diff.bytes(from: nil, to: screen.grid).count < 60_000)
    }
  }

  @Test("an empty title is stood in for by the identifier")
  func emptyTitle() throws {
    var run = ScreenRun(try Sample.state(titles: ["", " ", "C", ""]))
    #expect(run.text().contains("› 1  d0"))
    run.type("⏎")
    #expect(run.text().contains("Replace d0") && run.text().contains("  d3"))
  }

  @Test("a catalog without destinations is refused before there is anything to edit")
  func noDestination() {
    #expect(throws: ActionCatalogError.self) { try Sample.state(titles: [], identifiers: []) }
  }

  @Test("a catalog with one destination shows it, and nothing else to put there")
  func oneDestination() throws {
    var run = ScreenRun(try Sample.state(titles: ["Only"], identifiers: ["d0"]))
    run.type("⏎")
    #expect(run.text().contains("everything is already chosen"))
    run.type("J")
    #expect(run.text().contains("a single item cannot be moved") && run.chosen == ["d0"])
  }

  @Test("among a hundred thousand destinations one is found, chosen and taken back")
  func manyDestinations() throws {
    var run = ScreenRun(try Sample.state(titles: (0..<100_000).map { "Screen \($0)" }))
    run.type("⏎screen 77777")
    #expect(run.text().contains("1 of 99998") && run.text().contains("› Screen 77777"))
    run.type("⏎")
    #expect(run.chosen == ["d77777", "d1"])
    run.type("u⏎↑↓")
    #expect(run.text().contains("› Screen 3"))
  }

  @Test("destinations that are gone are shown in their places, and can be replaced and moved")
  func goneDestinations() throws {
    var run = ScreenRun(try Sample.state(identifiers: ["gone\u{1B}[1m", "pay"]))
    #expect(run.text().contains("› 1  gone␛[1m  no longer in the catalog"))
    #expect(run.text().contains("'gone␛[1m' is no longer in the catalog; replace it"))
    run.type("J")
    #expect(run.chosen == ["pay", "gone\u{1B}[1m"])
    run.type("⏎plan⏎")
    #expect(run.chosen == ["pay", "plan"])
    run.type("u")
    #expect(run.chosen == ["pay", "gone\u{1B}[1m"])
  }
}
