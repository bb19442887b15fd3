// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import Synchronization

/// What is said of a service.
public struct NWTXTRecord: Hashable, Sendable {
  /// The values of the record by their keys.
  public private(set) var dictionary: [String: String]

  /// Creates a record of values.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  /// The value of a key; nil if there is none.
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}

/// Looks for services in the network, of which there are none here.
public final class NWBrowser: Sendable {
  /// What is looked for.
  public enum Descriptor: Hashable, Sendable {
    /// Services of a type in a domain; nil for the local one.
    case bonjour(type: String, domain: String?)
    /// Services of a type, with what is said of them.
    case bonjourWithTXTRecord(type: String, domain: String?)
    /// Services of an app.
    case applicationService(name: String)
  }

  /// How far it is.
  public enum State: Hashable, Sendable {
    /// It has not started.
    case setup
    /// It looks.
    case ready
    /// It has failed.
    case failed(NWError)
    /// It was ended.
    case cancelled
    /// It waits for a network.
    case waiting(NWError)
  }

  /// A service that was found.
  public struct Result: Hashable, Sendable {
    /// What is said of it.
    public enum Metadata: Hashable, Sendable {
      /// Nothing.
      case none
      /// Values.
      case bonjour(NWTXTRecord)
    }

    /// What changed in the results, which is never told here.
    public enum Change: Hashable, Sendable {
      /// What is another one of a service; the bits are not known to be Apple's.
      public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Nothing is another one.
        public static let identical = Flags(rawValue: 1 << 0)
        /// One more interface reaches the service.
        public static let interfaceAdded = Flags(rawValue: 1 << 1)
        /// An interface no longer reaches the service.
        public static let interfaceRemoved = Flags(rawValue: 1 << 2)
        /// What is said of the service is another text.
        public static let metadataChanged = Flags(rawValue: 1 << 3)
      }

      /// Nothing.
      case identical
      /// It was found.
      case added(Result)
      /// It is gone.
      case removed(Result)
      /// It is another one.
      case changed(old: Result, new: Result, flags: Flags)
    }

    /// The service, to which a connection is made.
    public let endpoint: NWEndpoint
    /// The interfaces that reach it.
    public let interfaces: [NWInterface]
    /// What is said of it.
    public let metadata: Metadata
  }

  private struct Values {
    var state = State.setup
    var queue: DispatchQueue?
    var stateUpdateHandler: (@Sendable (State) -> Void)?
    var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  }

  /// What changes, which the app's threads and the queue use at once.
  private let values = Mutex(Values())

  /// What is looked for.
  public let descriptor: Descriptor
  /// How it is looked for.
  public let parameters: NWParameters
  /// How far it is.
  public var state: State { values.withLock { $0.state } }
  /// Called when the state changes; nil for nobody.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { values.withLock { $0.stateUpdateHandler } }
    set { values.withLock { $0.stateUpdateHandler = newValue } }
  }
  /// Called when services are found, which never happens here; nil for nobody.
  @preconcurrency public var browseResultsChangedHandler:
    (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  {
    get { values.withLock { $0.browseResultsChangedHandler } }
    set { values.withLock { $0.browseResultsChangedHandler = newValue } }
  }
  /// What was found: nothing here.
  public var browseResults: Set<Result> { [] }
  /// The queue of the handlers; nil before the start.
  public var queue: DispatchQueue? { values.withLock { $0.queue } }

  /// Creates what looks for services.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }

  /// Starts: it looks, and finds nothing.
  public func start(queue: DispatchQueue) {
    reportUnavailable("NWBrowser", answer: "no service is found")
    values.withLock { values in
      values.queue = queue
      values.state = .ready
    }
    queue.async { self.stateUpdateHandler?(.ready) }
  }

  /// Ends the search; the handler is told on the queue if the search was started.
  public func cancel() {
    let queue = values.withLock { values -> DispatchQueue? in
      guard values.state != .cancelled else { return nil }
      values.state = .cancelled
      return values.queue
    }
    queue?.async { self.stateUpdateHandler?(.cancelled) }
  }
}

/// Listens for connections, which never come here.
public final class NWListener: Sendable {
  /// How far it is.
  public enum State: Hashable, Sendable {
    /// It has not started.
    case setup
    /// It waits for a network.
    case waiting(NWError)
    /// It listens.
    case ready
    /// It has failed.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }

  /// What others find it by.
  public struct Service: Hashable, Sendable {
    /// The name; nil for that of the device.
    public let name: String?
    /// The type of the service, such as `_http._tcp`.
    public let type: String
    /// The domain; nil for the local one.
    public let domain: String?
    /// What is said of it.
    public let txtRecord: Data?

    /// Creates a service of a type, with the device's name and in the local domain if they are nil.
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) { (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord) }
  }

  private struct Values {
    var state = State.setup
    var queue: DispatchQueue?
    var stateUpdateHandler: (@Sendable (State) -> Void)?
    var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    var newConnectionLimit = Int.max
    var service: Service?
  }

  /// What changes, which the app's threads and the queue use at once.
  private let values = Mutex(Values())

  /// What others find it by; nil for nothing.
  public var service: Service? {
    get { values.withLock { $0.service } }
    set { values.withLock { $0.service = newValue } }
  }
  /// How connections are made.
  public let parameters: NWParameters
  /// The port that was asked for; never nil here, and nothing listens at it.
  public let port: NWEndpoint.Port?
  /// How far it is.
  public var state: State { values.withLock { $0.state } }
  /// Called when the state changes; nil for nobody.
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { values.withLock { $0.stateUpdateHandler } }
    set { values.withLock { $0.stateUpdateHandler = newValue } }
  }
  /// Called with a new connection, which never happens here; nil for nobody.
  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { values.withLock { $0.newConnectionHandler } }
    set { values.withLock { $0.newConnectionHandler = newValue } }
  }
  /// How many connections are taken.
  public var newConnectionLimit: Int {
    get { values.withLock { $0.newConnectionLimit } }
    set { values.withLock { $0.newConnectionLimit = newValue } }
  }
  /// The queue of the handlers; nil before the start.
  public var queue: DispatchQueue? { values.withLock { $0.queue } }

  /// Creates what listens at a port.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, self.port) = (parameters, port)
  }

  /// Starts: it fails, as an extension cannot listen.
  public func start(queue: DispatchQueue) {
    reportUnavailable("NWListener", answer: "it fails with 'EPERM'")
    values.withLock { values in
      values.queue = queue
      values.state = .failed(.posix(.EPERM))
    }
    queue.async { self.stateUpdateHandler?(.failed(.posix(.EPERM))) }
  }

  /// Ends the listener; the handler is told on the queue if the listener was started.
  public func cancel() {
    let queue = values.withLock { values -> DispatchQueue? in
      guard values.state != .cancelled else { return nil }
      values.state = .cancelled
      return values.queue
    }
    queue?.async { self.stateUpdateHandler?(.cancelled) }
  }
}
