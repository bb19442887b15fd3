// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct StandInSymbolTests {
  private func drawn(_ name: String) -> DisplayList { rendered(Image(systemName: name)) }

  @Test(
    "there is a drawing for what the articles' widgets ask for",
    arguments: [
      "figure.walk", "cart", "bag.fill", "ticket", "dot.radiowaves.left.and.right", "fork.knife",
      "calendar",
    ])
  func known(name: String) {
    let list = drawn(name)
    #expect(list.problems == [])
    #expect(list.images.first?.content != nil)
    #expect(list.images.first?.tint != nil)
  }

  @Test("variants have the drawing of the symbol itself, other names have none")
  func names() {
    #expect(StandInSymbol.named("calendar.circle.fill") == .calendar)
    #expect(StandInSymbol.named("cart.fill") == .cart)
    #expect(StandInSymbol.named("calendar.badge") == nil)
    #expect(StandInSymbol.named("fill") == nil)
    #expect(StandInSymbol.named("") == nil)
  }

  @Test("each drawing lies within its square and is a template")
  func drawings() {
    for symbol in StandInSymbol.allCases {
      guard case .vector(let image) = symbol.asset.content else {
        Issue.record("\(symbol) is no drawing of paths")
        continue
      }
      #expect(symbol.asset.isTemplate)
      #expect(!image.paths.isEmpty)
      for path in image.paths {
        #expect(path.fill == .current(opacity: 1) || path.stroke?.ink == .current(opacity: 1))
        let points = path.steps.flatMap { step -> [Point] in
          switch step {
          case .move(let point), .line(let point): [point]
          case .curve(let point, _, _): [point]
          case .close: []
          }
        }
        let room = 1...23.0
        #expect(
          points.allSatisfy { room.contains($0.x) && room.contains($0.y) }, "\(symbol)")
      }
    }
  }

  @Test("no symbol has two drawings")
  func ambiguous() {
    let names = StandInSymbol.allCases.flatMap(\.systemNames)
    #expect(Set(names).count == names.count)
    for symbol in StandInSymbol.allCases {
      for name in symbol.systemNames { #expect(StandInSymbol.named(name) == symbol) }
    }
  }

  @Test("an unknown symbol is a placeholder of the symbol's size, and is named")
  func unknown() {
    let list = rendered(Image(systemName: "mustache.up").font(.system(size: 20)))
    #expect(list.images == [])
    #expect(list.fills.map(\.rect.size) == [Size(width: 24, height: 21)])
    let problem = LayoutProblem.unknownSymbol(name: "mustache.up", width: 24, height: 21)
    #expect(list.problems == [problem])
    #expect("\(problem)".contains("of 24 × 21 points"))
    #expect("\(problem)".contains("'mustache.up'"))
  }

  @Test("a symbol without a drawing has a placeholder of its true size, if that is known")
  func unknownOfKnownSize() {
    let list = rendered(Image(systemName: "align.horizontal.left.fill").font(.system(size: 20)))
    #expect(list.fills.map(\.rect.size) == [Size(width: 28, height: 25)])
  }

  @Test(
    "names that widgets use have a drawing, also with variants, badges and other names",
    arguments: [
      "person.crop.circle.fill", "person.fill.badge.plus", "calendar.badge.clock", "bell.badge",
      "bell.badge.fill", "chevron.backward.circle", "gear", "cart.badge.plus",
      "cloud.bolt.rain.fill",
      "person.crop.circle.badge.checkmark", "arrow.up.forward.square", "globe.americas.fill",
      "gauge.with.dots.needle.67percent", "mic.slash.fill", "dollarsign.circle.fill",
    ])
  func composed(name: String) {
    let list = drawn(name)
    #expect(!list.problems.contains { $0.identifier == "unknown-symbol" })
    #expect(list.images.count == 1)
  }

  @Test("a symbol of estimated size is said, one of known size is not")
  func estimated() {
    #expect(drawn("calendar.badge.clock").problems == [])
    let problems = drawn("iphone").problems
    #expect(problems.map(\.identifier) == ["drawn-differently"])
    #expect("\(problems)".contains("estimated size"))
  }

  @Test(
    "a name that is another one's with something else is unknown",
    arguments: [
      "calendar.badge.nothing", "badge.plus", "gear.badge.badge.plus", "bell.fill.nothing",
    ])
  func notComposed(name: String) {
    #expect(drawn(name).problems.map(\.key) == ["unknown-symbol-\(name)"])
  }

  @Test("a faint part is one area, without a line that is seen through it")
  func faintParts() {
    let bars = paths(of: Image(systemName: "chart.bar.fill", variableValue: 0))
    #expect(bars.count == 3)
    #expect(bars.allSatisfy { $0.stroke == nil && $0.fill == .current(opacity: 0.3) })
    let full = paths(of: Image(systemName: "chart.bar.fill", variableValue: 1))
    #expect(full.allSatisfy { ($0.fill ?? $0.stroke?.ink) == .current(opacity: 1) })
  }

  @Test("two styles are the palette of a symbol; of a warning, the sign has the first")
  func palette() {
    let warning = Image(systemName: "exclamationmark.triangle.fill")
    let (first, second) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let colors = paths(of: warning.foregroundStyle(first, second)).map { $0.fill ?? $0.stroke?.ink }
    let inks = [first, second].map { VectorPath.Ink.color($0.resolved(in: ColorAppearance())) }
    #expect(colors.first == inks[1])
    #expect(colors.last == inks[0])
    let asked = warning.symbolRenderingMode(.palette).foregroundStyle(first, second)
    #expect(paths(of: asked).map { $0.fill ?? $0.stroke?.ink } == colors)
    let plain = paths(of: warning.symbolRenderingMode(.monochrome).foregroundStyle(first, second))
    #expect(plain.allSatisfy { ($0.fill ?? $0.stroke?.ink) == .current(opacity: 1) })
    let own = rendered(warning.symbolRenderingMode(.multicolor))
    #expect(own.problems == [])
  }

  private func paths(of view: some View) -> [VectorPath] {
    guard case .vector(let image) = rendered(view).images.first?.content else { return [] }
    return image.paths
  }

  @Test("a catalog's own drawing of a symbol comes first")
  func catalog() {
    let own = ImageAsset(
      content: .bitmap(BitmapImage(width: 1, height: 1, png: [])), size: Size(width: 1, height: 1))
    let list = rendered(Image(systemName: "calendar")) {
      $0.images = ImageCatalog(symbols: ["calendar": own])
    }
    #expect(list.images.first?.content == own.content)
  }
}
