// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import FoundationNetworking

// What a device decides of connections, which has no effect here.
extension URLSessionConfiguration {
  /// Whether a task waits for a connection; it has no effect.
  @_disfavoredOverload public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// The identifier of the container that an extension shares; it has no effect.
  @_disfavoredOverload public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
  /// Whether the app is launched as tasks end; it has no effect.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
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
  /// Whether connections are kept in the background; it has no effect.
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { false }
    set {}
  }

  /// Returns the default configuration, as there is no service that goes on without the program.
  @_disfavoredOverload public class func background(
    withIdentifier identifier: String
  ) -> URLSessionConfiguration { .default }
}

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

extension URLSessionTask {
  /// Whether an answer is given in parts as it comes; it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
