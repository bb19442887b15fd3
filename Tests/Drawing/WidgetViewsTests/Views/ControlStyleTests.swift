// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ControlStyleTests {
  // MARK: Labels

  nonisolated private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.icon.accessibilityIdentifier("icon")
        Label(configuration).font(.caption)
      }
    }
  }

  @Test("a label shows what its style says, also one of one's own")
  func labels() {
    let label = Label {
      Text(verbatim: "title")
    } icon: {
      Color.red.box("square", 10, 10)
    }
    func shown(_ view: some View) -> [Int] {
      let list = rendered(view)
      return [list.texts.count, list.fills.count]
    }
    #expect(shown(label) == [1, 1])
    #expect(shown(label.labelStyle(.titleAndIcon)) == [1, 1])
    #expect(shown(label.labelStyle(.titleOnly)) == [1, 0])
    #expect(shown(label.labelStyle(.iconOnly)) == [0, 1])
    let own = rendered(label.labelStyle(Stacked()))
    #expect(own.texts.count == 1 && own.fills.count == 2)
    #expect(own.texts[0].lines[0].runs[0].font.size == 12)
    #expect((own.frame(of: "icon")?.maxY ?? 0) <= own.texts[0].frame.minY)
    #expect(own.problems == [])
  }

  // MARK: Buttons and toggles

  @Test("a button is a region that runs an intent, also in a small widget")
  func buttons() {
    let list = rendered(
      Button("Start", tapAction: TapAction("StartIntent")).buttonStyle(.plain),
      family: .systemSmall)
    #expect(list.tapRegions.map(\.action) == [TapAction("StartIntent")])
    #expect(list.tapRegions.map(\.label) == ["Start"])
    #expect(list.tapRegions.map(\.url) == [""])
    #expect(list.tapRegions.first?.frame == list.texts.first?.frame)
    // Links do nothing there.
    #expect(rendered(Link("x", destination: "app://"), family: .systemSmall).tapRegions == [])
    var calls = 0
    let silent = rendered(Button(action: { calls += 1 }) { Text("x") })
    #expect(silent.tapRegions == [] && silent.texts.count == 1 && calls == 0)
  }

  nonisolated private struct Red: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(5).background(.red)
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test("a link has the style of buttons, and without one the tint")
  func linkStyles() {
    let link = Link("x", destination: "app://x")
    func list(_ view: some View) -> DisplayList { rendered(view) { $0.colorScheme = .light } }
    func color(_ view: some View) -> ResolvedColor? { list(view).texts[0].lines[0].runs[0].color }
    let (accent, plain) = (color(Text("x").foregroundStyle(.tint)), color(Text("x")))
    #expect(color(link) == accent && list(link).fills.isEmpty)
    #expect(color(link.buttonStyle(.automatic)) == accent)
    #expect(color(link.buttonStyle(.plain)) == plain)
    #expect(color(link.buttonStyle(.plain).buttonStyle(.automatic)) == plain)
    #expect(list(link.buttonStyle(.bordered)).fills.count == 1)
    #expect(list(link.buttonStyle(Red())).fillColors == list(Color.red).fillColors)
    #expect(list(link.buttonStyle(.plain)).tapRegions.map(\.url) == ["app://x"])
  }

  @Test("a button's ground and color are those of its style, its role, its shape and its size")
  func buttonStyles() {
    let button = Button("x", tapAction: TapAction("x"))
    func list(_ view: some View) -> DisplayList { rendered(view) { $0.colorScheme = .light } }
    func color(_ view: some View) -> ResolvedColor? { list(view).texts[0].lines[0].runs[0].color }
    let accent = color(Text("x").foregroundStyle(.tint))
    #expect(list(button).fills.count == 1)
    #expect(color(button) == accent)
    #expect(color(button.buttonStyle(.borderless)) == accent)
    #expect(list(button.buttonStyle(.borderless)).fills.isEmpty)
    #expect(color(button.buttonStyle(.plain)) != accent)
    let prominent = list(button.buttonStyle(.borderedProminent).tint(.green))
    #expect(prominent.fillColors == list(Color.green).fillColors)
    #expect(
      color(button.buttonStyle(.borderedProminent)) == color(Text("x").foregroundStyle(.white)))
    let red = color(Text("x").foregroundStyle(.red))
    let delete = Button("x", tapAction: TapAction("x"), role: .destructive)
    #expect(color(delete) == red)
    #expect(color(delete.buttonStyle(.borderless)) == red)
    #expect(list(button.buttonStyle(Red())).fillColors == list(Color.red).fillColors)
    let text = list(button).texts[0].frame
    #expect(list(button).fills[0].rect.width == text.width + 24)
    #expect(
      list(button.controlSize(.small)).fills[0].rect.width
        < list(button).fills[0].rect.width)
    #expect(
      list(button.buttonBorderShape(.roundedRectangle(radius: 3))).fills[0].kind
        == .roundedRectangle(cornerRadius: 3, style: .continuous))
    #expect(
      list(button.buttonBorderShape(.capsule)).fills[0].kind
        != list(button.buttonBorderShape(.automatic)).fills[0].kind)
  }

  nonisolated private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: configuration.isOn ? "on" : "off")
        configuration.label
      }
    }
  }

  @Test("a toggle is a switch, a button or what a style of one's own makes of it")
  func toggles() {
    func toggle(_ isOn: Bool) -> some View {
      Toggle("Alarm", isOn: isOn, tapAction: TapAction("AlarmIntent"))
    }
    let on = rendered(toggle(true))
    let off = rendered(toggle(false))
    // The ground of the switch and its knob, at the right when it is on.
    #expect(on.fills.map(\.rect.width) == [51, 27])
    #expect(on.fills[0].rect.maxX == 300 && on.fills[1].rect.maxX == 298)
    #expect(off.fills[1].rect.minX == 251)
    #expect(on.fillColors[0] != off.fillColors[0])
    #expect(on.tapRegions.map(\.action) == [TapAction("AlarmIntent")])
    #expect(on.tapRegions.map(\.label) == ["Alarm"])
    #expect(
      rendered(toggle(true).tint(.purple)).fillColors[0] == rendered(Color.purple).fillColors[0])
    #expect(
      rendered(toggle(true).toggleStyle(.button)).fillColors
        != rendered(toggle(false).toggleStyle(.button)).fillColors)
    #expect(rendered(toggle(false).toggleStyle(Check())).texts.map(\.string) == ["off", "Alarm"])
    #expect(rendered(Toggle("x", isOn: true, tapAction: nil)).tapRegions == [])
  }

  nonisolated private struct Padded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isOn) { configuration.label.padding(4) }
    }
  }

  @Test("a toggle in a style of toggles has the style around it, and the intent of the toggle")
  func togglesInStyles() {
    let toggle = Toggle("Alarm", isOn: true, tapAction: TapAction("AlarmIntent"))
    let list = rendered(toggle.toggleStyle(Padded()))
    #expect(list.fills.map(\.rect.width) == [51, 27])
    #expect(list.tapRegions.map(\.action) == [TapAction("AlarmIntent")])
    #expect(list.problems == [])
    let checked = rendered(toggle.toggleStyle(Padded()).toggleStyle(Check()))
    #expect(checked.texts.map(\.string) == ["on", "Alarm"])
    let faint = rendered(toggle.toggleStyle(Padded()).environment(\.isEnabled, false)).items.filter
    { item in
      if case .beginGroup(let group) = item { group.opacity < 1 } else { false }
    }
    #expect(faint.count == 1)
  }

  nonisolated private struct Switching: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.isOn.toggle()
      return configuration.label
    }
  }

  @Test("a style sets the value of a toggle, and not that of one with an intent")
  func settingToggles() {
    let value = StateStorage(false)
    let binding = Binding(reading: { value.value }, writing: { value.value = $0 })
    let list = rendered(Toggle(isOn: binding) { Text("x") }.toggleStyle(Switching()))
    #expect(value.value)
    #expect(list.problems == [.drawnDifferently(.toggleValue, view: nil)])
    let fixed = Toggle("Alarm", isOn: false, tapAction: TapAction("AlarmIntent"))
    #expect(rendered(fixed.toggleStyle(Switching())).texts.map(\.string) == ["Alarm"])
  }

  // MARK: Gauges and progress

  nonisolated private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "\(Int(configuration.value * 100))")
        configuration.label
        configuration.currentValueLabel
        if configuration.minimumValueLabel == nil { Text(verbatim: "no bounds") }
      }
    }
  }

  @Test("a gauge takes any floating-point number and any style")
  func gauges() {
    let gauge = Gauge(value: Float(3), in: 0...4) {
      Text(verbatim: "label")
    } currentValueLabel: {
      Text(verbatim: "value")
    }
    #expect(
      rendered(gauge.gaugeStyle(Percent())).texts.map(\.string)
        == ["75", "label", "value", "no bounds"])
    let linear = rendered(gauge.gaugeStyle(.accessoryLinear))
    // The bar in all of its width, and the mark on three quarters of it.
    #expect(linear.fills.map(\.rect.width) == [300, 300])
    guard case .path(let circle, _)? = linear.fills.last?.kind else {
      Issue.record("the mark is not a path")
      return
    }
    #expect(Path(steps: circle).boundingRect.midX == 225)
    #expect(Path(steps: circle).boundingRect.width == 6)
    let ring = rendered(gauge.gaugeStyle(.accessoryCircular))
    #expect(ring.fills.count == 1)
    // The mark on the right half of the ring, above its middle.
    guard case .path(let steps, _)? = ring.fills.first?.kind else {
      Issue.record("the mark is not a path")
      return
    }
    let mark = Path(steps: steps).boundingRect
    #expect(mark.midX > 160 && mark.midY < 100)
  }

  @Test("the styles of gauges do not show labels of marked values")
  func markedValues() {
    let text = Text(verbatim: "x")
    func mark() -> some View { Text(verbatim: "half") }
    let short = Gauge(value: 0.25) {
      text
    } currentValueLabel: {
      text
    }
    let marked = Gauge(value: 0.25) {
      text
    } currentValueLabel: {
      text
    } markedValueLabels: {
      mark()
    }
    #expect(rendered(marked) == rendered(short))
    let bounded = Gauge(value: 3, in: 0...4) {
      text
    } currentValueLabel: {
      text
    } minimumValueLabel: {
      text
    } maximumValueLabel: {
      text
    } markedValueLabels: {
      mark()
    }
    #expect(rendered(bounded).texts.map(\.string) == ["x", "x", "x", "x"])
  }

  @Test("the styles of gauges have SwiftUI's types, which draw as their short names do")
  func gaugeStyleTypes() {
    let gauge = Gauge(value: 0.25) {
      Text(verbatim: "label")
    } currentValueLabel: {
      Text(verbatim: "value")
    }
    let open = rendered(gauge.gaugeStyle(AccessoryCircularGaugeStyle()))
    let closed = rendered(gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle()))
    #expect(open == rendered(gauge.gaugeStyle(.accessoryCircular)))
    #expect(closed == rendered(gauge.gaugeStyle(.accessoryCircularCapacity)))
    #expect(open != closed)
    #expect(rendered(gauge.gaugeStyle(DefaultGaugeStyle())) == rendered(gauge))
  }

  nonisolated private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
        ProgressView(configuration)
      }
    }
  }

  @Test("a progress view takes any style, and the usual one in it")
  func progress() {
    let list = rendered(ProgressView(value: Float(1), total: 4).progressViewStyle(Words()))
    #expect(list.texts.map(\.string) == ["0.25"])
    #expect(list.fills.map(\.rect.width) == [300, 75])
    #expect(
      rendered(ProgressView("Loading").progressViewStyle(Words())).texts.map(\.string)
        == ["unknown", "Loading"])
  }

  @Test("a progress view of an interval shows how much is left at the moment of the picture")
  func timers() {
    let start = Instant(secondsSince1970: 1_000)
    let end = Instant(secondsSince1970: 1_400)
    func width(_ now: Int64, countsDown: Bool = true) -> [Double] {
      rendered(ProgressView(timerInterval: start...end, countsDown: countsDown)) {
        $0.now = Instant(secondsSince1970: now)
      }.fills.map(\.rect.width)
    }
    #expect(width(1_100) == [300, 225])
    #expect(width(1_100, countsDown: false) == [300, 75])
    #expect(width(5_000) == [300])
    let list = rendered(ProgressView(timerInterval: start...end) { Text(verbatim: "Tea") }) {
      $0.now = Instant(secondsSince1970: 1_340)
    }
    #expect(list.texts.map(\.string) == ["Tea", "1:00"])
    #expect(list.texts.map(\.isLive) == [false, true])
  }

  @Test("a gradient that tints a gauge goes along its line, or around its ring")
  func gradientTint() {
    let gradient = Gradient(colors: [.green, .red])
    func paints(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> [Paint] {
      rendered(view.tint(gradient)) { $0.layoutDirection = direction }.items.compactMap { item in
        switch item {
        case .fill(_, let paint), .stroke(_, let paint, _): paint.isColor ? nil : paint
        default: nil
        }
      }
    }
    func line(_ paint: Paint?) -> [UnitPoint]? {
      guard case .linearGradient(_, let start, let end)? = paint else { return nil }
      return [start, end]
    }
    func angles(_ paint: Paint?) -> [Double]? {
      guard case .angularGradient(_, _, let start, let end)? = paint else { return nil }
      return [start, end]
    }
    let gauge = Gauge(value: 0.5) { Text("Steps") }
    #expect(line(paints(gauge.gaugeStyle(.accessoryLinear)).first) == [.leading, .trailing])
    #expect(line(paints(gauge, .rightToLeft).first) == [.trailing, .leading])
    #expect(angles(paints(gauge.gaugeStyle(.accessoryCircular)).first) == [135, 405])
    #expect(angles(paints(gauge.gaugeStyle(.accessoryCircularCapacity)).first) == [-90, 270])
    #expect(line(paints(Rectangle().fill(.tint)).first) == [.top, .bottom])
  }
}
