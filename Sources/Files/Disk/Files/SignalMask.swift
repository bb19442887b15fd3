// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which signals wait until they are let through again.
struct SignalMask {
  private let previous: sigset_t

  /// Blocks the signals that interrupt a process, and returns those that were blocked before.
  static func blockingInterruption() -> SignalMask {
    var blocked = sigset_t()
    var previous = sigset_t()
    sigemptyset(&blocked)
    sigemptyset(&previous)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    return SignalMask(previous: previous)
  }

  /// Lets through what waited.
  func restore() {
    var mask = previous
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
