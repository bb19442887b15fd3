// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
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
}
