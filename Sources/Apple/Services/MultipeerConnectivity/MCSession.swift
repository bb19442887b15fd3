// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether a peer is connected.
public enum MCSessionState: Int, Sendable {
  /// The peer is not connected.
  case notConnected = 0
  /// The peer is being connected.
  case connecting = 1
  /// The peer is connected.
  case connected = 2
}

/// How data is sent to peers.
public enum MCSessionSendDataMode: Int, Sendable {
  /// All of it arrives, in order.
  case reliable = 0
  /// It is sent at once, and may not arrive.
  case unreliable = 1
}

/// Whether data is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  /// It is encrypted if the peer wants it.
  case optional = 0
  /// It is always encrypted.
  case required = 1
  /// It is not encrypted.
  case none = 2
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many peers a session has at least.
public let kMCSessionMinimumNumberOfPeers = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many peers a session has at most.
public let kMCSessionMaximumNumberOfPeers = 8

/// Peers that send data to each other, of which none is connected here.
open class MCSession: NSObject, @unchecked Sendable {
  /// The object that learns of peers and data; nil for none.
  open weak var delegate: (any MCSessionDelegate)?
  /// The peer of this device.
  public let myPeerID: MCPeerID
  /// Who the device says that it is; nil for nobody.
  public let securityIdentity: [Any]?
  /// Whether data is encrypted.
  public let encryptionPreference: MCEncryptionPreference
  /// The peers that are connected; always none here.
  open var connectedPeers: [MCPeerID] { [] }

  /// Creates a session of a peer, with encryption if others want it.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  /// Creates a session of a peer, with an identity and encryption.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
  }

  /// Sends no data; throws that the peers are not connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {
    reportUnavailable("MCSession", answer: "no peer is connected")
    throw MCError(.notConnected)
  }

  /// Sends no file; the handler is called with the error that the peer is not connected.
  @discardableResult
  @preconcurrency open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  /// Begins no stream; throws that the peer is not connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  {
    throw MCError(.notConnected)
  }

  /// Ends the session, in which nobody is.
  open func disconnect() {}

  /// Calls the handler with the error that a peer cannot be invited.
  @preconcurrency open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, MCError(.unavailable)) }
  /// Connects no peer, as there is none.
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  /// Connects a peer no longer, which has not begun.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// What learns of peers and data; never called here.
public protocol MCSessionDelegate: NSObjectProtocol {
  /// A peer is connected or no longer; never called here.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// A peer has sent data; never called here.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A peer has begun a stream; never called here.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// A peer begins to send a file; never called here.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// A peer has sent a file; never called here.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  /// A peer says who it is; never called here.
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  /// Accepts every peer by default.
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
