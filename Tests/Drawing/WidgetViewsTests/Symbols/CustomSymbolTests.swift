// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite("Symbols of an asset catalog")
struct CustomSymbolTests {
  private static func square(_ box: Rect) -> SymbolImage.Part {
    SymbolImage.Part(path: VectorPath(steps: Path(box).steps, fill: .current(opacity: 1)))
  }

  private static func design(
    _ weight: FontWeight, _ scale: SymbolImage.Scale, _ side: Double
  ) -> SymbolImage.Design {
    .init(
      weight: weight, scale: scale, width: side + 20,
      parts: [square(Rect(x: 10, y: -side, width: side, height: side))])
  }

  private static func catalog(_ designs: [SymbolImage.Design]) -> ImageCatalog {
    ImageCatalog([
      "bell": ImageAsset(
        content: .vector(VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [])),
        size: Size(width: 1, height: 1), isTemplate: true, symbol: SymbolImage(designs: designs))
    ])
  }

  private static let variable = catalog([
    design(.ultraLight, .small, 60), design(.regular, .small, 70), design(.black, .small, 90),
  ])

  private static func list(_ view: some View, _ images: ImageCatalog = variable) -> DisplayList {
    rendered(view.accessibilityIdentifier("symbol")) {
      $0.images = images
      $0.displayScale = 3
    }
  }

  /// The box of the ink, in points of the widget.
  private static func ink(_ list: DisplayList) throws -> Rect {
    let image = try #require(list.images.first)
    guard case .vector(let vector)? = image.content else {
      return .init(x: 0, y: 0, width: 0, height: 0)
    }
    let scale = image.frame.width / vector.viewBox.width
    let box = Path(steps: vector.paths.flatMap(\.steps)).boundingRect
    return Rect(
      x: image.frame.minX + (box.minX - vector.viewBox.minX) * scale,
      y: image.frame.minY + (box.minY - vector.viewBox.minY) * scale, width: box.width * scale,
      height: box.height * scale)
  }

  private static func paths(_ list: DisplayList) -> [VectorPath] {
    guard case .vector(let image)? = list.images.first?.content else { return [] }
    return image.paths
  }

  @Test("a symbol is as large as its font asks, and stands on the baseline")
  func size() throws {
    let small = Self.list(Image("bell").font(.system(size: 20)).imageScale(.small))
    let box = try Self.ink(small)
    #expect(abs(box.width - 14) < 0.01)
    #expect(abs(box.height - 14) < 0.01)
    #expect(abs((small.frame(of: "symbol")?.width ?? 0) - 18) < 0.34)
    #expect(small.problems == [])

    let list = rendered(
      HStack(alignment: .firstTextBaseline) {
        Text("bell").font(.system(size: 20))
        Image("bell").font(.system(size: 20)).imageScale(.small)
      }
    ) {
      $0.images = Self.variable
      $0.displayScale = 3
    }
    let baseline = try #require(
      list.items.compactMap {
        if case .text(let text) = $0 { text.lines[0].baseline.y } else { nil }
      }
      .first)
    #expect(abs(try Self.ink(list).maxY - baseline) < 0.2)
  }

  @Test(
    "weights lie between the three designs of a variable template",
    arguments: [
      (FontWeight.ultraLight, 60.0), (.regular, 70), (.black, 90), (.light, 60 + 0.666 * 10),
      (.bold, 70 + 0.497 * 20),
    ])
  func weights(_ weight: FontWeight, _ side: Double) throws {
    let list = Self.list(
      Image("bell").font(.system(size: 100)).fontWeight(weight).imageScale(.small))
    #expect(abs(try Self.ink(list).width - side) < 0.01)
  }

  @Test("larger scales grow around the middle of capital letters")
  func scales() throws {
    let list = Self.list(Image("bell").font(.system(size: 100)))
    #expect(abs(try Self.ink(list).width - 70 * 1.2631) < 0.01)
  }

  @Test(
    "a design of the very weight and scale is drawn as it is, and stands in for those that lack")
  func ownDesigns() throws {
    let images = Self.catalog([Self.design(.regular, .medium, 80), Self.design(.bold, .large, 130)])
    func width(_ weight: FontWeight, _ scale: Image.Scale) throws -> Double {
      let view = Image("bell").font(.system(size: 100)).fontWeight(weight).imageScale(scale)
      return try Self.ink(Self.list(view, images)).width
    }
    #expect(abs(try width(.regular, .medium) - 80) < 0.01)
    #expect(abs(try width(.bold, .large) - 130) < 0.01)
    #expect(abs(try width(.thin, .medium) - 80) < 0.01)
    #expect(abs(try width(.regular, .small) - 80 / 1.2631) < 0.01)
  }

  @Test("a resizable symbol fills its frame, but for the margin that symbols have")
  func resizable() throws {
    let view = Image("bell").resizable().scaledToFit().frame(width: 40, height: 40)
    #expect(abs(try Self.ink(Self.list(view)).height - 38.3) < 0.3)
  }

  @Test("what is cut out of the parts behind is gone, in each rendering mode")
  func erases() throws {
    var design = Self.design(.regular, .medium, 80)
    var hole = Self.square(Rect(x: 30, y: -60, width: 40, height: 40))
    hole.monochrome = .init(opacity: 0, clearsBehind: true)
    design.parts.append(hole)
    let images = Self.catalog([design])
    let list = Self.list(Image("bell").font(.system(size: 100)), images)
    let ring = try #require(Self.paths(list).first)
    #expect(Self.paths(list).count == 1)
    #expect(!Path(steps: ring.steps).contains(Point(x: 50, y: -40)))
    #expect(Path(steps: ring.steps).contains(Point(x: 20, y: -40)))
    let levels = Self.list(Image("bell").symbolRenderingMode(.hierarchical), images)
    #expect(Self.paths(levels).count == 2)
  }

  @Test("levels and colors are those of the rendering mode")
  func colors() throws {
    var design = Self.design(.regular, .medium, 80)
    design.parts[0].level = 1
    design.parts[0].color = .red
    let images = Self.catalog([design])
    func look(_ image: some View) throws -> (ink: VectorPath.Ink?, tint: ResolvedColor?) {
      let list = Self.list(image, images)
      return (Self.paths(list).first?.fill, list.images.first?.tint)
    }
    let plain = try look(Image("bell").foregroundStyle(.blue))
    #expect(plain.ink == .current(opacity: 1))
    #expect(plain.tint != nil)
    let levels = try look(Image("bell").symbolRenderingMode(.hierarchical))
    #expect(levels.ink == .current(opacity: LayoutSettings.standard.secondLayerOpacity))
    let palette = try look(Image("bell").foregroundStyle(.black, .white))
    #expect(palette.ink == .color(ResolvedColor(red: 1, green: 1, blue: 1)))
    #expect(palette.tint == nil)
    for image in [
      Image("bell").symbolRenderingMode(.multicolor), Image("bell").renderingMode(.original),
    ] {
      guard case .color(let color)? = try look(image).ink else {
        Issue.record("the symbol has no color of its own")
        continue
      }
      #expect(color.red > 0.9 && color.blue < 0.3)
    }
  }

  @Test("a variant that the catalog has is drawn where the views around ask for it")
  func variants() throws {
    var images = Self.variable
    images["bell.fill"] = Self.catalog([Self.design(.regular, .medium, 50)])["bell"]
    let view = Image("bell").font(.system(size: 100)).symbolVariant(.fill)
    #expect(abs(try Self.ink(Self.list(view, images)).width - 50) < 0.01)
  }
}
