// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GameplayKit

func useGameplayKit() async throws {
  let number = GKRandomSource.sharedRandom().nextInt(upperBound: 6)
  expect((0..<6).contains(number), "a random number is below its bound")
}
