// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ShadowStyleTests {
  private func effects(_ view: some View) -> [DisplayEffect] {
    rendered(view).items.flatMap { item -> [DisplayEffect] in
      guard case .beginGroup(let group) = item else { return [] }
      return group.effects
    }
  }

  private func isShadow(_ effect: DisplayEffect) -> Bool {
    if case .shadow = effect { true } else { false }
  }

  @Test("a style's shadow is that of the shapes, texts and symbols drawn in it")
  func drop() {
    let style = Color.red.shadow(.drop(radius: 2, y: 1))
    #expect(effects(Circle().fill(style)).filter(isShadow).count == 1)
    #expect(effects(Text("a").foregroundStyle(style)).filter(isShadow).count == 1)
    #expect(effects(Image(systemName: "star").foregroundStyle(style)).filter(isShadow).count == 1)
    #expect(effects(Circle().foregroundStyle(style)).filter(isShadow).count == 1)
    #expect(effects(Circle().fill(style.shadow(.drop(radius: 4)))).filter(isShadow).count == 2)
    #expect(effects(Circle().fill(Color.red)).isEmpty)
  }

  @Test("an inner shadow is cut off at the shape, and reported where there is none")
  func inner() {
    let style = Color.red.shadow(.inner(radius: 2))
    let list = rendered(RoundedRectangle(cornerRadius: 8).fill(style))
    let clips = list.items.filter { item in
      guard case .beginGroup(let group) = item else { return false }
      return group.clip != nil
    }
    #expect(clips.count == 1)
    #expect(list.problems == [])
    let text = rendered(Text("a").foregroundStyle(style))
    #expect(text.problems == [.drawnDifferently(.innerShadow, view: nil)])
  }
}
