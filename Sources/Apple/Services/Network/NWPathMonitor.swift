// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// The state of the network path.
public struct NWPath: Hashable, Sendable {
  /// Whether the network can be used.
  public enum Status: Hashable, Sendable {
    /// The network can be used.
    case satisfied
    /// The network cannot be used.
    case unsatisfied
    /// The network can be used after a connection is made.
    case requiresConnection
  }

  /// Whether the path can be used; always satisfied here, as requests are answered from the feed.
  public let status: Status

  /// Whether the path is expensive, such as cellular; always false here.
  public let isExpensive = false

  /// Whether the path is in Low Data Mode; always false here.
  public let isConstrained = false

  /// Why the network cannot be used; here it can be.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nothing is known.
    case notAvailable
    /// The user does not allow cellular data.
    case cellularDenied
    /// The user does not allow Wi-Fi.
    case wifiDenied
    /// The user does not allow the local network.
    case localNetworkDenied
    /// A VPN that has to be used is not there.
    case vpnInactive
  }

  /// How good the link is.
  public enum LinkQuality: Hashable, Sendable {
    /// Nothing is known.
    case unknown
    /// Nearly unusable.
    case minimal
    /// Usable.
    case moderate
    /// Good.
    case good
  }

  /// Whether the path can have few data only, such as that of a satellite; always false here.
  public var isUltraConstrained: Bool { false }
  /// Whether the path has addresses of version 4; always true here.
  public var supportsIPv4: Bool { true }
  /// Whether the path has addresses of version 6; always true here.
  public var supportsIPv6: Bool { true }
  /// Whether the path has a service of names; always true here.
  public var supportsDNS: Bool { true }
  /// Why the network cannot be used, which says nothing here.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// How good the link is, which is not known here.
  public var linkQuality: LinkQuality { .unknown }
  /// The interfaces: Wi-Fi here.
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi)] }
  /// The gateways: none are known here.
  public var gateways: [NWEndpoint] { [] }
  /// This side; nil here.
  public var localEndpoint: NWEndpoint? { nil }
  /// The other side; nil here.
  public var remoteEndpoint: NWEndpoint? { nil }

  /// Returns whether the path uses an interface of a type; it is always Wi-Fi here.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A network interface of the device.
public struct NWInterface: Hashable, Sendable {
  /// The type of an interface.
  public enum InterfaceType: Hashable, Sendable {
    /// An interface of another type.
    case other
    /// A Wi-Fi interface.
    case wifi
    /// A cellular interface.
    case cellular
    /// A wired Ethernet interface.
    case wiredEthernet
    /// The loopback interface.
    case loopback
  }

  /// The type of the interface.
  public let type: InterfaceType
  /// The name of the interface, such as `en0`.
  public var name: String { type == .cellular ? "pdp_ip0" : "en0" }
  /// The number of the interface.
  public var index: Int { 1 }
}

/// A monitor of the network path, which answers as on a device with Wi-Fi, as the feed answers
/// requests.
public final class NWPathMonitor: Sendable {
  private struct Handler: @unchecked Sendable {
    var call: ((NWPath) -> Void)?
  }

  private let handler = Mutex(Handler())

  /// Creates a monitor of the default path.
  public init() {}

  /// Creates a monitor of an interface type, which is ignored: the path is always Wi-Fi.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Creates a monitor without interfaces of some types: the path is always Wi-Fi.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// The queue of the handler; always nil here.
  public var queue: DispatchQueue? { nil }

  /// The handler of changes, which is called once, after the start; nil is none.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get {
      let handler = handler.withLock { $0 }
      return handler.call.map { call in
        nonisolated(unsafe) let call = call
        return { @Sendable in call($0) }
      }
    }
    set {
      let new = Handler(call: newValue)
      handler.withLock { $0 = new }
    }
  }

  /// The current path, which is always satisfied here.
  public var currentPath: NWPath { NWPath(status: .satisfied) }

  /// Starts the monitor: the handler is called once on the queue.
  public func start(queue: DispatchQueue) {
    let handler = pathUpdateHandler
    queue.async { handler?(NWPath(status: .satisfied)) }
  }

  /// Stops the monitor and removes the handler.
  public func cancel() { pathUpdateHandler = nil }
}

extension NWPathMonitor: AsyncSequence {
  /// What gives the next path: one, and then none.
  public struct Iterator: AsyncIteratorProtocol {
    var isOver = false

    /// Returns the path once, and then nil.
    public mutating func next() async -> NWPath? {
      guard !isOver else { return nil }
      isOver = true
      return NWPath(status: .satisfied)
    }
  }

  /// Returns what gives the next path.
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
