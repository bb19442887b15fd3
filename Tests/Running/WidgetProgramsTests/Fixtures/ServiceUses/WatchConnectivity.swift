// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WatchConnectivity

final class WatchLink: NSObject, WCSessionDelegate {
  var activated: ((WCSessionActivationState) -> Void)?
  var transferred: ((Error?) -> Void)?

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: Error?
  ) { activated?(activationState) }
  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: Error?
  ) { transferred?(error) }
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  {}
}

func useWatchConnectivity() async throws {
  guard WCSession.isSupported() else { return expect(false, "an iPhone can have a watch") }
  let session = WCSession.default
  let link = WatchLink()
  session.delegate = link
  do {
    try session.updateApplicationContext(["a": 1])
    expect(false, "nothing is sent before the activation")
  } catch WCError.sessionNotActivated {
  } catch { expect(false, "the error is WCError") }
  await withCheckedContinuation { continuation in
    link.activated = {
      expect($0 == .activated, "the session is active")
      continuation.resume()
    }
    session.activate()
  }
  expect(session.activationState == .activated && !session.isPaired, "there is no watch")
  expect(!session.isReachable && !session.isWatchAppInstalled, "there is no app on it")
  await withCheckedContinuation { continuation in
    session.sendMessage(["a": 1], replyHandler: { _ in expect(false, "there is no reply") }) {
      expect(($0 as? WCError)?.code == .notReachable, "a message fails")
      continuation.resume()
    }
  }
  session.sendMessage(["a": 1], replyHandler: nil)
  await withCheckedContinuation { continuation in
    link.transferred = {
      expect(($0 as NSError?)?.code == WCError.deviceNotPaired.rawValue, "values are not sent")
      continuation.resume()
    }
    session.transferUserInfo(["a": 1])
  }
  expect((try? session.updateApplicationContext(["a": 1])) == nil, "no state is sent")
  link.transferred = nil
  if session.isComplicationEnabled { session.transferCurrentComplicationUserInfo(["a": 1]) }
}
