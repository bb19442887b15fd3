// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs beside the tool and exchanges lines with it.
struct ProgramProcess: ~Copyable {
  /// The result of waiting for a line.
  enum Reading {
    /// A line, without its line break.
    case line([UInt8])
    /// No line came in time.
    case timedOut
    /// The program closed its output.
    case end
    /// The line is longer than any that a program may write.
    case tooLong
  }

  /// How long a line can be, in bytes: far more than any drawing with its images.
  private static let longestLine = 1 << 28

  /// How many of the last bytes of the standard error are kept.
  private static let keptOutput = 1 << 16

  /// How long a program has to end by itself, in milliseconds.
  private static let endingTime: Int32 = 500

  /// How long a program has to say where it is, in milliseconds: on a busy machine it may not run for a while.
  private static let placeTime: Int32 = 10_000

  private let path: String
  private let process: pid_t
  private let home: ProgramHome
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private var unread: [UInt8] = []
  private var searched = 0
  private var isEnded = false
  private var areErrorsOpen = true

  /// The end of what the program wrote to its standard error.
  private(set) var errorOutput: [UInt8] = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - environment: The variables of its environment.
  /// - Throws: ``ProgramFailure/notStarted(path:reason:)`` if the system refuses.
  init(path: String, environment: [String: String]) throws(ProgramFailure) {
    signal(SIGPIPE, SIG_IGN)
    var pipes: [[Int32]] = []
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        for pipe in pipes { for end in pipe { close(end) } }
        throw .notStarted(path: path, reason: String(cString: strerror(errno)))
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0][0], 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[2][1], 2)
    InheritedDescriptors.closeOthers(&actions)
    let home = ProgramHome(environment)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      home.environment(environment).sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, nil, &words, &variables)
    for end in [pipes[0][0], pipes[1][1], pipes[2][1]] { close(end) }
    guard code == 0 else {
      for end in [pipes[0][1], pipes[1][0], pipes[2][0]] { close(end) }
      home.remove()
      throw .notStarted(path: path, reason: String(cString: strerror(code)))
    }
    (input, output, errors) = (pipes[0][1], pipes[1][0], pipes[2][0])
    self.path = path
    self.process = process
    self.home = home
  }

  deinit {
    close(input)
    if !isEnded {
      // At the end of its input a program removes what it made and ends; one that does not is ended.
      var place = pollfd(fd: output, events: 0, revents: 0)
      if poll(&place, 1, Self.endingTime) == 0 {
        kill(process, SIGKILL)
        endStarted()
      }
      var state: Int32 = 0
      while waitpid(process, &state, 0) < 0, errno == EINTR {}
      home.remove()
    }
    close(output)
    close(errors)
  }

  /// Sends a line; what a program that has ended does not read is lost.
  mutating func send(_ line: [UInt8]) {
    var rest = line[...]
    while !rest.isEmpty {
      // A program that writes much before it reads must not wait for the tool, which waits for it.
      var places = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        errorsPlace,
      ]
      guard poll(&places, 3, -1) >= 0 || errno == EINTR else { return }
      if places[2].revents != 0, !takeErrors() { areErrorsOpen = false }
      if places[1].revents & Int16(POLLIN) != 0, !takeOutput() { return }
      guard places[0].revents != 0 else { continue }
      let part = rest.prefix(Int(PIPE_BUF))
      let count = part.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for a line.
  ///
  /// - Parameter deadline: The moment of the monotonic clock until which is waited.
  /// - Returns: The result.
  mutating func nextLine(until deadline: ContinuousClock.Instant) -> Reading {
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(unread[..<end])
        unread.removeSubrange(...end)
        searched = 0
        return .line(line)
      }
      searched = unread.count
      guard unread.count <= Self.longestLine else { return .tooLong }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return .timedOut }
      let milliseconds = left / .milliseconds(1)
      var places = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        errorsPlace,
      ]
      let count = poll(&places, 2, Int32(clamping: Int(min(milliseconds, 1e6).rounded(.up))))
      if count < 0, errno != EINTR { return .end }
      if count <= 0 { continue }
      if places[1].revents != 0, !takeErrors() { areErrorsOpen = false }
      if places[0].revents != 0, !takeOutput() { return .end }
    }
  }

  /// The most memory that the program has from now on; nil if the system does not tell.
  var memoryPeak: MemoryPeak? { isEnded ? nil : MemoryPeak(of: process) }

  /// Ends what the program started: the folder is its own, and they have inherited the variable.
  private func endStarted() {
    if let path = home.path { MarkedProcesses.end(ProgramEnvironment.home, path) }
  }

  /// Ends the program if it runs still, and says how it ended.
  ///
  /// - Parameters:
  ///   - killing: Whether it is not waited for, and ended with what it started.
  ///   - asksPlace: Whether one that is not waited for is asked where it is.
  /// - Returns: How it ended.
  mutating func end(killing: Bool, asksPlace: Bool = false) -> ProgramCrash {
    var state: Int32 = 0
    // One that closed its output and goes on is ended, too.
    var hasEnded = !killing && waitForEnd(2 * Self.endingTime, &state)
    if killing, asksPlace {
      // A program that is stopped like this says where it was.
      kill(process, SIGTRAP)
      hasEnded = waitForEnd(Self.placeTime, &state)
    }
    if !hasEnded {
      kill(process, SIGKILL)
      while waitpid(process, &state, 0) < 0, errno == EINTR {}
    }
    isEnded = true
    if killing { endStarted() }
    home.remove()
    // What it wrote last is in the pipe still; another process may hold the other end open.
    _ = fcntl(errors, F_SETFL, O_NONBLOCK)
    while takeErrors() {}
    let signal = state & 0x7f
    return ProgramCrash(
      signal: signal == 0 ? nil : signal, status: (state >> 8) & 0xff, output: errorOutput,
      program: path)
  }

  /// Waits for the end of the program, and takes what it writes meanwhile, as it cannot end before that is read.
  ///
  /// - Parameters:
  ///   - limit: How long, in milliseconds.
  ///   - state: How it ended, as the system says it.
  /// - Returns: Whether it ended.
  private mutating func waitForEnd(_ limit: Int32, _ state: inout Int32) -> Bool {
    let end = ContinuousClock.now + .milliseconds(Int(limit))
    while waitpid(process, &state, WNOHANG) == 0 {
      guard ContinuousClock.now < end else { return false }
      var place = errorsPlace
      if poll(&place, 1, 1) > 0, !takeErrors() { areErrorsOpen = false }
    }
    return true
  }

  /// Where the standard error is waited for; nowhere once it is closed.
  private var errorsPlace: pollfd {
    pollfd(fd: areErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0)
  }

  private mutating func takeErrors() -> Bool {
    guard let bytes = Self.some(of: errors) else { return false }
    errorOutput += bytes
    if errorOutput.count > 2 * Self.keptOutput {
      errorOutput.removeFirst(errorOutput.count - Self.keptOutput)
    }
    return true
  }

  private mutating func takeOutput() -> Bool {
    guard let bytes = Self.some(of: output) else { return false }
    unread += bytes
    return true
  }

  /// The bytes that can be read now; nil at the end, or if reading fails.
  private static func some(of file: Int32) -> [UInt8]? {
    var result = 0
    repeat {
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        result = read(file, buffer.baseAddress, buffer.count)
        count = max(0, result)
      }
      if result > 0 { return bytes }
    } while result < 0 && errno == EINTR
    return nil
  }
}
