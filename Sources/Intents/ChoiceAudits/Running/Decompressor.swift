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

/// A program of the system that decompresses a file, beside this process.
final class Decompressor {
  /// The descriptor of its output.
  let output: Int32

  private let process: pid_t
  private var isRunning = true

  /// Starts a program; nil if there is none of the name.
  ///
  /// - Parameters:
  ///   - program: The name, which takes `-dc`.
  ///   - input: The file, which is read from where it stands.
  /// - Throws: The system's number where it refuses.
  init?(_ program: String, input: Int32) throws(SystemFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    // What is wrong is said here, by the name of the file.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    InheritedDescriptors.closeOthers(&actions)
    let arguments: [String] = [program, "-dc"]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      if code == ENOENT { return nil }
      throw SystemFailure(code: code)
    }
    self.process = process
    output = ends[0]
  }

  deinit { _ = finish() }

  /// Waits for the end; whether all is well.
  func finish() -> Bool {
    guard isRunning else { return true }
    isRunning = false
    close(output)
    var state: Int32 = 0
    while waitpid(process, &state, 0) < 0, errno == EINTR {}
    return state == 0
  }
}

/// A call of the system's that failed.
struct SystemFailure: Error {
  /// The system's number of the error.
  let code: Int32
}
