// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension WidgetAPITable {
  /// What places views.
  mutating func addLayout() {
    engine("`.padding`", 26) { Text("Bread").padding(.horizontal, 4) }
    engine("`VStack`", 26) { VStack(alignment: .leading, spacing: 4) { Text("Bread") } }
    engine("`HStack`", 26) { HStack { Text("Bread") } }
    engine("`ZStack`", 21) { ZStack(alignment: .bottom) { Text("Bread") } }
    engine("`.frame`", 24) { Text("Bread").frame(maxWidth: .infinity, alignment: .leading) }
    engine("`Spacer`", 23) {
      HStack {
        Text("Bread")
        Spacer(minLength: 0)
      }
    }
    engine("`GeometryReader`", 11, 18) {
      GeometryReader { proxy in Text("Bread").frame(width: proxy.size.width / 2) }
    }
    engine("`ViewThatFits`", 2, 7) {
      ViewThatFits {
        Text("Bread and milk")
        Text("Bread")
      }
    }
    engine("`Grid`, `GridRow`", 2) { Grid { GridRow { Text("Bread") } } }
    engine("`LazyVGrid`, `LazyHGrid`", 2) {
      LazyVGrid(columns: [GridItem(.flexible())]) { Text("Bread") }
      LazyHGrid(rows: [GridItem(.flexible())]) { Text("Bread") }
    }
    engine("`.fixedSize`", 9) { Text("Bread").fixedSize() }
    engine("`.offset`, `.position`", 6) {
      Text("Bread").offset(x: 4)
      Text("Bread").position(x: 10, y: 10)
    }
    engine("`.layoutPriority`", 3) { Text("Bread").layoutPriority(1) }
  }
}
