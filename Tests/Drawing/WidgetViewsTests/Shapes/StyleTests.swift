// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import WidgetViews

private struct Ground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.black : Color.white
  }
}

private struct Nothing: ShapeStyle {}

@Suite struct StyleTests {
  private func color(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedColor? {
    let list = rendered(view, change)
    guard case .fill(_, .color(let color)) = list.items.last else { return nil }
    return color
  }

  private func system(_ color: SystemColor) -> ResolvedColor {
    Color(system: color).resolved(in: EnvironmentValues())
  }

  private func drawn(_ color: Color.Resolved) -> ResolvedColor {
    Color(color).resolved(in: EnvironmentValues())
  }

  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  @Test("a style of one's own is chosen by the environment")
  func ownStyle() {
    #expect(color(Rectangle().fill(Ground()))?.red == 1)
    #expect(color(Rectangle().fill(Ground())) { $0.colorScheme = .dark }?.red == 0)
    #expect(color(Rectangle().fill(Nothing()).foregroundStyle(red)) == drawn(red))
    #expect(color(Rectangle().fill(AnyShapeStyle(Ground())))?.red == 1)
  }

  @Test("levels of a style are fainter, those of the system's have colors of their own")
  func levels() {
    #expect(color(Rectangle().fill(red.tertiary))?.opacity == 0.3)
    #expect(color(Rectangle().fill(.quinary).foregroundStyle(red))?.opacity == 0.12)
    #expect(color(Rectangle().fill(.fill.tertiary)) == system(.tertiarySystemFill))
    #expect(color(Rectangle().fill(.background.secondary)) == system(.secondarySystemBackground))
    #expect(color(Rectangle().fill(.separator.quinary)) == system(.separator))
    #expect(color(Rectangle().fill(.tint.secondary))?.opacity == 0.6)
  }

  @Test("a level that is made the foreground is one of the foreground around")
  func nestedLevels() {
    let faded = Rectangle().foregroundStyle(.primary.opacity(0.5)).foregroundStyle(red)
    #expect(color(faded)?.opacity == 0.5)
    #expect(color(faded)?.red == 1)
    #expect(color(Rectangle().foregroundStyle(.primary.opacity(0.5)))?.opacity == 0.5)
    #expect(color(Rectangle().foregroundStyle(.foreground.secondary)) == system(.secondaryLabel))
    #expect(color(Rectangle().foregroundStyle(.tint).tint(red)) == drawn(red))
    #expect(color(Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(red))?.opacity == 0.5)
  }

  @Test("two and three foreground styles are the levels")
  func severalStyles() {
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    #expect(color(Rectangle().fill(.primary).foregroundStyle(red, blue)) == drawn(red))
    #expect(color(Rectangle().fill(.secondary).foregroundStyle(red, blue)) == drawn(blue))
    #expect(color(Rectangle().fill(.tertiary).foregroundStyle(red, blue))?.blue == 1)
    #expect(color(Rectangle().fill(.tertiary).foregroundStyle(blue, blue, red)) == drawn(red))
  }

  @Test("a style without end is clear")
  func endlessStyle() {
    struct Endless: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
    }
    #expect(color(Rectangle().fill(Endless()))?.opacity == 0)
  }

  @Test("named colors come from the catalog, and one that is missing is a problem")
  func namedColors() {
    let named = Rectangle().fill(Color("Brand"))
    #expect(rendered(named).problems == [.missingColor(name: "Brand")])
    let found = color(named) { $0.colors = ColorCatalog(["Brand": Color(red)]) }
    #expect(found == drawn(red))
    let accent = color(Rectangle().fill(.tint)) {
      $0.colors = ColorCatalog(["AccentColor": Color(red)])
    }
    #expect(accent == drawn(red))
    let pair = Color(light: .white, dark: .black)
    #expect(color(Rectangle().fill(pair))?.red == 1)
    #expect(
      color(Rectangle().fill(pair.opacity(0.5))) { $0.colorScheme = .dark }
        == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))
  }

  @Test("a resolved color has the parts of sRGB, and those of light")
  func resolvedColor() throws {
    let gray = Color(.sRGBLinear, white: 0.215_86).resolve(in: EnvironmentValues())
    #expect(abs(gray.red - 0.502) < 0.001)
    #expect(abs(gray.linearGreen - 0.215_86) < 0.001)
    #expect(gray.description == "#808080FF")
    var changed = gray
    changed.linearBlue = 1
    #expect(changed.blue == 1)
    #expect(Color(changed).resolve(in: EnvironmentValues()) == changed)
    let archive = try JSONEncoder().encode(changed)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: archive) == changed)
  }

  // Sources: CSS Color 4 (rec. 2020-12 examples for display-p3 and oklab), Wikipedia's HSV table.
  @Test("colors of other spaces are converted")
  func colorSpaces() {
    func bytes(_ color: Color) -> String { color.resolved(in: EnvironmentValues()).hexadecimal }
    #expect(bytes(Color(.displayP3, red: 1, green: 1, blue: 1)) == "#FFFFFF")
    #expect(bytes(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#FF0000")
    #expect(bytes(Color(.displayP3, red: 0.5, green: 0.2, blue: 0.2)) == "#8A2C30")
    #expect(bytes(Color(.sRGBLinear, white: 0.215_86)) == "#808080")
    #expect(bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == "#008000")
    #expect(bytes(Color(hue: 0.75, saturation: 0.5, brightness: 1)) == "#BF80FF")
    // The middle of white and black in Oklab has the lightness 0.5.
    #expect(bytes(Color.white.mix(with: .black, by: 0.5)) == "#636363")
    #expect(bytes(Color.white.mix(with: .black, by: 0.5, in: .device)) == "#808080")
    #expect(bytes(Color.white.mix(with: .black, by: 0)) == "#FFFFFF")
  }

  nonisolated private struct Card: View {
    var body: some View {
      Rectangle().fill(.regularMaterial)
    }
  }

  @Test("what is approximate is told with the view that asked for it")
  func limits() {
    #expect(
      rendered(Card()).problems == [.drawnDifferently(.material, view: "Card")])
    #expect(
      rendered(Rectangle().fill(Color.red.gradient)).problems
        == [.drawnDifferently(.standardGradient, view: nil)])
    #expect(
      rendered(Rectangle().fill(AnyGradient(Gradient(colors: [.red, .blue])))).problems == [])
    #expect(
      "\(LayoutProblem.drawnDifferently(.material, view: "Card"))"
        == "'Material' is drawn differently here: drawn as a translucent color, without a blur of what is behind (in 'Card')"
    )
  }

  @Test("every limit has a subject and an explanation of its own kind")
  func limitTexts() {
    for limit in DrawingLimit.all {
      #expect(!limit.subject.isEmpty)
      #expect(!limit.explanation.hasSuffix("."))
    }
    #expect(Set(DrawingLimit.all.map(\.subject)).count == DrawingLimit.all.count)
  }

  @Test("a gradient runs over all of a text, but not over parts of their own")
  func textGradient() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let list = rendered(Text("Hello").foregroundStyle(gradient))
    guard case .text(let text) = list.items.last else { return }
    #expect(text.gradient?.colors.count == 2)
    let parts = rendered(Text("A").foregroundStyle(gradient) + Text("B"))
    #expect(parts.problems == [.drawnDifferently(.textGradient, view: nil)])
  }
}
