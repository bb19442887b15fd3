// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import PNGFiles
import TerminalText
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

/// What the renderers do for widgets that have lost their colors.
@Suite struct RenderingModeTests {
  private let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// A widget of 120 × 60 in a mode.
  private func drawn(
    _ view: some View, in mode: WidgetRenderingMode, family: WidgetFamily = .systemMedium
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.widgetRenderingMode = mode
    let canvas = WidgetCanvas(
      family: family, size: Size(width: 120, height: 60), contentMargins: .zero)
    return DisplayList(rendering: view, on: canvas, in: environment)
  }

  /// What the articles' widgets are made of.
  private var sample: some View {
    HStack(alignment: .bottom, spacing: 6) {
      VStack(alignment: .leading) {
        Label("8,042", systemImage: "figure.walk").font(.caption)
        ProgressView(value: 0.6).tint(.green)
      }
      ForEach(1..<5) { Rectangle().fill(.orange).frame(width: 6, height: Double($0) * 10) }
    }
    .padding(8)
    .containerBackground(.indigo, for: .widget)
  }

  @Test(
    "the widget is drawn as it was recorded",
    arguments: [WidgetRenderingMode.accented, .vibrant], Wallpaper.all)
  func recorded(mode: WidgetRenderingMode, wallpaper: Wallpaper) throws {
    let list = drawn(sample, in: mode)
    let svg = SVGRenderer(wallpaper: wallpaper).document(list, title: "Steps")
    let name = "Tests/Drawing/WidgetRenderingTests/Goldens/steps-\(mode)-\(wallpaper.name)"
    #expect(try Snapshot("\(name).svg").mismatch(with: svg) == nil)
    let lines = TerminalRenderer(columns: 36, depth: .full, wallpaper: wallpaper).image(of: list)
      .lines(isStyled: true)
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Snapshot("\(name).txt").mismatch(with: text) == nil)
  }

  @Test("the stand-ins for symbols are drawn as they were recorded")
  func symbols() throws {
    let columns = Array(repeating: GridItem(.fixed(36)), count: 6)
    let view = LazyVGrid(columns: columns) {
      ForEach(StandInSymbol.allCases, id: \.rawValue) { symbol in
        Image(systemName: symbol.systemNames[0]).font(.system(size: 28))
      }
    }
    .foregroundStyle(.white).containerBackground(.black, for: .widget)
    let canvas = WidgetCanvas(
      family: .systemLarge, size: Size(width: 280, height: 190), contentMargins: .zero)
    let list = DisplayList(rendering: view, on: canvas)
    #expect(list.problems == [])
    let svg = SVGRenderer().document(list, title: "Symbols")
    let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/symbols.svg")
    #expect(try snapshot.mismatch(with: svg) == nil)
  }

  // MARK: Wallpapers

  @Test("a wallpaper is behind the widget and around it; the widget's own coordinates stay")
  func wallpaper() {
    let list = drawn(Color.white, in: .vibrant)
    let plain = SVGRenderer(wallpaper: .day, wallpaperMargin: 0).document(list, title: "x")
    #expect(plain.contains(#"width="120" height="60" viewBox="0 0 120 60""#))
    let wide = SVGRenderer(wallpaper: .day, wallpaperMargin: 10).document(list, title: "x")
    #expect(wide.contains(#"width="140" height="80" viewBox="-10 -10 140 80""#))
    #expect(
      wide.contains(##"<rect class="wallpaper" x="-10" y="-10" width="140" height="80" fill="url"##)
    )
    for stop in Wallpaper.day.stops {
      #expect(wide.contains("stop-color=\"\(stop.color.hexadecimal.lowercased())\""))
    }
  }

  @Test("nothing is behind a widget in its own colors, and something dark behind another one")
  func standardWallpaper() {
    func document(_ mode: WidgetRenderingMode) -> String {
      SVGRenderer().document(drawn(Color.white, in: mode), title: "x")
    }
    #expect(!document(.fullColor).contains("wallpaper"))
    for mode in [WidgetRenderingMode.accented, .vibrant] {
      #expect(
        document(mode).contains(
          "stop-color=\"\(Wallpaper.night.stops[0].color.hexadecimal.lowercased())\""))
    }
  }

  private func middle(of grid: CellGrid) -> CellPosition {
    CellPosition(row: grid.size.rows / 2, column: grid.size.columns / 2)
  }

  @Test("in a terminal the wallpaper shows through, cut by the widget's shape")
  func terminal() {
    let list = drawn(Color(white: 1, opacity: 0.001), in: .vibrant, family: .accessoryCircular)
    let image = TerminalRenderer(columns: 36, depth: .full, wallpaper: .day).image(of: list)
    #expect(image.style(at: CellPosition(row: 0, column: 0))?.background == nil)
    #expect(image.style(at: middle(of: image))?.background != nil)
    let plain = TerminalRenderer(columns: 36, depth: .none, wallpaper: .day).image(of: list)
    #expect(
      !plain.lines(isStyled: false).joined().contains { $0 >= "\u{2801}" && $0 <= "\u{28FF}" })
  }

  @Test("a page shows the wallpaper behind each widget that has one")
  func page() {
    let device = WidgetDevice.default
    func entry(_ mode: WidgetRenderingMode, _ wallpaper: Wallpaper?) -> ContactSheet.Entry {
      ContactSheet.Entry(
        list: drawn(Color.white, in: mode), locale: "en", device: device, appearance: .light,
        typeSize: .large, wallpaper: wallpaper)
    }
    let page = ContactSheet(
      title: "x",
      entries: [entry(.fullColor, nil), entry(.vibrant, .day), entry(.accented, nil)]
    ).page()
    #expect(page.matches(of: /<div class="ground">/).count == 1)
    #expect(page.contains(#"<div class="ground b0"><svg class="r0 bare""#))
    #expect(page.contains(#"<div class="ground b1"><svg class="r0""#))
    #expect(
      page.contains(
        "figure .ground.b0{background:radial-gradient(circle at 90% 85%,rgb(217 143 156 / 0.69),"))
    #expect(page.contains("linear-gradient(#4f7fc9 0%,#c28fb4 100%)}"))
  }

  @Test("a name is below a widget on a wallpaper, and nowhere else")
  func caption() throws {
    let list = drawn(Color.white.frame(width: 60, height: 30), in: .fullColor)
    let svg = SVGRenderer(wallpaper: .day, caption: "Steps").document(list, title: "x")
    let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/caption.svg")
    #expect(try snapshot.mismatch(with: svg) == nil)
    #expect(!SVGRenderer(caption: "Steps").document(list, title: "x").contains("Steps"))
    let fonts = FontLibrary([])
    let with = try #require(
      PNGRenderer(fonts: fonts, scale: 1, wallpaper: .day, caption: "Steps").picture(of: list))
    let without = try #require(
      PNGRenderer(fonts: fonts, scale: 1, wallpaper: .day).picture(of: list))
    let sizes = try [with, without].map { try PNGDecoder.image(from: $0.file) }
    #expect(sizes[0].height == sizes[1].height + 22)
  }

  @Test("a wallpaper has shades between two colors, and what is of one color keeps it")
  func dither() throws {
    let list = drawn(Color(red: 200 / 255, green: 100 / 255, blue: 50 / 255), in: .fullColor)
    let picture = try #require(
      PNGRenderer(fonts: FontLibrary([]), scale: 1, wallpaper: .night).picture(of: list))
    let image = try PNGDecoder.image(from: picture.file)
    let middle = image.pixels[image.height / 2 * image.width + image.width / 2]
    #expect(middle == SIMD4(200, 100, 50, 255))
    // Beside the widget neighbors in a row are not all the same.
    let row = (0..<14).map { image.pixels[40 * image.width + $0] }
    #expect(Set(row).count > 1)
  }

  // MARK: Images

  private func list(_ image: DisplayImage) -> DisplayList {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 40)
    return DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds), items: [.image(image)])
  }

  private func image(_ content: ImageAsset.Content, tint: ResolvedColor) -> DisplayImage {
    DisplayImage(
      frame: Rect(x: 0, y: 0, width: 40, height: 40), name: "i", content: content, tint: tint,
      usesBrightness: true)
  }

  /// A black disc on a white square.
  private var badge: ImageAsset.Content {
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    func square(_ inset: Double, _ color: ResolvedColor) -> VectorPath {
      let (low, high) = (inset, 10 - inset)
      return VectorPath(
        steps: [
          .move(to: Point(x: low, y: low)), .line(to: Point(x: high, y: low)),
          .line(to: Point(x: high, y: high)), .line(to: Point(x: low, y: high)), .close,
        ], fill: .color(color))
    }
    return .vector(
      VectorImage(
        viewBox: Rect(x: 0, y: 0, width: 10, height: 10),
        paths: [square(0, white), square(3, black)]))
  }

  @Test("an image that is turned by its brightness has a filter over its own colors")
  func brightnessFilter() {
    let svg = SVGRenderer().document(list(image(badge, tint: white)), title: "x")
    #expect(svg.contains(#"<feColorMatrix type="luminanceToAlpha"/>"#))
    #expect(svg.contains(#"<feComposite in2="SourceAlpha" operator="in" result="bright"/>"#))
    #expect(svg.contains(##"<path d="M0 0H10V10H0Z" fill="#fff"/>"##))
    #expect(!svg.contains("currentColor"))
  }

  @Test("dark over bright in one image is a hole, in the terminal too")
  func brightnessInTerminal() {
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    let drawing = TerminalRenderer(columns: 40, depth: .full).image(
      of: list(image(badge, tint: red)))
    #expect(drawing.style(at: middle(of: drawing))?.background == nil)
    #expect(
      drawing.style(at: CellPosition(row: 0, column: 0))?.background
        == TerminalColorDepth.full.color(red: 255, green: 0, blue: 0))
    #expect(drawing.lines(isStyled: false).joined().allSatisfy { !("\u{2801}"..."\u{28FF}" ~= $0) })
  }

  @Test("of a photo, what is bright remains")
  func photo() {
    // Red and green above blue and yellow.
    let photo = ImageAsset.Content.bitmap(
      BitmapImage(width: 2, height: 2, png: SamplePNG.fourColors))
    let drawing = TerminalRenderer(columns: 40, depth: .full).image(
      of: list(image(photo, tint: white)))
    let last = CellPosition(row: drawing.size.rows - 1, column: drawing.size.columns - 1)
    let red = drawing.style(at: CellPosition(row: 0, column: 0))
    let yellow = drawing.style(at: last)
    // The terminal cannot show what is half transparent: what is bright stays, what is dark shows the terminal.
    #expect(red != nil && red?.background == nil)
    #expect(yellow?.background == TerminalColorDepth.full.color(red: 255, green: 255, blue: 255))
  }
}
