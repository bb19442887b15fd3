// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import Testing
import WidgetViews

@testable import ProgramCheck

@Suite("Examples of one thing in several families")
struct ObservedExampleTests {
  private static func invisible(
    _ example: LayoutProblem.Content, _ count: Int
  ) -> ProgramObservation.Fact {
    .issue(.layout(.invisibleContent(mode: .accented, example: example, count: count)))
  }

  @Test("a text that is invisible is named rather than an image, and an image rather than a shape")
  func texts() {
    let text = Self.invisible(.text("Off"), 1)
    let image = Self.invisible(.image(name: "star"), 4)
    let shape = Self.invisible(.shape, 9)
    #expect(text.saysMore(than: image))
    #expect(image.saysMore(than: shape))
    #expect(!shape.saysMore(than: text))
  }

  @Test("of two texts that of the family with more invisible parts is named")
  func counts() {
    let few = Self.invisible(.text("Off"), 2)
    #expect(Self.invisible(.text("On"), 6).saysMore(than: few))
    #expect(!few.saysMore(than: few))
    #expect(!ProgramObservation.Fact.blank.saysMore(than: .ownReload))
  }
}
