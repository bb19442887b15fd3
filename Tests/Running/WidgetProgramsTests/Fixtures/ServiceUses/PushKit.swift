// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PushKit

final class CallReceiver: NSObject, PKPushRegistryDelegate {
  let registry = PKPushRegistry(queue: .main)
  private(set) var token: String?

  func register() {
    registry.delegate = self
    registry.desiredPushTypes = [.voIP]
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
  ) { token = pushCredentials.token.map { String(format: "%02x", $0) }.joined() }

  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
    token = nil
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    guard type == .voIP, payload.dictionaryPayload["caller"] is String else { return completion() }
    completion()
  }
}

func usePushKit() async throws {
  let receiver = CallReceiver()
  receiver.register()
  expect(receiver.registry.desiredPushTypes == [.voIP], "the types are kept")
  expect(receiver.registry.pushToken(for: .voIP) == nil, "there is no token")
  expect(receiver.token == nil, "no token arrives")
  expect(PKPushType.voIP.rawValue == "PKPushTypeVoIP", "the type has Apple's name")
}
