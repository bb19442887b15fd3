// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

nonisolated private struct Row: View {
  @Environment(\.widgetFamily) var family

  @ViewBuilder var body: some View {
    if family == .systemMedium { Text("Bread") } else { Text("Milk") }
  }
}

nonisolated private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

nonisolated private struct Accented: View {
  @Environment(\.accent) var accent

  var body: some View { Text("Bread").foregroundStyle(accent) }
}

nonisolated private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension WidgetAPITable {
  /// Views and what composes them.
  mutating func addCommon() {
    engine("`View`, `body`, `@ViewBuilder`, `some View`", 29) { Row() }
    engine("`@Environment(\\.…)`", 25) { Row() }
    engine("`.environment(\\.key, value)`", 8) { Row().environment(\.colorScheme, .dark) }
    engine("`EnvironmentKey`", 3, 6) { Accented().environment(\.accent, .red) }
    engine("`ForEach`", 19) {
      ForEach(["Bread", "Milk"], id: \.self) { name in Text(verbatim: name) }
    }
    engine("`Group`", 15) { Group { Text("Bread") }.font(.caption) }
    engine("`EmptyView`", 10) {
      EmptyView()
      Text("Bread")
    }
    engine("`.modifier`, `ViewModifier`", 7, 11) { Text("Bread").modifier(Framed()) }
    engine("`Label`", 7, 24) {
      Label("Bread", systemImage: "star").labelStyle(.titleAndIcon)
    }
    engine("`Divider`", 5) { Divider() }
    engine("`ProgressView`", 4, 5, note: "`timerInterval` with the engine's moments") {
      ProgressView(value: 0.5)
      ProgressView(timerInterval: Instant(secondsSince1970: 0)...Instant(secondsSince1970: 60))
    }
    engine("`Gauge`", 6, 13) {
      Gauge(value: 3, in: 0...10) { Text("Steps") }
        .tint(Gradient(colors: [.green, .red])).gaugeStyle(.accessoryLinear)
    }
    engine("`.gaugeStyle`, `.progressViewStyle`", 6, 12) {
      Gauge(value: 0.5) { Text("Steps") }.gaugeStyle(.accessoryCircular)
      ProgressView(value: 0.5).progressViewStyle(.linear)
    }
    engine("`.buttonStyle`, `.toggleStyle`, `.labelStyle`", 8, 30) {
      Toggle("Alarm", isOn: true, tapAction: TapAction("Alarm")).toggleStyle(Check())
      Button("Reload", tapAction: TapAction("Reload")).buttonStyle(.bordered)
      Label("Bread", systemImage: "star").labelStyle(.titleOnly)
    }
    engine("`AccessoryWidgetBackground`", 9) { AccessoryWidgetBackground() }
    engine("`.containerBackground`", 12) {
      Text("Bread").containerBackground(.yellow, for: .widget)
    }
    engine("`.widgetAccentable`", 10) { Text("Bread").widgetAccentable() }
    engine("`.widgetAccentedRenderingMode`", 2) {
      Image(systemName: "star").widgetAccentedRenderingMode(.desaturated)
    }
    engine("`.redacted`, `.unredacted`", 7) {
      VStack { Text("Bread").unredacted() }.redacted(reason: .placeholder)
    }
    engine("`.privacySensitive`", 1, 2) { Text("Bread").privacySensitive() }
    engine("`Image(\"asset\")`", 12) { Image("cart") }
    engine("`Image(systemName:)`", 16, 70, note: "drawings that stand for Apple's symbols") {
      Image(systemName: "star.fill")
    }
    engine(
      "`Image(.assetSymbol)`, `ImageResource`", 4, 15,
      note: "`quickaction build` makes the names of a project's own"
    ) {
      Image(ImageResource(name: "cart"))
    }
    engine("`.resizable`", 16) { Image("cart").resizable() }
    engine("`.aspectRatio`, `.scaledToFit`, `.scaledToFill`", 13) {
      Image("cart").resizable().scaledToFit()
      Image("cart").resizable().aspectRatio(1, contentMode: .fill)
    }
    engine("`.renderingMode`", 3) { Image("cart").renderingMode(.template) }
    engine("`.imageScale`, `.symbolVariant`, `.symbolRenderingMode`", 6, 32) {
      Image(systemName: "star").imageScale(.large).symbolVariant(.fill)
        .symbolRenderingMode(.hierarchical)
    }
  }
}
