// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Returns the error of a device whose user did not allow the local network.
private func refusal(of service: String) -> NSError {
  reportUnavailable(service, answer: "the user said no to the local network")
  return NSError(domain: "NSNetServicesErrorDomain", code: -72_008)
}

/// What shows this device to others nearby, which the user does not allow here.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The object that learns of invitations; nil for none.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// The peer of this device.
  public let myPeerID: MCPeerID
  /// What others are shown of it; nil for nothing.
  public let discoveryInfo: [String: String]?
  /// The name of the service of the app.
  public let serviceType: String

  /// Creates what shows a peer for a service.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }

  /// Shows nothing; the delegate learns on the main queue that the user does not allow it.
  open func startAdvertisingPeer() {
    let error = refusal(of: "MCNearbyServiceAdvertiser")
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.advertiser(self, didNotStartAdvertisingPeer: error)
    }
  }
  /// Shows the device no longer.
  open func stopAdvertisingPeer() {}
}

/// What looks for devices nearby, which the user does not allow here.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The object that learns of peers; nil for none.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// The peer of this device.
  public let myPeerID: MCPeerID
  /// The name of the service of the app.
  public let serviceType: String

  /// Creates what looks for peers of a service.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }

  /// Finds nobody; the delegate learns on the main queue that the user does not allow it.
  open func startBrowsingForPeers() {
    let error = refusal(of: "MCNearbyServiceBrowser")
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.browser(self, didNotStartBrowsingForPeers: error)
    }
  }
  /// Looks for peers no longer.
  open func stopBrowsingForPeers() {}
  /// Invites a peer, of which there is none.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// What learns of invitations; here only that none comes.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// A peer invites this device; never called here.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// The device is not shown, here as the user does not allow it.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing by default with the error.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// What learns of peers; here only that none is found.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// A peer was found; never called here.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// A peer is gone; never called here.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// No peer is looked for, here as the user does not allow it.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing by default with the error.
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}
