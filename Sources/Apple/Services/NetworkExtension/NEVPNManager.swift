// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The status of a VPN connection.
public enum NEVPNStatus: Int, Sendable {
  /// The VPN is not configured.
  case invalid
  /// The VPN is disconnected.
  case disconnected
  /// The VPN is connecting.
  case connecting
  /// The VPN is connected.
  case connected
  /// The VPN is reconnecting after the network changed.
  case reasserting
  /// The VPN is disconnecting.
  case disconnecting
}

/// A VPN connection, which is never configured here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// The status of the connection; always ``NEVPNStatus/invalid`` here.
  open var status: NEVPNStatus { .invalid }

  /// The time at which the VPN connected; always nil here.
  open var connectedDate: Date? { nil }

  /// Fails to start the VPN, as none is configured.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func startVPNTunnel() throws {
    reportUnavailable(
      "NEVPNConnection", answer: "the tunnel is not configured and cannot be opened")
    throw CocoaError(.featureUnsupported)
  }

  /// Stops the VPN; it does nothing, as the VPN never starts.
  open func stopVPNTunnel() {}
}

/// The user's VPN configuration.
open class NEVPNManager: NSObject, @unchecked Sendable {
  /// The connection of the configuration; a new one at each access.
  open var connection: NEVPNConnection { NEVPNConnection() }

  /// Whether the configuration is enabled.
  open var isEnabled = false

  /// Whether the system connects on demand; it has no effect here.
  open var isOnDemandEnabled = false

  /// The name of the configuration that the user sees; nil if there is none.
  open var localizedDescription: String?
}

/// The user's configuration of the app's own VPN.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Loads the app's configurations: the handler is called at once with an empty array and no
  /// error.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    reportUnavailable("NETunnelProviderManager", answer: "there are no configurations")
    completionHandler([], nil)
  }

  /// Loads the app's configurations: always an empty array here; never throws.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    reportUnavailable("NETunnelProviderManager", answer: "there are no configurations")
    return []
  }
}
