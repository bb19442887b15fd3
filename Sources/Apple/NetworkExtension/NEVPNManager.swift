// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// What a tunnel does.
public enum NEVPNStatus: Int, Sendable {
  /// It is not configured.
  case invalid
  /// Nothing.
  case disconnected
  /// It is being opened.
  case connecting
  /// It is open.
  case connected
  /// It is opened again.
  case reasserting
  /// It is being closed.
  case disconnecting
}

/// A tunnel, which is never open here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// Not configured.
  open var status: NEVPNStatus { .invalid }

  /// Never.
  open var connectedDate: Date? { nil }

  /// Opens the tunnel: that fails, as nothing here is a tunnel.
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  open func startVPNTunnel() throws {
    reportUnavailable(
      "NEVPNConnection", answer: "the tunnel is not configured and cannot be opened")
    throw CocoaError(.featureUnsupported)
  }

  /// Closes the tunnel, which is not open.
  open func stopVPNTunnel() {}
}

/// The person's configuration of a tunnel.
open class NEVPNManager: NSObject, @unchecked Sendable {
  /// The tunnel.
  open var connection: NEVPNConnection { NEVPNConnection() }

  /// Whether the person may use it.
  open var isEnabled = false

  /// Whether the system opens it by itself.
  open var isOnDemandEnabled = false

  /// What people call it.
  open var localizedDescription: String?
}

/// The person's configuration of a tunnel of the app.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Gives the configurations: none, as on a device whose person made none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    reportUnavailable("NETunnelProviderManager", answer: "there are no configurations")
    completionHandler([], nil)
  }

  /// The configurations: none, as on a device whose person made none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    reportUnavailable("NETunnelProviderManager", answer: "there are no configurations")
    return []
  }
}
