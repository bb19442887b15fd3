// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is run to its end, its lines of output read as they come.
package enum ToolProcess {
  /// The result of a program that ended.
  package struct Result: Sendable {
    /// The exit code of the process, or 128 plus the signal that ended it.
    package var status: Int32

    /// The text that it wrote to standard output and, if that was asked for, to standard error.
    package var output: String

    /// Whether it was ended, as it wrote nothing for too long.
    package var isSilent = false

    /// Whether it was ended, as the moment had come until which it could run.
    package var isLate = false
  }

  /// The reason why a program did not run.
  package enum Failure: Error, Sendable {
    /// There is no such program.
    case notFound
    /// The system refused, for a reason in its words.
    case system(String)
  }

  /// Runs a program without input.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name on the search path.
  ///   - arguments: Its arguments.
  ///   - variables: Environment variables to set, in addition to those of this process.
  ///   - removed: Environment variables of this process that it does not get.
  ///   - mergesErrors: Whether standard error is read, too; else it is thrown away.
  ///   - silence: How long it may write nothing before it is ended, with all that it started; nil for ever so long.
  ///   - deadline: The moment at which it is ended, with all that it started; nil for none.
  ///   - onLine: What to do with each line as it comes.
  /// - Returns: What it left.
  /// - Throws: ``Failure`` if it did not run.
  package static func run(
    _ program: String, _ arguments: [String], variables: [String: String] = [:],
    without removed: Set<String> = [], mergesErrors: Bool = true, silence: Duration? = nil,
    until deadline: ContinuousClock.Instant? = nil, onLine: (Substring) -> Void = { _ in }
  ) throws(Failure) -> Result {
    if let deadline, deadline <= .now {
      return Result(status: 128 + SIGKILL, output: "", isLate: true)
    }
    let temporary = TemporaryFolder()
    var variables = variables
    // SwiftPM makes a folder there for each process, and leaves it.
    if let temporary { variables["TMPDIR"] = temporary.path }
    defer { temporary?.remove() }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    if mergesErrors {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addclose(&actions, ends[1])
    InheritedDescriptors.closeOthers(&actions)

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      Self.environment(adding: variables, without: removed).map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, &words, &environment)
    close(ends[1])
    guard code == 0 else { throw code == ENOENT ? .notFound : failure(code) }

    let (output, end) = readLines(of: ends[0], within: silence, until: deadline, onLine)
    if end != .closed {
      kill(process, SIGKILL)
      // The folder is this process's alone, and what it started has inherited the variable.
      if let temporary { MarkedProcesses.end("TMPDIR", temporary.path) }
    }
    var state: Int32 = 0
    while waitpid(process, &state, 0) < 0, errno == EINTR {}
    // The lower seven bits are the signal, the next eight the exit code.
    let signal = state & 0x7f
    return Result(
      status: signal == 0 ? (state >> 8) & 0xff : 128 + signal, output: output,
      isSilent: end == .silent, isLate: end == .late)
  }

  private static func environment(
    adding variables: [String: String], without removed: Set<String>
  ) -> [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = text.prefix { $0 != "=" }
      if variables[String(name)] == nil, !removed.contains(String(name)) { result.append(text) }
      next += 1
    }
    return result + variables.map { "\($0)=\($1)" }.sorted()
  }

  /// Why no more output is read.
  private enum End {
    case closed, silent, late
  }

  private static func readLines(
    of descriptor: Int32, within silence: Duration?, until deadline: ContinuousClock.Instant?,
    _ onLine: (Substring) -> Void
  ) -> (output: String, end: End) {
    var output: [UInt8] = []
    var lineStart = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    var end = End.closed
    while true {
      let left = deadline.map { ContinuousClock.now.duration(to: $0) }
      if let limit = [silence, left].compactMap(\.self).min(), !hasMore(descriptor, within: limit) {
        end = left == limit ? .late : .silent
        break
      }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
      while let end = output[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: output[lineStart..<end], as: UTF8.self)[...])
        lineStart = end + 1
      }
    }
    if lineStart < output.count {
      onLine(String(decoding: output[lineStart...], as: UTF8.self)[...])
    }
    return (String(decoding: output, as: UTF8.self), end)
  }

  /// Waits for more output, or for its end.
  private static func hasMore(_ descriptor: Int32, within limit: Duration) -> Bool {
    let milliseconds = Int32(clamping: Int(min(max(limit / .milliseconds(1), 0), 1e9).rounded(.up)))
    var ends = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&ends, 1, milliseconds)
      if count < 0, errno == EINTR { continue }
      return count != 0
    }
  }

  private static func failure(_ code: Int32) -> Failure {
    .system(String(cString: strerror(code)))
  }
}
