// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreServices

func useCoreServices() async throws {
  expect(kUTTypePNG as String == "public.png", "the type has its identifier")
  expect([kUTTypeImage as String, kUTTypeMovie as String].count == 2, "types make a list")
}
