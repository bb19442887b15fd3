// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An object that learns what arrives in a session; only the end of the activation is told here.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The activation ended, here with an active session without an Apple Watch.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// The session is with an Apple Watch that is no longer worn; never called here.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The session with the former Apple Watch ended; never called here.
  func sessionDidDeactivate(_ session: WCSession)
  /// Something about the Apple Watch changed; never called here.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The app on the other device can be reached, or no longer; never called here.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message arrived that needs no reply; never called here.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message arrived that needs a reply; never called here.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Data arrived that needs no reply; never called here.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Data arrived that needs a reply; never called here.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  /// The newest state of the other app arrived; never called here.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Values were sent, or not; called here with the error.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  /// Values arrived; never called here.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// A file was sent, or not; called here with the error.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// A file arrived; never called here.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  /// Ignores the change, as an app on Apple Watch does, which has no such method.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Ignores the change, as an app on Apple Watch does, which has no such method.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing by default where a watch was paired or an app installed, which never happens here.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Does nothing by default where the other app comes within reach or leaves it.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing by default with a message of the other app.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Ignores the message and does not reply.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing by default with data of the other app.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Ignores the data and does not reply.
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  /// Does nothing by default with the newest state of the other app.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Ignores the end of the transfer.
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  /// Does nothing by default with values of the other app.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Ignores the end of the transfer.
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
  /// Does nothing by default with a file of the other app.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
