// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppTrackingTransparency

func useAppTrackingTransparency() async throws {
  switch ATTrackingManager.trackingAuthorizationStatus {
  case .denied: break
  case .notDetermined, .restricted, .authorized: expect(false, "the user said no")
  @unknown default: break
  }
  let status = await ATTrackingManager.requestTrackingAuthorization()
  expect(status == .denied && status.rawValue == 2, "the user is not asked")
  await withCheckedContinuation { continuation in
    ATTrackingManager.requestTrackingAuthorization { status in
      expect(status != .authorized, "the callback says no")
      continuation.resume()
    }
  }
  let none = await withCheckedContinuation { continuation in
    ATTrackingManager.requestTrackingAuthorization(completionHandler: {
      continuation.resume(returning: $0)
    })
  }
  expect(none == .denied, "the labeled callback says no")
}
