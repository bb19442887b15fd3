// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A file that imports SwiftUI alone and spells out the module below it: that it compiles is the test.

import SwiftUI

struct CoreText: SwiftUICore.View {
  let font: SwiftUICore.Font
  let color: SwiftUICore.Color
  let animation: SwiftUICore.Animation = .easeInOut(duration: 0.3)

  var body: some SwiftUICore.View {
    SwiftUICore.Text("Bread").font(font).foregroundStyle(color)
  }
}
