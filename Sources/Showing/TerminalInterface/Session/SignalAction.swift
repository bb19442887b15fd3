// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A handler of signals.
typealias SignalHandler = @convention(c) (Int32) -> Void

/// The action of a process on a signal.
///
/// The C library's type differs between systems in the names of its parts.
struct SignalAction {
  var action: sigaction

  /// The current action of the process.
  init(of signal: Int32) {
    action = sigaction()
    sigaction(signal, nil, &action)
  }

  /// The default action of the system.
  static func standard() -> SignalAction {
    var standard = SignalAction()
    standard.setHandler(SIG_DFL)
    return standard
  }

  /// Calls a handler, during which no other signal comes.
  init(_ handler: SignalHandler) {
    self.init()
    setHandler(handler)
    // On the alternate stack, if there is one: the other may be what is exhausted.
    action.sa_flags = SA_ONSTACK
  }

  private init() {
    action = sigaction()
    sigfillset(&action.sa_mask)
  }

  private mutating func setHandler(_ handler: SignalHandler?) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #endif
  }

  private var handler: SignalHandler? {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler
    #endif
  }

  /// Whether the signal does nothing, as `nohup` has it for `SIGHUP`.
  var isIgnored: Bool { address(of: handler) == address(of: SIG_IGN) }

  /// Whether the system does what it does by itself.
  var isStandard: Bool { address(of: handler) == address(of: SIG_DFL) }

  private func address(of handler: SignalHandler?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }

  /// Makes the process do so from now on.
  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}
