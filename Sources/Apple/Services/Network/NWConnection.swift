// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import Synchronization

/// A connection, which fails as on a device whose host is not there: the feed answers requests of `URLSession` alone.
public final class NWConnection: Sendable {
  /// How far a connection is.
  public enum State: Hashable, Sendable {
    /// It has not started.
    case setup
    /// It waits for a path.
    case waiting(NWError)
    /// It is being made.
    case preparing
    /// It can be used.
    case ready
    /// It has failed.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }

  /// What is told when data were sent.
  public enum SendCompletion: Sendable {
    /// A function, with the error if there is one.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nobody.
    case idempotent
  }

  /// What data are part of.
  public class ContentContext: @unchecked Sendable {
    /// What the app calls the content, as in its logs.
    public let identifier: String
    /// Whether it is the last content that this side sends.
    public let isFinal: Bool
    /// What is said of protocols.
    public let protocolMetadata: [NWProtocolMetadata]

    /// Creates a context; the expiration in milliseconds, the priority and the antecedent are ignored here.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = nil
    ) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
      protocolMetadata = metadata ?? []
    }

    /// Returns what is said of a protocol: nothing here.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

    /// A message among others.
    public static let defaultMessage = ContentContext(identifier: "message")
    /// The last message, after which this side sends no more.
    public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
    /// The content of a stream, which has no messages: when it is complete, this side sends no more.
    public static let defaultStream = ContentContext(identifier: "stream", isFinal: true)
  }

  private struct Values {
    var state = State.setup
    var queue: DispatchQueue?
    var stateUpdateHandler: (@Sendable (State) -> Void)?
    var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  }

  /// What changes, which the app's threads and the queue use at once.
  private let values = Mutex(Values())

  /// The other side of the connection, as it was given.
  public let endpoint: NWEndpoint
  /// How the connection is made.
  public let parameters: NWParameters
  /// How far the connection is.
  public var state: State { values.withLock { $0.state } }
  /// Called when the state changes; nil for nobody.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { values.withLock { $0.stateUpdateHandler } }
    set { values.withLock { $0.stateUpdateHandler = newValue } }
  }
  /// Called when the connection can be used, which never happens here; nil for nobody.
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { values.withLock { $0.viabilityUpdateHandler } }
    set { values.withLock { $0.viabilityUpdateHandler = newValue } }
  }
  /// Called when a better path is there, which never happens here; nil for nobody.
  @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { values.withLock { $0.betterPathUpdateHandler } }
    set { values.withLock { $0.betterPathUpdateHandler = newValue } }
  }
  /// Called when the path changes, which never happens here; nil for nobody.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { values.withLock { $0.pathUpdateHandler } }
    set { values.withLock { $0.pathUpdateHandler = newValue } }
  }
  /// The queue of the handlers; nil before the start.
  public var queue: DispatchQueue? { values.withLock { $0.queue } }
  /// The path; always nil here.
  public var currentPath: NWPath? { nil }
  /// The largest packet, in bytes.
  public var maximumDatagramSize: Int { 0 }

  /// Creates a connection to an endpoint.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  /// Creates a connection to a port of a host.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// Starts the connection: it fails on the queue, as the host refuses it.
  public func start(queue: DispatchQueue) {
    reportUnavailable("NWConnection", answer: "every connection is refused")
    values.withLock { $0.queue = queue }
    queue.async { self.change(to: .failed(Self.refused)) }
  }

  /// Starts the connection once more on its queue, where it fails again; does nothing before the first start.
  public func restart() { if let queue { start(queue: queue) } }

  /// Ends the connection; the handler is told on the queue if the connection was started.
  public func cancel() { end() }
  /// Ends the connection at once.
  public func forceCancel() { end() }
  /// Does nothing, as there is no other path.
  public func cancelCurrentEndpoint() {}

  /// Sends nothing: the connection is not there.
  public func send(
    content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage,
    isComplete: Bool = true, completion: SendCompletion
  ) {
    send(
      content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
      completion: completion)
  }

  /// Sends nothing, also where there is no content but only the end: the connection is not there.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { handler(Self.missing) }
  }

  /// Receives nothing: the connection is not there.
  @preconcurrency public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, Self.missing) }

  /// Receives nothing: the connection is not there.
  @preconcurrency public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, Self.missing) }

  /// Calls a function, whose calls may be sent together.
  public func batch(_ block: () -> Void) { block() }

  /// Returns what is said of a protocol: nothing here.
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

  static let refused = NWError.posix(.ECONNREFUSED)
  private static let missing = NWError.posix(.ENOTCONN)

  private func end() {
    let queue = values.withLock { values in
      if values.queue == nil { values.state = .cancelled }
      return values.queue
    }
    queue?.async { self.change(to: .cancelled) }
  }

  private func change(to state: State) {
    // The handler is called outside of the lock, as it may ask for the state.
    let handler = values.withLock { values -> (@Sendable (State) -> Void)? in
      guard values.state != .cancelled else { return nil }
      values.state = state
      return values.stateUpdateHandler
    }
    handler?(state)
  }
}
