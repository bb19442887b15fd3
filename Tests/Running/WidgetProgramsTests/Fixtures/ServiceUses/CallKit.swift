// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CallKit

final class Calls: NSObject, CXCallObserverDelegate, CXProviderDelegate {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
    print(call.hasEnded)
  }
  func providerDidReset(_ provider: CXProvider) {}
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
}

func useCallKit() async throws {
  let calls = Calls()
  let observer = CXCallObserver()
  observer.setDelegate(calls, queue: nil)
  expect(observer.calls.isEmpty && !observer.calls.contains { !$0.hasEnded }, "there are no calls")
  let handle = CXHandle(type: .phoneNumber, value: "123")
  let start = CXStartCallAction(call: UUID(), handle: handle)
  start.isVideo = false
  var failure: Error?
  CXCallController().request(CXTransaction(action: start)) { failure = $0 }
  expect(
    (failure as? CXErrorCodeRequestTransactionError)?.code == .unknownCallProvider,
    "a call cannot be started")
  let configuration = CXProviderConfiguration(localizedName: "App")
  configuration.supportedHandleTypes = [.phoneNumber]
  let provider = CXProvider(configuration: configuration)
  provider.setDelegate(calls, queue: nil)
  let update = CXCallUpdate()
  update.remoteHandle = handle
  do {
    try await provider.reportNewIncomingCall(with: UUID(), update: update)
    expect(false, "a call cannot be shown")
  } catch CXErrorCodeIncomingCallError.unentitled {
  } catch { expect(false, "the reason is known") }
  provider.reportCall(with: UUID(), endedAt: nil, reason: .remoteEnded)
  let status = try await CXCallDirectoryManager.sharedInstance.enabledStatusForExtension(
    withIdentifier: "a")
  expect(status == .disabled, "the extension is off")
  start.fulfill()
  expect(start.isComplete, "the action is done")
}
