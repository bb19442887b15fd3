// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MultipeerConnectivity

final class Nearby: NSObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate,
  MCNearbyServiceBrowserDelegate
{
  let peer = MCPeerID(displayName: "Phone")
  let session: MCSession
  let advertiser: MCNearbyServiceAdvertiser
  let browser: MCNearbyServiceBrowser
  var failed: ((Error) -> Void)?

  override init() {
    session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
    advertiser = MCNearbyServiceAdvertiser(
      peer: peer, discoveryInfo: ["version": "1"], serviceType: "example")
    browser = MCNearbyServiceBrowser(peer: peer, serviceType: "example")
    super.init()
    session.delegate = self
    advertiser.delegate = self
    browser.delegate = self
  }

  func send(_ text: String) throws {
    try session.send(Data(text.utf8), toPeers: session.connectedPeers, with: .reliable)
  }

  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
    switch state {
    case .connected: print(peerID.displayName)
    case .connecting, .notConnected: break
    @unknown default: break
    }
  }
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {}
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress
  ) {}
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?
  ) {}
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) { invitationHandler(true, session) }
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) { browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10) }
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error) {
    failed?(error)
  }
}

@MainActor func useMultipeerConnectivity() async throws {
  let nearby = Nearby()
  nearby.advertiser.startAdvertisingPeer()
  let error = await withCheckedContinuation { continuation in
    nearby.failed = { continuation.resume(returning: $0 as NSError) }
    nearby.browser.startBrowsingForPeers()
  }
  expect(error.domain == "NSNetServicesErrorDomain", "the user said no")
  expect(nearby.session.connectedPeers.isEmpty, "no peer is there")
  do {
    try nearby.send("Hello")
    expect(false, "nothing is sent")
  } catch MCError.notConnected {
  } catch { expect(false, "the error is MCError") }
  let controller = MCBrowserViewController(serviceType: "example", session: nearby.session)
  expect(controller.maximumNumberOfPeers == 8, "a session has eight peers")
  expect(MCPeerID(displayName: "Phone") != nearby.peer, "peers are not their names")
  let data = try NSKeyedArchiver.archivedData(
    withRootObject: nearby.peer, requiringSecureCoding: true)
  let peer = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
  expect(peer == nearby.peer, "a peer is archived")
  nearby.session.disconnect()
}
