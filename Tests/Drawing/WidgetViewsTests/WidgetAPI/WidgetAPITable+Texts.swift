// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension WidgetAPITable {
  /// Texts and their looks.
  mutating func addTexts() {
    engine(
      "`Text(\"…\")` with a `LocalizedStringKey`", 25, 239,
      note: "looked up in tables, bundles and plural forms"
    ) {
      Text("\(3) stops", tableName: "Stops")
    }
    engine("`Text + Text`", 2) { Text("Bread") + Text("Milk").bold() }
    engine(
      "`Text(date, style:)`", 6, 27, note: "of the engine's moments; `SwiftUI` has `Date`"
    ) {
      Text(Instant(secondsSince1970: 0), style: .relative)
    }
    engine(
      "`Text(timerInterval:)`, `Text(_:formatter:)`, `Text(_:format:)`", 8, 40,
      note: "formats by protocol; `SwiftUI` has Foundation's"
    ) {
      Text(timerInterval: Instant(secondsSince1970: 0)...Instant(secondsSince1970: 60))
    }
    engine("`.font`", 26, 425) {
      Text("Bread").font(.system(.title, design: .rounded, weight: .bold).leading(.tight))
    }
    engine("`design: .rounded`, `.fontDesign`", 9, 47, note: "as wide as San Francisco") {
      Text("Bread").fontDesign(.rounded)
    }
    engine("`.font(.custom)`", 3, 30, note: "from the fonts that are added to the widget") {
      Text("Bread").font(.custom("Avenir", size: 14))
    }
    engine("`.fontWeight`, `.bold`, `.italic`", 23) {
      Text("Bread").fontWeight(.heavy)
      Text("Bread").bold().italic()
    }
    engine("`.monospacedDigit`", 7) { Text(verbatim: "12").monospacedDigit() }
    engine("`.lineLimit`", 17, 125) {
      Text("Bread").lineLimit(1...3)
      Text("Bread").lineLimit(2, reservesSpace: true)
    }
    engine("`.multilineTextAlignment`", 15) { Text("Bread").multilineTextAlignment(.center) }
    engine("`.minimumScaleFactor`", 9) { Text("Bread").minimumScaleFactor(0.5) }
    engine("`.truncationMode`", 3) { Text("Bread").truncationMode(.middle) }
    engine("`.allowsTightening`", 2, 6) { Text("Bread").allowsTightening(true) }
    engine("`.dynamicTypeSize`", 1) { Text("Bread").dynamicTypeSize(...DynamicTypeSize.xLarge) }
  }
}
