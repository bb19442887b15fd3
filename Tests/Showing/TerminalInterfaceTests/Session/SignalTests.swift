// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TerminalInterface
import TerminalText
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What signals do to a session, each in a process of its own.
@Suite struct SignalTests {
  private let terminal: TerminalPair

  init() throws {
    terminal = try TerminalPair()
  }

  /// Does something as the person at the terminal while a process runs.
  private func meanwhile(_ act: @escaping @Sendable (TerminalPair, _ process: pid_t) -> Void) {
    Thread { [terminal] in
      guard let process = terminal.word(after: "process:").flatMap({ pid_t($0) }) else {
        Issue.record("no process: \(terminal.output)")
        return
      }
      act(terminal, process)
      // What hangs has failed, and is not to keep the tests from ending.
      if !TerminalPair.wait(until: { kill(process, 0) != 0 }) { kill(process, SIGKILL) }
    }.start()
  }

  /// Lets a process go on, once it is stopped.
  private static func letGoOn(_ process: pid_t) {
    #expect(TerminalPair.wait { SessionProcess.isStopped(process) })
    kill(process, SIGCONT)
  }

  /// Checks that the terminal is as it was.
  private func expectRestored(_ location: SourceLocation = #_sourceLocation) {
    #expect(terminal.isCooked, sourceLocation: location)
    #expect(terminal.output.hasSuffix("ESC[?25hESC[?1049l"), sourceLocation: location)
    let leavings = terminal.output.components(separatedBy: "ESC[?1049l").count
    let enterings = terminal.output.components(separatedBy: "ESC[?1049h").count
    #expect(leavings == enterings, sourceLocation: location)
  }

  @Test(
    "a process that is asked to end is told so, and ends by the signal",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func interruption(signal: Int32) async {
    meanwhile { _, process in kill(process, signal) }
    let path = terminal.path
    await #expect(processExitsWith: .signal(signal)) { [path = path as String] in
      try SessionProcess.run(at: path) { _, _ in }
    }
    expectRestored()
    #expect(terminal.output.contains("interrupted"))
  }

