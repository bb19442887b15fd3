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

  /// How connections use Wi-Fi and cellular data together; it has no effect.
  @_disfavoredOverload public var multipathServiceType: NSURLSessionMultipathServiceType {
    get { .none }
    set {}
  }

  /// Returns the default configuration, as there is no service that goes on without the program.
  @_disfavoredOverload public class func background(
    withIdentifier identifier: String
  ) -> URLSessionConfiguration { .default }
}

/// How connections use Wi-Fi and cellular data together, by its name in Objective-C: Foundation on Linux has the other one, which
/// nobody can use.
public enum NSURLSessionMultipathServiceType: Int, Hashable, Sendable {
  /// One of both is used.
  case none = 0
  /// Cellular data is used once Wi-Fi is not good enough.
  case handover = 1
  /// The faster one of both is used.
  case interactive = 2
  /// Both of them are used at once.
  case aggregate = 3
}
