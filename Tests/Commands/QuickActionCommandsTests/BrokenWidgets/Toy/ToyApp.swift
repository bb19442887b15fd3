// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct ToyApp: App {
  var body: some Scene { WindowGroup { Text("Toy") } }
}

func reload() {
  // finds: unknown-reloaded-kind
  WidgetCenter.shared.reloadTimelines(ofKind: "TeaWidgt")
}
