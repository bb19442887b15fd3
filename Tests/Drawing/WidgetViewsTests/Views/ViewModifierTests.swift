// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ViewModifierTests {
  nonisolated struct Framed: ViewModifier {
    @Environment(\.widgetFamily) private var family
    var width: Double

    func body(content: Content) -> some View {
      content.frame(width: width, height: family == .systemLarge ? 40 : 20)
        .accessibilityIdentifier("framed")
    }
  }

  nonisolated struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content
        content
      }
    }
  }

  @Test("a modifier of one's own makes a view of a view, and reads the environment")
  func body() {
    let list = rendered(Color.red.modifier(Framed(width: 30)), family: .systemLarge)
    #expect(list.frame(of: "framed")?.size == Size(width: 30, height: 40))
    let twice = rendered(Color.red.modifier(Framed(width: 30)).modifier(Twice()))
    #expect(twice.elements.map(\.frame.minY) == [80, 100])
  }

  @Test("modifiers are put together, the first the innermost, and one changes nothing")
  func concatenation() {
    let both = Framed(width: 30).concat(Twice()).concat(EmptyModifier.identity)
    #expect(rendered(Color.red.modifier(both)).elements.map(\.frame.minY) == [80, 100])
    let other = Twice().concat(Framed(width: 30))
    #expect(rendered(Color.red.modifier(other)).elements.count == 1)
  }

  @Test("a modifier of a group is done to all of it at once")
  func groups() {
    let list = rendered(
      VStack(spacing: 0) {
        Group {
          Color.red.frame(height: 10)
          Color.blue.frame(height: 10)
        }.modifier(Framed(width: 30))
      })
    #expect(list.elements.count == 2)
  }

  nonisolated struct Same: View, Equatable {
    var body: some View { Color.red.box("same", 10, 10) }
  }

  private enum Kind: CaseIterable {
    case small, large, never
  }

  @ViewBuilder private func branches(_ kind: Kind) -> some View {
    switch kind {
    case .small:
      let size = 10.0
      Color.red.box("branch", size, size)
    case .large: AnyView(Color.red.box("branch", 20, 20))
    case .never: if #available(macOS 1000, *) { Same() } else { Same().equatable() }
    }
  }

  @Test("branches, optionals and availability are views, and so is what never is")
  func building() {
    #expect(Kind.allCases.map { rendered(branches($0)).elements.count } == [1, 1, 1])
    let some: Same? = Same()
    let none: Never? = nil
    #expect(
      rendered(
        VStack {
          some
          none
        }
      ).elements.map(\.identifier) == ["same"])
  }
}
