// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import TerminalText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the processes of ``SignalTests`` do.
enum SessionProcess {
  /// Ends the session in an orderly way.
  struct End: Error {
    let code: Int32
  }

  /// Runs a session until somebody types `q`, or asks the process to end.
  static func run(
    at path: String, _ handle: (TerminalEvent, inout TerminalSession) throws -> Void
  ) throws {
    // A job of its own, which can be stopped without stopping the tests.
    setpgid(0, 0)
    // Under a shell without job control, these may be ignored.
    for number in [SIGTSTP, SIGINT, SIGQUIT] { _ = signal(number, SIG_DFL) }
    let descriptor = open(path, O_RDWR | O_NOCTTY)
    var interruption: TerminalEvent.Interruption?
    do {
      var session = try TerminalSession(
        .descriptors(input: descriptor, output: descriptor), environment: [:])
      say("process:\(getpid()).", in: &session)
      loop: while let event = session.nextEvent() {
        switch event {
        case .key(KeyPress(.character("q"))), .endOfInput, .terminalLost: break loop
        case .key(KeyPress(.character("z"), .control)): session.suspend()
        case .interrupted(let reason):
          interruption = reason
          say("interrupted", in: &session)
          try handle(event, &session)
          break loop
        case .resize(let size): say("resize:\(size.columns)x\(size.rows).", in: &session)
        default: try handle(event, &session)
        }
      }
    } catch let end as End {
      exit(end.code)
    }
    interruption?.endProcess()
  }

  /// Shows a text.
  static func say(_ text: String, in session: inout TerminalSession) {
    var grid = CellGrid(session.size)
    grid.put(text, at: CellPosition(row: 0, column: 0))
    // As a whole, so that the tests find it in the output.
    session.invalidate()
    session.show(grid)
  }

  /// Takes the handlers away with which Swift reports a crash at length.
  static func withoutReports() {
    for number in [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGPIPE] {
      _ = signal(number, SIG_DFL)
    }
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(4), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }

  /// Does what Swift does not allow.
  static func trap() {
    let numbers = [Int](repeating: 0, count: Int(getpid() > 0 ? 1 : 2))
    print(numbers[Int(getpid())])
  }

  /// Calls itself until there is no stack left.
  @inline(never)
  static func exhaustStack(_ depth: Int) -> Int {
    var buffer = (depth, depth, depth, depth, depth, depth, depth, depth)
    withUnsafeMutableBytes(of: &buffer) { $0[0] = UInt8(truncatingIfNeeded: depth) }
    return depth < 0 ? buffer.0 : exhaustStack(depth + 1) + buffer.7
  }

  /// Whether a child of this process is stopped.
  static func isStopped(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    let options = WSTOPPED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(process), &information, options) == 0 else { return false }
    return information.si_signo == SIGCHLD
  }
}
