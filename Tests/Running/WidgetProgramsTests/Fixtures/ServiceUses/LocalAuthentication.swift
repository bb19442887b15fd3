// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import LocalAuthentication

func useLocalAuthentication() async throws {
  let context = LAContext()
  context.localizedCancelTitle = "Enter password"
  context.localizedFallbackTitle = ""
  var error: NSError?
  expect(
    !context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error),
    "there is no Face ID")
  expect(error?.code == LAError.biometryNotAvailable.rawValue, "the error has Apple's code")
  expect(error?.domain == LAErrorDomain, "the error has a domain")
  expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil), "there is no passcode")
  switch context.biometryType {
  case .faceID, .touchID, .opticID: expect(false, "there is no Face ID")
  case .none: break
  @unknown default: break
  }
  do {
    let done = try await context.evaluatePolicy(
      .deviceOwnerAuthentication, localizedReason: "Unlock your notes")
    expect(!done, "no one is asked")
  } catch let error as LAError {
    switch error.code {
    case .passcodeNotSet: break
    case .userCancel, .authenticationFailed, .biometryLockout: expect(false, "no one is asked")
    default: expect(false, "the passcode is missing")
    }
  }
  await withCheckedContinuation { continuation in
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock your notes"
    ) { success, error in
      expect(
        !success && (error as? LAError)?.code == .biometryNotAvailable, "the callback says why")
      continuation.resume()
    }
  }
  context.invalidate()
  do {
    try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Again")
  } catch LAError.invalidContext {
  } catch { expect(false, "the context is no longer valid") }
}
