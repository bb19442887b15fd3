// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalEvent.Interruption {
  /// The signal that asked.
  private var signal: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    }
  }

  /// Ends the process by the signal that asked for it, so that its parent sees why it ended.
  ///
  /// To be called when the session is over and everything is saved.
  package func endProcess() -> Never {
    SignalAction.standard().install(for: signal)
    deliver(signal)
    // What shells make of a signal, if ever this is reached.
    exit(128 + signal)
  }
}
