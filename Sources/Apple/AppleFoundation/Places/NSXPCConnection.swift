// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What gives objects of another process, of which there is none here.
public protocol NSXPCProxyCreating {
  /// Returns an object of the other process.
  func remoteObjectProxy() -> Any
  /// Returns an object of the other process, and calls a function for its errors.
  func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
  /// Returns an object of the other process that answers before it returns, and calls a function for its errors.
  func synchronousRemoteObjectProxyWithErrorHandler(
    _ handler: @escaping @Sendable (any Error) -> Void
  ) -> Any
}

/// A connection to another process, which is invalid from the start, as there is none here.
///
/// Foundation has it on Apple's systems only.
open class NSXPCConnection: NSObject, NSXPCProxyCreating, @unchecked Sendable {
  /// What the other process calls here; nil for nothing.
  open var exportedInterface: NSXPCInterface?
  /// The object that the other process calls; nil for none.
  open var exportedObject: Any?
  /// What is called in the other process; nil for nothing.
  open var remoteObjectInterface: NSXPCInterface?
  /// Is called when the other process ended; never here.
  open var interruptionHandler: (@Sendable () -> Void)?
  /// Is called when the connection is invalid, which it is once it is resumed.
  open var invalidationHandler: (@Sendable () -> Void)?
  /// Where the other process listens.
  public let endpoint: NSXPCListenerEndpoint
  /// The name of the other process; nil for none.
  open var serviceName: String? { nil }
  /// The number of the other process: 0, as there is none.
  open var processIdentifier: pid_t { 0 }

  /// Creates a connection to where a process listens.
  public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) {
    self.endpoint = endpoint
    super.init()
  }

  /// Says that the connection is invalid.
  open func resume() {
    reportUnavailable("NSXPCConnection", answer: "the connection is invalid")
    let handler = invalidationHandler
    invalidationHandler = nil
    handler?()
  }
  /// Says that the connection is invalid, as `resume()` does.
  open func activate() { resume() }
  /// Does nothing, as nothing is received.
  open func suspend() {}
  /// Ends the connection, which is invalid already.
  open func invalidate() {}
  /// Calls a function at once, as nothing is being sent.
  open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void) { block() }

  /// Returns an object that conforms to nothing, as there is no other process.
  open func remoteObjectProxy() -> Any { NSObject() }

  /// Returns an object that conforms to nothing, and calls the function with `CocoaError.xpcConnectionInvalid`.
  open func remoteObjectProxyWithErrorHandler(
    _ handler: @escaping @Sendable (any Error) -> Void
  ) -> Any {
    handler(CocoaError(.xpcConnectionInvalid))
    return NSObject()
  }

  /// Returns an object that conforms to nothing, and calls the function with `CocoaError.xpcConnectionInvalid`.
  open func synchronousRemoteObjectProxyWithErrorHandler(
    _ handler: @escaping @Sendable (any Error) -> Void
  ) -> Any { remoteObjectProxyWithErrorHandler(handler) }
}

/// What can be called in another process.
open class NSXPCInterface: NSObject, @unchecked Sendable {
  /// The protocol with the functions.
  open var `protocol`: Any.Type

  /// Creates an interface of the functions of a protocol.
  public init(with protocol: Any.Type) {
    self.protocol = `protocol`
    super.init()
  }
}

/// Where another process listens, which none does here.
open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {}

/// What takes connections of other processes, of which there are none here.
open class NSXPCListener: NSObject, @unchecked Sendable {
  /// What decides on connections; nil for nothing.
  open weak var delegate: (any NSXPCListenerDelegate)?
  /// Where this process listens.
  public let endpoint = NSXPCListenerEndpoint()

  /// Returns a listener without a name.
  open class func anonymous() -> Self { self.init() }
  /// Creates a listener without a name.
  public required override init() { super.init() }
  /// Does nothing, as no process connects.
  open func resume() {}
  /// Does nothing, as no process connects.
  open func activate() {}
  /// Does nothing, as no process connects.
  open func suspend() {}
  /// Does nothing, as no process connects.
  open func invalidate() {}
}

/// What decides on connections of other processes, of which there are none here.
public protocol NSXPCListenerDelegate: NSObjectProtocol {
  /// Returns whether a process may connect; never called here.
  func listener(
    _ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection
  ) -> Bool
}

extension NSXPCListenerDelegate {
  /// Refuses each connection by default.
  public func listener(
    _ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection
  ) -> Bool { false }
}
