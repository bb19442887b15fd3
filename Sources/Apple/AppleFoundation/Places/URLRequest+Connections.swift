// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

// What a device decides of connections for a request, which has no effect here.
extension URLRequest {
  /// Who made the request.
  public enum Attribution: UInt, Hashable, Sendable {
    /// The app itself made it.
    case developer = 0
    /// The user asked for the address.
    case user = 1
  }

  /// Whether connections that cost money are used; it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether connections are used while data are saved; it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Who made the request; it has no effect.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
  /// Whether the address has to be signed; it has no effect.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }

  /// Whether HTTP/3 is tried first, which it is not here.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }

  /// Whether addresses of hosts are kept for later; it has no effect.
  public var allowsPersistentDNS: Bool {
    get { false }
    set {}
  }
}

extension URLCache {
  /// Creates a cache of numbers of bytes in memory and in a folder; nil is the usual one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
