// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AdSupport

func useAdSupport() async throws {
  let manager = ASIdentifierManager.shared()
  expect(
    manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000",
    "there is no identifier")
  expect(!manager.isAdvertisingTrackingEnabled, "the user said no")
  expect(ASIdentifierManager.shared() === manager, "there is one manager")
}
