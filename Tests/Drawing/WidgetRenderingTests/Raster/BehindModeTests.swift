// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import PNGFiles
import Testing
import WidgetRendering
import WidgetViews

@Suite("Blend modes that reach behind") struct BehindModeTests {
  private let canvas = WidgetCanvas(
    family: .systemMedium, size: Size(width: 60, height: 60), contentMargins: EdgeInsets(all: 0),
    cornerRadius: 0)

  /// The colors of the picture at points, by the names of what they are of.
  private func colors(of view: some View) throws -> (middle: String, edge: String) {
    let list = DisplayList(rendering: view, on: canvas)
    #expect(list.problems.isEmpty)
    let picture = PNGRenderer(fonts: FontLibrary([]), scale: 1).picture(of: list)
    let image = try PNGDecoder.image(from: #require(picture).file)
    func name(_ x: Int, _ y: Int) -> String {
      let pixel = image.pixels[y * image.width + x]
      let parts = (0..<4).map { pixel[$0] > 127 }
      if !parts[3] { return "clear" }
      return parts[1] ? "white" : "red"
    }
    return (name(30, 30), name(5, 30))
  }

  private var square: some View { Rectangle().fill(Color.black).frame(width: 20, height: 20) }
  private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)

  @Test("destinationOut erases up to the compositing group, behind which the rest is seen")
  func out() throws {
    let punched = ZStack {
      Color.white
      square.blendMode(.destinationOut)
    }
    #expect(
      try colors(
        of: ZStack {
          red
          punched.compositingGroup()
        }) == ("red", "white"))
    #expect(try colors(of: punched) == ("clear", "white"))
  }

  @Test("what follows an erased part is drawn, also in the group of a link")
  func after() throws {
    let view = ZStack {
      red
      ZStack {
        Color.white
        square.blendMode(.destinationOut)
        Rectangle().fill(Color.white).frame(width: 4, height: 4)
      }
      .compositingGroup()
    }
    #expect(try colors(of: view) == ("white", "white"))
    #expect(
      try colors(of: Link(destination: "a:b") { view.frame(width: 60, height: 60) })
        == ("white", "white"))
  }

  @Test("destinationOver is behind, sourceAtop only where something is")
  func overAndAtop() throws {
    #expect(
      try colors(
        of: ZStack {
          square
          Color.white.blendMode(.destinationOver)
        }
      )
      .edge == "white")
    let atop = ZStack {
      Rectangle().fill(Color.white).frame(width: 20, height: 20)
      red.blendMode(.sourceAtop)
    }
    #expect(try colors(of: atop) == ("red", "clear"))
  }

  @Test("SVG erases by a mask of brightness, in which what erases is black")
  func svg() {
    let list = DisplayList(
      rendering: ZStack {
        Color.white
        square.blendMode(.destinationOut)
      }, on: canvas)
    let svg = SVGRenderer().document(list, title: "x")
    let white = "<rect x=\"-4096\" y=\"-4096\" width=\"16384\" height=\"16384\" fill=\"#fff\"/>"
    #expect(svg.contains(white))
    #expect(svg.contains("feColorMatrix"))
    #expect(!svg.contains("mix-blend-mode"))
  }

  @Test("SVG erases what is moved out of the widget's own place, too")
  func moved() {
    let far = ZStack {
      Color.white
      square.blendMode(.destinationOut)
    }
    .frame(width: 60, height: 60).offset(x: -200).transformEffect(
      PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 200, ty: 0))
    let svg = SVGRenderer().document(DisplayList(rendering: far, on: canvas), title: "x")
    // The region of the filter is where the square is before it is moved back.
    #expect(svg.contains("<filter id=") && svg.contains("x=\"-180\""))
  }

  @Test("a text that is erased from its pill is not called invisible in accented mode")
  func punchedText() {
    var environment = EnvironmentValues()
    environment.widgetRenderingMode = .accented
    func problems(_ view: some View) -> [LayoutProblem] {
      DisplayList(rendering: view, on: canvas, in: environment).problems
    }
    let label = Text("Solar").frame(width: 50, height: 30)
    #expect(
      problems(
        label.blendMode(.destinationOut).background(Color.white, in: Capsule()).compositingGroup()
      ).isEmpty)
    #expect(
      problems(label.foregroundStyle(Color.black).background(Color.white, in: Capsule())).count
        == 1)
  }

  @Test("hundreds of erased groups are drawn without a depth that no reader bears")
  func many() throws {
    let view = ZStack {
      Color.white
      ForEach(0..<500, id: \.self) { _ in
        square.blendMode(.destinationOut)
      }
    }
    let list = DisplayList(rendering: view, on: canvas)
    var depth = 0
    var deepest = 0
    for item in list.items {
      if case .beginGroup = item { depth += 1 }
      if case .endGroup = item { depth -= 1 }
      deepest = max(deepest, depth)
    }
    #expect(deepest <= 66)
    #expect(try colors(of: view).edge == "white")
  }
}
