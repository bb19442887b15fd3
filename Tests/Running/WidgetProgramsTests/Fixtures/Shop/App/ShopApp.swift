// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("Shop") }
  }
}
