// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A screen that invites peers, which is never shown.
open class MCBrowserViewController: UIViewController {
  /// The object that learns when the user is done; nil for none.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// What looks for peers; nil for what the system makes.
  public let browser: MCNearbyServiceBrowser?
  /// The session that peers are invited to.
  public let session: MCSession
  /// How many peers there are at least.
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  /// How many peers there are at most.
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  /// Creates a screen for a service and a session.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session)
  }

  /// Creates a screen of what looks for peers, for a session.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.browser = browser
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no screen of an archive; always nil.
  public required init?(coder: NSCoder) { return nil }
}

/// What learns when the user is done; never called here, as no screen is shown.
@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// The user is done with the screen; never called here.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The user has canceled the screen; never called here.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  /// Returns whether a peer is shown to the user; never called here.
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  /// Shows every peer by default.
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}

/// What shows this device to others and asks the user, which is not done here.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The object that learns of the screen; nil for none.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  /// The session that others join.
  public let session: MCSession
  /// What others are shown of the device; nil for nothing.
  public let discoveryInfo: [String: String]?
  /// The name of the service of the app.
  public let serviceType: String

  /// Creates what shows a device for a service and a session.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }

  /// Shows nothing to others here.
  open func start() {}
  /// Shows the device no longer.
  open func stop() {}
}

/// What learns of the screen with an invitation; never called here.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  /// The invitation is about to be shown; never called here.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// The invitation was shown; never called here.
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  /// Does nothing by default before an invitation.
  public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  {}
  /// Does nothing by default after an invitation.
  public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  {}
}
