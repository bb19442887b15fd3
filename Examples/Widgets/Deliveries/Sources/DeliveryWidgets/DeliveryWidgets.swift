// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct DeliveryWidgets: WidgetBundle {
  var body: some Widget {
    DeliveryActivity()
    ReorderControl()
    QuietControl()
  }
}
