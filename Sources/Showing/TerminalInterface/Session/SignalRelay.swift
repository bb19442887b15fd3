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

/// Turns signals into bytes that can be waited for together with keys, and gives the terminal back where a signal ends
/// the process.
///
/// Signals and what is done about them belong to the whole process, and a handler gets nothing but a number: so the end of
/// the pipe to write to is global, and there is one relay at a time.
final class SignalRelay {
  /// Where the numbers of signals can be read, a byte each.
  let descriptor: Int32

  private let writeDescriptor: Int32

  /// The previous actions of the process, by signal.
  private let previous: UnsafeMutableBufferPointer<sigaction>

  private var installed: [Int32] = []

  /// So that a stack that is exhausted is a crash like any other.
  private let stack = AlternateStack()

  /// The signals that are reported to the loop.
  private static let relayed = [
    SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT,
  ]

  /// The signals of a crash, after which there is no loop any more.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  /// The other signals that end a process unless they are handled.
  private static let endings = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
  ]

  /// Larger than every signal's number.
  private static let signalLimit = 65

  /// Takes over the signals.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(operation: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Neither may a handler wait because nothing is read, nor the loop because nothing came.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    guard
      signalPipe.compareExchange(
        expected: -1, desired: ends[1], ordering: .sequentiallyConsistent
      ).exchanged
    else {
      close(ends[0])
      close(ends[1])
      throw .alreadyInUse
    }
    (descriptor, writeDescriptor) = (ends[0], ends[1])
    previous = .allocate(capacity: Self.signalLimit)
    previous.initialize(repeating: sigaction())
    previousActions.store(
      UInt(bitPattern: previous.baseAddress), ordering: .sequentiallyConsistent)
    interruptionCount.store(0, ordering: .sequentiallyConsistent)
    install()
  }

  private func install() {
    for signal in Self.relayed { take(signal, by: relaySignal) { !$0.isIgnored } }
    // A handler that is there, such as that of Swift's own report of a crash, gets the signal afterwards.
    for signal in Self.crashes { take(signal, by: endBySignal) { !$0.isIgnored } }
    for signal in Self.endings { take(signal, by: endBySignal) { $0.isStandard } }
  }

  private func take(
    _ signal: Int32, by handler: SignalHandler, if isWanted: (SignalAction) -> Bool
  ) {
    let current = SignalAction(of: signal)
    guard isWanted(current) else { return }
    previous[Int(signal)] = current.action
    installed.append(signal)
    SignalAction(handler).install(for: signal)
  }

  /// The signals that came since the last call.
  func receive() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = numbers.withUnsafeMutableBytes { systemRead(descriptor, $0) }
    return numbers.prefix(max(0, count)).map(Int32.init)
  }

  /// Stops the process as Ctrl-Z at a shell does, with all processes of its job, until it is continued.
  func stop(wholeJob: Bool) {
    let ours = SignalAction(of: SIGTSTP)
    // There is nothing that could continue it.
    guard !ours.isIgnored else { return }
    if wholeJob {
      // To ourselves last, and by itself: else another thread might take it, and this one run on.
      ignoreSignal(SIGTSTP)
      kill(0, SIGTSTP)
      discard(SIGTSTP)
    }
    // The process knows that it continues.
    let ourContinuation = SignalAction(of: SIGCONT)
    for signal in [SIGTSTP, SIGCONT] { SignalAction.standard().install(for: signal) }
    deliver(SIGTSTP)
    discard(SIGCONT)
    ourContinuation.install(for: SIGCONT)
    ours.install(for: SIGTSTP)
  }

  private func ignoreSignal(_ number: Int32) {
    _ = signal(number, SIG_IGN)
  }

  /// Throws away a signal that waits because the first thread was in a handler when it came.
  ///
  /// The system holds such a one back even where nothing would be done about it. It would stop the process a second time,
  /// or make it take a terminal that it has taken already.
  private func discard(_ number: Int32) {
    ignoreSignal(number)
  }

  deinit {
    for signal in installed { sigaction(signal, &previous[Int(signal)], nil) }
    previousActions.store(0, ordering: .sequentiallyConsistent)
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
    previous.deallocate()
    close(descriptor)
    close(writeDescriptor)
  }
}

/// Where handlers write the numbers of signals; -1 where no relay is.
private let signalPipe = Atomic<Int32>(-1)

/// The address of what the process did before, by signal; 0 where no relay is.
private let previousActions = Atomic<UInt>(0)

/// How often the process was asked to end.
private let interruptionCount = Atomic<Int>(0)

/// Tells the loop of a signal.
private func relaySignal(_ signal: Int32) {
  let code = errno
  if signal == SIGTERM || signal == SIGINT || signal == SIGQUIT {
    // Who asks twice is not to wait for a loop that does not listen. A closed window sends several SIGHUP by itself.
    let (count, _) = interruptionCount.add(1, ordering: .relaxed)
    if count >= 1 { endBySignal(signal) }
  }
  var number = UInt8(truncatingIfNeeded: signal)
  _ = write(signalPipe.load(ordering: .relaxed), &number, 1)
  errno = code
}

/// Gives the terminal back and lets the signal do what it did before there was a session.
private func endBySignal(_ signal: Int32) {
  EmergencyExit.giveBack()
  let address = previousActions.load(ordering: .relaxed)
  if let actions = UnsafeMutablePointer<sigaction>(bitPattern: address) {
    sigaction(signal, actions + Int(signal), nil)
  }
  // It waits until this handler has returned. The fault that led here would come again, but a signal that was sent would not.
  raise(signal)
}
