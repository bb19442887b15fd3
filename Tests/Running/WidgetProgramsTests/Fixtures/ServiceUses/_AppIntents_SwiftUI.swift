// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import _AppIntents_SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
func use_AppIntents_SwiftUI() async throws {
  expect(Text("a") == Text("a"), "the views are there")
}
