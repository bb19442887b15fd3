// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct RenderingModeTests {
  private let white = ResolvedColor(red: 1, green: 1, blue: 1)

  private func white(_ opacity: Double) -> ResolvedColor {
    ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity)
  }

  private func drawn(
    _ view: some View, in mode: WidgetRenderingMode, family: WidgetFamily = .systemMedium,
    settings: LayoutSettings = .standard
  ) -> DisplayList {
    rendered(view, family: family, settings: settings) { $0.widgetRenderingMode = mode }
  }

  /// All colors of what is drawn, without the system's ground.
  private func colors(in list: DisplayList) -> [ResolvedColor] {
    list.items.flatMap { item -> [ResolvedColor] in
      switch item {
      case .fill(_, let paint), .stroke(_, let paint, _): paint.colors
      case .text(let text): text.lines.flatMap { $0.runs.map(\.color) }
      case .image(let image): image.tint.map { [$0] } ?? []
      case .beginGroup, .endGroup: []
      }
    }
  }

  /// What the widgets of the articles are made of.
  private var everything: some View {
    VStack {
      Text("Steps").foregroundColor(.orange) + Text("8,000").bold()
      ProgressView(value: 0.4).tint(.green)
      Gauge(value: 0.7) { Text("70") }.gaugeStyle(.accessoryCircular)
      HStack(alignment: .bottom) {
        Rectangle().fill(.blue).frame(width: 6, height: 20)
        Rectangle().fill(.gray).frame(width: 6, height: 30).overlay {
          Color(white: 0, opacity: 0.5)
        }
      }
      RoundedRectangle(cornerRadius: 4).stroke(.red).frame(height: 10)
      LinearGradient(colors: [.yellow, .pink], startPoint: .top, endPoint: .bottom)
        .frame(height: 10)
      Image(systemName: "figure.walk").foregroundColor(.mint)
    }
    .containerBackground(.purple, for: .widget)
  }

  @Test(
    "nothing keeps a color of its own, whatever it is drawn by",
    arguments: [
      WidgetRenderingMode.accented, .vibrant,
    ])
  func noColors(mode: WidgetRenderingMode) {
    var settings = LayoutSettings.standard
    settings.accentedGround = nil
    let list = drawn(everything, in: mode, settings: settings)
    #expect(colors(in: drawn(everything, in: .fullColor)).count == colors(in: list).count + 1)
    #expect(
      colors(in: list).allSatisfy { $0.red == 1 && $0.green == 1 && $0.blue == 1 })
    #expect(list.renderingMode == mode)
  }

  @Test("what is laid out is the same in every mode")
  func sameLayout() {
    func frames(_ mode: WidgetRenderingMode) -> [Rect] {
      drawn(everything.accessibilityIdentifier("all"), in: mode).items.compactMap { item in
        switch item {
        case .fill(let outline, _), .stroke(let outline, _, _): outline.rect
        case .text(let text): text.frame
        case .image(let image): image.frame
        case .beginGroup, .endGroup: nil
        }
      }
    }
    #expect(frames(.vibrant) == Array(frames(.fullColor).dropFirst()))
    // The system's ground takes the place of the background.
    #expect(frames(.accented) == frames(.fullColor))
  }

  @Test("accented, only opacity remains; vibrant, opacity and brightness")
  func law() {
    let gray = Color(white: 0.5, opacity: 0.8)
    #expect(drawn(gray, in: .accented).fillColors.last == white(0.8))
    #expect(drawn(gray, in: .vibrant).fillColors.last == white(0.4))
    #expect(drawn(Color.black, in: .vibrant).fillColors == [white(0)])
    #expect(drawn(Color.white, in: .vibrant).fillColors == [white])
  }

  @Test("the system's ground is behind accented widgets of the Home Screen alone")
  func grounds() {
    let view = Color.white.containerBackground(.red, for: .widget)
    let ground = LayoutSettings.standard.accentedGround
    #expect(drawn(view, in: .accented).fillColors == [ground, white])
    #expect(drawn(view, in: .accented, family: .accessoryRectangular).fillColors == [white])
    #expect(drawn(view, in: .vibrant).fillColors == [white])
  }

  @Test("a view finds the mode, no background, and on a Lock Screen the dark appearance")
  func environment() {
    nonisolated struct Probe: View {
      @Environment(\.widgetRenderingMode) private var mode
      @Environment(\.showsWidgetContainerBackground) private var hasBackground
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(mode) \(hasBackground) \(scheme)") }
    }
    #expect(drawn(Probe(), in: .fullColor).texts.first?.string == "fullColor true light")
    #expect(drawn(Probe(), in: .accented).texts.first?.string == "accented false light")
    #expect(drawn(Probe(), in: .vibrant).texts.first?.string == "vibrant false dark")
  }

  @Test("each group has its color, and the innermost modifier says which group it is")
  func groups() {
    var settings = LayoutSettings.standard
    settings.accentedGround = nil
    settings.accentedPrimaryColor = ResolvedColor(red: 1, green: 1, blue: 1)
    settings.accentedAccentColor = ResolvedColor(red: 1, green: 0.5, blue: 0)
    let list = drawn(
      HStack {
        Color.red
        Color.red.widgetAccentable()
        HStack {
          Color.red
          Color.red.widgetAccentable(false)
        }.widgetAccentable()
        Color.red
      }, in: .accented, settings: settings)
    let (primary, accent) = (settings.accentedPrimaryColor, settings.accentedAccentColor)
    #expect(list.fillColors == [primary, accent, accent, primary, primary])
  }

  @Test("a view that is accentable keeps its size and its place")
  func accentableLayout() {
    func frames(_ view: some View) -> [Rect] {
      drawn(
        HStack {
          view.layoutPriority(1)
          Color.red
        }, in: .fullColor
      ).fills.map(\.rect)
    }
    let view = Color.blue.frame(minWidth: 20)
    #expect(frames(view.widgetAccentable()) == frames(view))
  }

  // MARK: Images

  private func image(
    _ image: Image, isTemplate: Bool = false, in mode: WidgetRenderingMode
  ) -> DisplayImage? {
    var settings = LayoutSettings.standard
    settings.accentedAccentColor = ResolvedColor(red: 1, green: 0.5, blue: 0)
    return rendered(image, settings: settings) {
      $0.images["i"] = ImageAsset(
        content: .bitmap(BitmapImage(width: 1, height: 1, png: [])),
        size: Size(width: 9, height: 9), isTemplate: isTemplate)
      $0.widgetRenderingMode = mode
    }.images.first
  }

  @Test("an image loses its colors as it says, a template always")
  func images() {
    let accent = ResolvedColor(red: 1, green: 0.5, blue: 0)
    let photo = Image("i")
    #expect(image(photo, in: .fullColor)?.tint == nil)
    let plain = image(photo, in: .accented)
    #expect(plain?.tint == white)
    #expect(plain?.usesBrightness == false)
    let accented = image(photo.widgetAccentedRenderingMode(.accented), in: .accented)
    #expect(accented?.tint == accent)
    #expect(accented?.usesBrightness == false)
    let gray = image(photo.widgetAccentedRenderingMode(.desaturated), in: .accented)
    #expect(gray?.tint == white)
    #expect(gray?.usesBrightness == true)
    let both = image(photo.widgetAccentedRenderingMode(.accentedDesaturated), in: .accented)
    #expect(both?.tint == accent)
    #expect(both?.usesBrightness == true)
    let kept = image(photo.widgetAccentedRenderingMode(.fullColor), in: .accented)
    #expect(kept?.tint == nil)
    let vibrant = image(photo.widgetAccentedRenderingMode(.fullColor), in: .vibrant)
    #expect(vibrant?.tint == white)
    #expect(vibrant?.usesBrightness == true)
    let template = image(
      photo.widgetAccentedRenderingMode(.fullColor), isTemplate: true, in: .accented)
    #expect(template?.tint == white)
    #expect(template?.usesBrightness == false)
  }
}
