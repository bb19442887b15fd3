// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// What a network is like.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a network.
  public enum Status: Hashable, Sendable {
    /// There is.
    case satisfied
    /// There is not.
    case unsatisfied
    /// There is when it is asked for.
    case requiresConnection
  }

  /// There is: requests are answered from the feed.
  public let status: Status

  /// No.
  public let isExpensive = false

  /// No.
  public let isConstrained = false

  /// Whether it is of a kind: it is Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A way into a network.
public struct NWInterface: Hashable, Sendable {
  /// A kind of ways.
  public enum InterfaceType: Hashable, Sendable {
    /// Another.
    case other
    /// Wi-Fi.
    case wifi
    /// Of a telephone.
    case cellular
    /// By a cable.
    case wiredEthernet
    /// In the device.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
}

/// Says what the network is like: that of a device with Wi-Fi, whose requests the feed answers.
public final class NWPathMonitor: Sendable {
  private struct Handler: @unchecked Sendable {
    var call: ((NWPath) -> Void)?
  }

  private let handler = Mutex(Handler())

  /// Makes a monitor.
  public init() {}

  /// Makes a monitor of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// What hears of changes: once, when the monitor is started.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
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

  /// The network.
  public var currentPath: NWPath { NWPath(status: .satisfied) }

  /// Calls the handler, on a queue.
  public func start(queue: DispatchQueue) {
    let handler = pathUpdateHandler
    queue.async { handler?(NWPath(status: .satisfied)) }
  }

  /// Calls nothing any more.
  public func cancel() { pathUpdateHandler = nil }
}
