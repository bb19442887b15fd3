// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AVFoundation

func useAVFoundation() async throws {
  expect(try JSONEncoder().encode([1]) == Data("[1]".utf8), "Foundation comes with AVFoundation")
}
