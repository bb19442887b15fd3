// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import TerminalText
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct TerminalSessionTests {
  private let terminal: TerminalPair
  private var options = TerminalSession.Options()

  private static let entering =
    "ESC[?1049hESC[?25lESC[?7lESC[?1lESC[?2004hESC[>5uESC[?1000hESC[?1002hESC[?1006hESC[?1004h"
  private static let leaving =
    "ESC[?2026lESC[mESC[<uESC[?1006lESC[?1002lESC[?1000lESC[?1004lESC[?2004lESC[?7hESC[?25h"
    + "ESC[?1049l"

  init() throws {
    terminal = try TerminalPair()
    // Signals belong to the whole process, and so to all tests of it; they have tests of their own.
    options.handlesSignals = false
  }

  private func session(
    _ environment: [String: String] = [:], escapeWait: Int? = nil
  ) throws -> TerminalSession {
    var options = options
    if let escapeWait { options.escapeWait = escapeWait }
    return try TerminalSession(
      .descriptors(input: terminal.program, output: terminal.program), options: options,
      environment: environment)
  }

  // MARK: Entering and leaving

  @Test("a session takes the terminal, and gives it back when it ends")
  func lifetime() throws {
    do {
      let session = try session()
      #expect(session.size == .standard)
      #expect(!terminal.isCooked)
      #expect(terminal.output == Self.entering)
    }
    #expect(terminal.isCooked)
    #expect(terminal.output == Self.entering + Self.leaving)
  }

  @Test("an error that is thrown past a session leaves the terminal as it was")
  func error() {
    struct Failure: Error {}
    func fail() throws {
      var session = try session()
      session.show(CellGrid(session.size))
      throw Failure()
    }
    #expect(throws: Failure.self) { try fail() }
    #expect(terminal.isCooked)
    #expect(terminal.output.hasSuffix(Self.leaving))
  }

  @Test("only what was asked for is switched on, and off again")
  func chosenModes() throws {
    var options = options
    options.usesMouse = false
    options.reportsFocus = false
    options.usesKittyProtocol = false
    _ = try TerminalSession(
      .descriptors(input: terminal.program, output: terminal.program), options: options,
      environment: [:])
    #expect(
      terminal.output
        == "ESC[?1049hESC[?25lESC[?7lESC[?1lESC[?2004hESC[?2026lESC[mESC[?2004lESC[?7hESC[?25hESC[?1049l"
    )
  }

  @Test(
    "terminals that misunderstand the kitty protocol are not asked for it",
    arguments: [["TERM_PROGRAM": "Apple_Terminal"], ["TERM": "linux"]])
  func misunderstood(environment: [String: String]) throws {
    _ = try session(environment)
    #expect(!terminal.output.contains("[>5u") && !terminal.output.contains("[<u"))
    #expect(terminal.output.hasSuffix("ESC[HESC[2J") == (environment["TERM"] == "linux"))
  }

  @Test("what is no terminal is told so")
  func noTerminal() throws {
    for descriptor in [Int32(-1), 1 << 20] {
      let error = #expect(throws: TerminalError.self) {
        _ = try TerminalSession(
          .descriptors(input: descriptor, output: descriptor), environment: [:])
      }
      #expect(error == .noTerminal)
    }
  }

  @Test(
    "an error is a sentence",
    arguments: [
      (.noTerminal, "there is no terminal to show the screen on"),
      (.alreadyInUse, "a terminal session of this process is still open; end it first"),
      (
        .system(operation: "pipe", code: 24),
        "the terminal cannot be used: 'pipe' failed with error 24"
      ),
    ] as [(TerminalError, String)])
  func sentences(error: TerminalError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  // MARK: Keys

  @Test("keys that are typed are events, one by one")
  func keys() throws {
    var session = try session()
    terminal.type("a入\u{1B}[A\u{3}")
    let events = (0..<4).map { _ in session.nextEvent(timeout: 10_000) }
    #expect(
      events == [
        .key(KeyPress(.character("a"))), .key(KeyPress(.character("入"))), .key(KeyPress(.up)),
        .key(KeyPress(.character("c"), .control)),
      ])
    #expect(session.nextEvent(timeout: 0) == nil)
  }

  @Test("what follows Escape within its wait is a sequence with it")
  func escape() throws {
    var session = try session(escapeWait: 60_000)
    terminal.type("\u{1B}")
    #expect(session.nextEvent(timeout: 20) == nil)
    terminal.type("[A")
    #expect(session.nextEvent(timeout: 10_000) == .key(KeyPress(.up)))
  }

  @Test("Escape is told after its wait when nothing follows")
  func lonelyEscape() throws {
    var session = try session(escapeWait: 80)
    terminal.type("\u{1B}")
    let start = ContinuousClock.now
    #expect(session.nextEvent() == .key(KeyPress(.escape)))
    #expect(ContinuousClock.now - start > .milliseconds(70))
  }

  @Test("waiting costs no time of the processor")
  func idle() throws {
    var session = try session()
    var event = session.nextEvent(timeout: 0)
    // Who asks again and again works for all of the time.
    #expect(processorSeconds { event = session.nextEvent(timeout: 400) } < 0.2)
    #expect(event == nil)
  }

  // MARK: The end

  @Test("a window that is closed is the last event, after the keys that came before")
  func lost() throws {
    var session = try session()
    terminal.type("a\u{1B}")
    #expect(session.nextEvent(timeout: 10_000) == .key(KeyPress(.character("a"))))
    terminal.hangUp()
    #expect(session.nextEvent(timeout: 10_000) == .key(KeyPress(.escape)))
    #expect(session.nextEvent(timeout: 10_000) == .terminalLost)
    #expect(session.nextEvent() == .terminalLost)
    session.show(CellGrid(session.size))
  }

  // MARK: Size and screen

  @Test("the size is the terminal's, or the environment's, or that of a VT100")
  func size() throws {
    terminal.resize(columns: 100, rows: 30)
    #expect(try session(["COLUMNS": "7"]).size == TerminalSize(columns: 100, rows: 30))
    terminal.resize(columns: 0, rows: 0)
    #expect(
      try session(["COLUMNS": "132", "LINES": "50"]).size == TerminalSize(columns: 132, rows: 50))
    #expect(
      try session(["COLUMNS": "-1", "LINES": "99999999999"]).size == .standard)
    #expect(try session(["COLUMNS": "40"]).size == TerminalSize(columns: 40, rows: 24))
  }

  @Test("a grid is shown, then only what changes, then all again when asked")
  func show() throws {
    var session = try session()
    var grid = CellGrid(session.size)
    grid.put("Widget", at: CellPosition(row: 0, column: 0))
    #expect(session.show(grid) > 0)
    #expect(session.show(grid) == 0)
    grid.put("w", at: CellPosition(row: 0, column: 0))
    #expect(session.show(grid) == 20)
    session.invalidate()
    session.show(grid)
    let frames = terminal.output.dropFirst(Self.entering.count)
    let first = "ESC[?2026hESC[?25lESC[mESC[HESC[2JWidgetESC[?2026l"
    let second = "ESC[?2026hESC[HwESC[?2026l"
    #expect(frames == first + second + first.replacing("Widget", with: "widget"))
  }
}
