// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StoreKit

func useStoreKit() async throws {
  var count = 0
  for await _ in Transaction.currentEntitlements { count += 1 }
  expect(count == 0, "nothing was bought")
  expect(try await Product.products(for: ["pro"]).isEmpty, "nothing is for sale")
}
