// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

#if canImport(Darwin)
  package import Darwin
#elseif canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#endif

/// Another program at work, in a job of its own, where signals do what they do at a shell.
///
/// Foundation's `Process` is not used because it crashed once in some thousand starts from several threads, and waits for ends
/// in steps of a twentieth of a second.
package final class ChildProcess: Sendable {
  /// What a process reads and writes; descriptors that stay open here.
  package struct Streams {
    package var input: Int32
    package var output: Int32
    package var errors: Int32

    package init(input: Int32, output: Int32, errors: Int32) {
      (self.input, self.output, self.errors) = (input, output, errors)
    }
  }

  /// How a process ended.
  package enum End: Hashable {
    case exit(Int32)
    case signal(Int32)

    /// What a shell says of it: 128 and the number of the signal where one ended it.
    package var code: Int32 {
      switch self {
      case .exit(let code): code
      case .signal(let number): 128 + number
      }
    }
  }

  /// Why a process could not be started.
  package struct Failure: Error {
    let code: Int32
  }

  /// The number by which the system knows it.
  package let identifier: pid_t

  private let end = Mutex<End?>(nil)

  /// Held while descriptors are open that no other process should get, and while a process is started.
  static let descriptors = Mutex(())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Its file.
  ///   - arguments: What it is told, without its own name.
  ///   - environment: All variables that it has.
  ///   - folder: Where it works.
  ///   - streams: What it reads and writes.
  /// - Throws: ``Failure`` where the system starts no process.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String], in folder: String,
    streams: Streams
  ) throws(Failure) {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [streams.input, streams.output, streams.errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests let signals wait, and a shell without job control ignores some.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    for signal in [SIGKILL, SIGSTOP] { sigdelset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // Spawning in another folder has no name that all systems know.
    let shell = "/bin/sh"
    let words =
      ([shell, "-c", #"cd "$0" && exec "$@""#, folder, path] + arguments)
      .map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let code = Self.descriptors.withLock { _ in
      posix_spawn(&identifier, shell, &actions, &attributes, words, variables)
    }
    guard code == 0 else { throw Failure(code: code) }
    self.identifier = identifier
  }

  deinit {
    send(SIGKILL)
    wait()
  }

  /// Sends the process a signal, unless it has ended.
  package func send(_ signal: Int32) {
    end.withLock { if $0 == nil { kill(identifier, signal) } }
  }

  /// Waits until the process has ended.
  @discardableResult
  package func wait() -> End {
    end.withLock {
      if let end = $0 { return end }
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      let end: End = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
      $0 = end
      return end
    }
  }
}
