// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps Ctrl-C from ending a process that reads lines, the first time, while something would be lost.
///
/// It has no loop to tell: the process waits for a line. So what is said is said by the handler of the signal, and what was
/// typed of the line is gone, as at a shell.
package enum InterruptGuard {
  /// Takes over the signal, unless it is ignored.
  ///
  /// - Parameter warning: What to write to standard error where Ctrl-C comes and something would be lost.
  package static func install(warning: StaticString) {
    guard !SignalAction(of: SIGINT).isIgnored, warning.hasPointerRepresentation else { return }
    warningAddress.store(UInt(bitPattern: warning.utf8Start), ordering: .sequentiallyConsistent)
    warningLength.store(warning.utf8CodeUnitCount, ordering: .sequentiallyConsistent)
    var action = SignalAction(warnOrEnd)
    // The line that is waited for is still waited for.
    action.action.sa_flags |= Int32(truncatingIfNeeded: SA_RESTART)
    action.install(for: SIGINT)
  }

  /// Sets whether an interruption would lose data, and forgets earlier warnings.
  package static func protect(_ isNeeded: Bool) {
    isArmed.store(isNeeded, ordering: .sequentiallyConsistent)
  }
}

/// Whether the next Ctrl-C is to warn, and not to end.
private let isArmed = Atomic<Bool>(false)

private let warningAddress = Atomic<UInt>(0)
private let warningLength = Atomic<Int>(0)

/// Warns once, then lets the signal do what it does by itself.
private func warnOrEnd(_ signal: Int32) {
  let code = errno
  if isArmed.exchange(false, ordering: .relaxed),
    let start = UnsafePointer<UInt8>(bitPattern: warningAddress.load(ordering: .relaxed))
  {
    _ = write(STDERR_FILENO, start, warningLength.load(ordering: .relaxed))
    errno = code
    return
  }
  SignalAction.standard().install(for: signal)
  // It waits until this handler has returned.
  raise(signal)
}
