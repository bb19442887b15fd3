// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct EffectTests {
  private func effects(_ view: some View) -> [DisplayEffect] {
    rendered(view).items.flatMap { item -> [DisplayEffect] in
      if case .beginGroup(let group) = item { group.effects } else { [] }
    }
  }

  @Test("a turned view is turned around its anchor, and keeps its place in the layout")
  func rotation() {
    let list = rendered(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).rotationEffect(.degrees(90), anchor: .topLeading)
        Color.blue.frame(width: 20, height: 20)
      }.accessibilityIdentifier("row"))
    guard case .beginGroup(let group) = list.items.first,
      case .transform(let transform) = group.effects.first, let fill = list.fills.first
    else {
      Issue.record("\(list.items)")
      return
    }
    let corner = fill.rect.origin
    #expect(transform(corner) == corner)
    let right = transform(Point(x: corner.x + 20, y: corner.y))
    #expect(right == Point(x: corner.x, y: corner.y + 20))
    #expect(list.elements.first?.frame.size == Size(width: 40, height: 20))
  }

  @Test("a link in a scaled view is as large as it is drawn")
  func scaledLink() {
    let list = rendered(
      Link(destination: "a:b") { Color.red.frame(width: 20, height: 20) }
        .accessibilityIdentifier("link").scaleEffect(2))
    #expect(list.tapRegions.first?.frame.size == Size(width: 40, height: 40))
    #expect(list.elements.first?.frame.size == Size(width: 40, height: 40))
  }

  @Test("what is scaled to nothing is not drawn", arguments: [0, .nan, .infinity])
  func noScale(scale: Double) {
    #expect(rendered(Color.red.scaleEffect(scale)).items.isEmpty)
  }

  @Test("nothing in a mask is read, named or tapped, and a mask of nothing hides the view")
  func mask() {
    let list = rendered(
      Color.red.frame(width: 30, height: 30).mask {
        Link(destination: "a:b") { Text("secret").accessibilityIdentifier("secret") }
      }.widgetURL("app:x"))
    #expect(list.tapRegions.map(\.url) == ["app:x"])
    #expect(list.tapRegions.first?.label == "")
    #expect(list.elements.isEmpty)
    guard case .beginGroup(let group) = list.items.first,
      case .mask(let items) = group.effects.first
    else {
      Issue.record("\(list.items)")
      return
    }
    #expect(items.count == 1)
    #expect(rendered(Color.red.mask { EmptyView() }).items.isEmpty)
  }

  @Test("views are drawn in the order of their numbers, also through other modifiers")
  func zIndex() {
    let list = rendered(
      ZStack {
        Color.red.frame(width: 1).zIndex(1).padding(1)
        Color.red.frame(width: 2)
        Color.red.frame(width: 3).zIndex(-1)
        Color.red.frame(width: 4)
        VStack { Color.red.frame(width: 5).zIndex(-2) }
      })
    #expect(
      list.fills.map(\.rect.width) == [3, 2, 4, 5, 1], "a number in a stack is of that stack")
  }

  @Test("a shadow has its color, radius and distance; lengths that it cannot have are problems")
  func shadow() {
    #expect(
      effects(Color.red.shadow(color: .black, radius: 3, x: 1, y: 2)) == [
        .shadow(ResolvedColor(red: 0, green: 0, blue: 0), radius: 3, x: 1, y: 2)
      ])
    #expect(
      rendered(Color.red.shadow(radius: -1)).problems == [.invalidLength(modifier: "shadow")])
    #expect(rendered(Color.red.blur(radius: .nan)).problems == [.invalidLength(modifier: "blur")])
    #expect(
      rendered(Color.red.contrast(.nan)).problems == [.invalidLength(modifier: "color effect")])
  }

  @Test("modes that SVG does not have are told")
  func blendModes() {
    #expect(rendered(Color.red.blendMode(.multiply)).problems.isEmpty)
    #expect(
      rendered(Color.red.blendMode(.plusDarker)).problems
        == [.drawnDifferently(.blendMode(.plusDarker), view: nil)])
  }

  // Sources: Apple's documentation of the modifiers, and W3C Filter Effects for the matrices.
  @Test("color effects change colors as they are documented")
  func colorEffects() {
    let orange = ResolvedColor(red: 1, green: 0.5, blue: 0)
    func hex(_ matrix: ColorMatrix) -> String { matrix(orange).hexadecimal }
    #expect(hex(.saturation(0)) == "#919191")
    #expect(hex(.saturation(1)) == "#FF8000")
    #expect(hex(.brightness(0.5)) == "#FFFF80")
    #expect(hex(.brightness(-1)) == "#000000")
    #expect(hex(.contrast(0)) == "#808080")
    #expect(hex(.inversion) == "#0080FF")
    #expect(hex(.multiplication(ResolvedColor(red: 0, green: 1, blue: 1))) == "#008000")
    #expect(hex(.hueRotation(.degrees(360))) == "#FF8000")
    let alpha = ColorMatrix.luminanceToAlpha(orange)
    #expect(alpha.hexadecimal == "#000000")
    #expect(abs(alpha.opacity - 0.5702) < 0.001)
  }

  @Test("in the vibrant mode a shadow is white, and what is dark is transparent")
  func renderingMode() {
    let list = rendered(Color.white.shadow(color: .black, radius: 3)) {
      $0.widgetRenderingMode = .vibrant
    }
    guard case .beginGroup(let group) = list.items.first,
      case .shadow(let color, _, _, _) = group.effects.first
    else {
      Issue.record("\(list.items)")
      return
    }
    #expect(color.opacity == 0)
  }
}
