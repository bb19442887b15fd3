// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct ToyBundle: WidgetBundle {
  var body: some Widget {
    TeaWidget()
    CoffeeWidget()
    MilkWidget()
  }
}