  @Test("Ctrl-C is a key")
  func controlC() async {
    meanwhile { terminal, _ in terminal.type("\u{3}") }
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      try SessionProcess.run(at: path) { event, _ in
        if event == .key(KeyPress(.character("c"), .control)) { throw SessionProcess.End(code: 7) }
      }
    }
    expectRestored()
  }

  @Test("a process that does not listen ends when it is asked twice")
  func deaf() async {
    meanwhile { terminal, process in
      kill(process, SIGTERM)
      #expect(TerminalPair.wait { terminal.output.contains("interrupted") })
      kill(process, SIGTERM)
    }
    let path = terminal.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      try SessionProcess.run(at: path) { event, _ in
        if case .interrupted = event { while true { sleep(100) } }
      }
    }
    expectRestored()
  }

  @Test(
    "a signal that nobody expects gives the terminal back before it ends the process",
    arguments: [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGUSR1, SIGALRM, SIGPIPE])
  func crash(signal: Int32) async {
    meanwhile { _, process in kill(process, signal) }
    let path = terminal.path
    await #expect(processExitsWith: .signal(signal)) { [path = path as String] in
      SessionProcess.withoutReports()
      try SessionProcess.run(at: path) { _, _ in }
    }
    expectRestored()
  }

  @Test("a trap of Swift's and an exhausted stack give the terminal back", arguments: ["t", "s"])
  func trap(key: String) async {
    meanwhile { terminal, _ in terminal.type(key) }
    let path = terminal.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      SessionProcess.withoutReports()
      try SessionProcess.run(at: path) { event, _ in
        if event == .key(KeyPress(.character("t"))) { SessionProcess.trap() }
        if event == .key(KeyPress(.character("s"))) { print(SessionProcess.exhaustStack(1)) }
      }
    }
    expectRestored()
  }

  @Test("an exit from anywhere gives the terminal back")
  func exitAnywhere() async {
    meanwhile { terminal, _ in terminal.type("x") }
    let path = terminal.path
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      try SessionProcess.run(at: path) { event, _ in
        if event == .key(KeyPress(.character("x"))) { exit(3) }
      }
    }
    expectRestored()
  }

  @Test("another size of the window is an event, and the frame is drawn as a whole")
  func resize() async {
    meanwhile { terminal, process in
      terminal.resize(columns: 40, rows: 12)
      kill(process, SIGWINCH)
      #expect(TerminalPair.wait { terminal.output.contains("resize:40x12.") })
      terminal.type("q")
    }
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      try SessionProcess.run(at: path) { _, _ in }
    }
    #expect(terminal.output.contains("ESC[2Jresize"))
    expectRestored()
  }

  @Test(
    "a process that is stopped gives the terminal back, and takes it again when it goes on",
    arguments: ["Ctrl-Z", "SIGTSTP"])
  func suspension(way: String) async {
    meanwhile { terminal, process in
      for round in 1...2 {
        if way == "Ctrl-Z" { terminal.type("\u{1A}") } else { kill(process, SIGTSTP) }
        #expect(TerminalPair.wait { SessionProcess.isStopped(process) })
        #expect(terminal.isCooked && terminal.output.hasSuffix("ESC[?1049l"))
        if round == 2 { terminal.resize(columns: 50, rows: 10) }
        kill(process, SIGCONT)
        #expect(TerminalPair.wait { terminal.output.contains("resumed:\(round).") })
        #expect(!terminal.isCooked)
      }
      #expect(terminal.output.contains("resize:50x10."))
      terminal.type("q")
    }
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      var count = 0
      try SessionProcess.run(at: path) { event, session in
        if event == .resumed {
          count += 1
          SessionProcess.say("resumed:\(count).", in: &session)
        }
      }
    }
    expectRestored()
  }

  @Test("that a process goes on is told once, also where a handler was at work when it was stopped")
  func lateContinuation() async {
    meanwhile { terminal, process in
      terminal.type("\u{1A}")
      Self.letGoOn(process)
      #expect(TerminalPair.wait { terminal.output.contains("resumed:1.") })
      terminal.type("q")
    }
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let handler = try WaitingHandler()
      var count = 0
      try SessionProcess.run(at: path) { event, session in
        if event == .resumed {
          count += 1
          if count == 1 { handler.finish(before: SIGCONT) }
          SessionProcess.say("resumed:\(count).", in: &session)
        }
      }
    }
    #expect(!terminal.output.contains("resumed:2."))
    expectRestored()
  }

  @Test("a process that was stopped without warning takes the terminal again when it goes on")
  func stopped() async {
    meanwhile { terminal, process in
      kill(process, SIGSTOP)
      Self.letGoOn(process)
      #expect(TerminalPair.wait { terminal.output.contains("resumed") })
      terminal.type("q")
    }
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      try SessionProcess.run(at: path) { event, session in
        if event == .resumed { SessionProcess.say("resumed", in: &session) }
      }
    }
    #expect(terminal.isCooked)
    #expect(terminal.output.components(separatedBy: "ESC[?1049h").count == 3)
  }

  @Test("a process that is sent SIGHUP as it ends by nohup does not hear of it")
  func ignored() async {
    meanwhile { terminal, process in
      kill(process, SIGHUP)
      terminal.type("q")
    }
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      try SessionProcess.run(at: path) { _, _ in }
    }
    expectRestored()
  }

  @Test("there is one session at a time that handles signals, and after it another")
  func alone() async {
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let descriptor = open(path, O_RDWR | O_NOCTTY)
      let terminal = TerminalSession.Terminal.descriptors(input: descriptor, output: descriptor)
      do {
        let first = try TerminalSession(terminal, environment: [:])
        let error = #expect(throws: TerminalError.self) {
          _ = try TerminalSession(terminal, environment: [:])
        }
        #expect(error == .alreadyInUse)
        #expect(first.size.columns == 80)
      }
      _ = try TerminalSession(terminal, environment: [:])
    }
    expectRestored()
  }
}
