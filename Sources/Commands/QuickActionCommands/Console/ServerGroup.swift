// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processes that a server has started, such as compilers: they end with it.
///
/// A client that goes away closes the input or sends a signal, and knows of no process but the server.
enum ServerGroup {
  /// Makes the process the first of a group of its own, which all that it starts belong to.
  ///
  /// A process that is in front of a terminal must not: it would no longer be asked by it.
  static func lead() {
    guard setpgid(0, 0) == 0 else { return }
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { number in
        signal(number, SIG_DFL)
        kill(0, number)
      }
    }
  }

  /// Ends the others of the group, if the process is the first of one.
  static func end() {
    guard getpgrp() == getpid(), isatty(STDIN_FILENO) == 0 else { return }
    signal(SIGTERM, SIG_IGN)
    kill(0, SIGTERM)
  }
}
