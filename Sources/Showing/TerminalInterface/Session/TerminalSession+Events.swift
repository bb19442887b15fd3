// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalSession {
  /// Waits for the next event.
  ///
  /// - Parameter timeout: How many milliseconds to wait at most; 0 not to wait, nil for as long as it takes.
  /// - Returns: The event; nil if none came in time.
  package mutating func nextEvent(timeout: Int? = nil) -> TerminalEvent? {
    let deadline = timeout.map { millisecondsNow() + $0 }
    while true {
      if let event = pending.popFirst() { return event }
      if let end { return end }
      let escape = parserWait
      let remaining = deadline.map { max(0, $0 - millisecondsNow()) }
      let wait = [escape, remaining].compactMap { $0 }.min()
      switch waitForInput(wait) {
      case .ready: break
      case .timeout:
        // The parser's wait ends first, or the caller's does.
        guard let escape, escape <= remaining ?? .max else {
          return nil
        }
        pending += parser.timeOut()
      }
    }
  }

  /// How long the parser waits for more bytes; nil if it does not.
  private var parserWait: Int? {
    switch parser.wait {
    case nil: nil
    case .short: options.escapeWait
    case .long: options.sequenceWait
    }
  }

  private enum Waiting {
    case ready
    case timeout
  }

  /// Waits until there is something to read, and reads it.
  private mutating func waitForInput(_ milliseconds: Int?) -> Waiting {
    var descriptors = [
      pollfd(fd: device.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: relay?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    let count = poll(&descriptors, nfds_t(descriptors.count), timeout)
    if count == 0 { return .timeout }
    // Interrupted by a signal: it waits in the pipe.
    guard count > 0 else { return .ready }
    // Signals first: keys that were typed before Ctrl-Z are still there afterwards.
    if descriptors[1].revents != 0 { takeSignals() }
    if descriptors[0].revents != 0 {
      takeInput(isHungUp: descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0)
    }
    return .ready
  }

  private mutating func takeInput(isHungUp: Bool) {
    switch device.read() {
    case .bytes(let bytes): pending += parser.parse(bytes)
    case .nothing: break
    case .end: finish(isHungUp ? .terminalLost : .endOfInput)
    case .failure: finish(.terminalLost)
    }
  }

  private mutating func finish(_ event: TerminalEvent) {
    pending += parser.timeOut()
    end = end ?? event
  }

  // MARK: Signals

  private mutating func takeSignals() {
    guard let signals = relay?.receive() else { return }
    for signal in signals {
      switch signal {
      case SIGINT: pending.append(.interrupted(.interrupt))
      case SIGTERM: pending.append(.interrupted(.terminate))
      case SIGHUP: pending.append(.interrupted(.hangUp))
      case SIGQUIT: pending.append(.interrupted(.quit))
      default: break
      }
    }
    if signals.contains(SIGTSTP) {
      stop(wholeJob: false)
    } else if signals.contains(SIGCONT) {
      // Stopped by SIGSTOP, which no process can see; a shell may have used the terminal.
      resume()
    }
    if signals.contains(SIGWINCH) { takeSize() }
  }

  /// Gives the terminal back and stops the process with its job, as Ctrl-Z does at a shell, until it is continued.
  ///
  /// It then takes the terminal again, and ``TerminalEvent/resumed`` follows. In a raw terminal Ctrl-Z is a key like all
  /// others, and this is what it should lead to.
  package mutating func suspend() {
    stop(wholeJob: true)
  }

  private mutating func stop(wholeJob: Bool) {
    guard let relay else { return }
    leave()
    relay.stop(wholeJob: wholeJob)
    resume()
  }

  private mutating func resume() {
    do throws(TerminalError) {
      try enter()
      takeSize()
      pending.append(.resumed)
    } catch {
      finish(.terminalLost)
    }
  }

  private mutating func takeSize() {
    // Even where the size is the same again, the terminal may have moved what it showed.
    shown = nil
    size = currentSize
    pending.append(.resize(size))
  }
}
