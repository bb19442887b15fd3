// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is run for its output.
package enum ChildProcess {
  /// The result of a program that ended.
  package struct Result {
    /// The exit code of the process, or 128 plus the signal that ended it.
    package var status: Int32

    /// The bytes that it wrote to standard output.
    package var output: [UInt8]

    /// The bytes that it wrote to standard error; empty unless they were asked for.
    package var errors: [UInt8] = []
  }

  /// The reason why a program did not run.
  package enum Failure: Error {
    /// There is no such program on the search path.
    case notFound
    /// The system refused, for a reason in its words.
    case system(String)
  }

  /// Runs a program of the search path to its end.
  ///
  /// The input and the errors go through files that have no name any more, so that neither process waits for the other.
  ///
  /// - Parameters:
  ///   - program: The name of the program, or its path.
  ///   - arguments: Its arguments.
  ///   - input: What it reads from standard input.
  ///   - outputLimit: How many bytes are read of what it writes; beyond them it is left without a reader, which ends it.
  ///   - keepsErrors: Whether what it writes to standard error is part of what it leaves, and not shown.
  /// - Returns: What it leaves.
  /// - Throws: ``Failure`` if it does not run.
  package static func run(
    _ program: String, arguments: [String], input: [UInt8], outputLimit: Int = .max,
    keepsErrors: Bool = false
  ) throws(Failure) -> Result {
    guard let file = tmpfile() else { throw failure(errno) }
    defer { fclose(file) }
    let errorFile = keepsErrors ? tmpfile() : nil
    defer { if let errorFile { fclose(errorFile) } }
    if keepsErrors, errorFile == nil { throw failure(errno) }
    let written = input.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard written == input.count, fflush(file) == 0, lseek(fileno(file), 0, SEEK_SET) == 0 else {
      throw failure(errno)
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    // A program that starts at the same time gets neither end.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var isReading = true
    defer { if isReading { close(ends[0]) } }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    if let errorFile { posix_spawn_file_actions_adddup2(&actions, fileno(errorFile), 2) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    InheritedDescriptors.closeOthers(&actions)

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    close(ends[1])
    guard code == 0 else { throw code == ENOENT ? .notFound : failure(code) }

    let output = readAll(ends[0], limit: outputLimit)
    close(ends[0])
    isReading = false
    var state: Int32 = 0
    while waitpid(process, &state, 0) < 0, errno == EINTR {}
    // The lower seven bits are the signal, the next eight the exit code.
    let signal = state & 0x7f
    var result = Result(status: signal == 0 ? (state >> 8) & 0xff : 128 + signal, output: output)
    if let errorFile, lseek(fileno(errorFile), 0, SEEK_SET) == 0 {
      result.errors = readAll(fileno(errorFile), limit: .max - 1)
    }
    return result
  }

  private static func readAll(_ descriptor: Int32, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while result.count <= limit {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
    return result
  }

  private static func failure(_ code: Int32) -> Failure {
    .system(String(cString: strerror(code)))
  }
}
