// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftData
import _SwiftData_SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
func use_SwiftData_SwiftUI() async throws {
  expect(Schema.Version(1, 0, 0) < Schema.Version(1, 1, 0), "versions have an order")
}
