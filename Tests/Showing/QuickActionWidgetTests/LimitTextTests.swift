// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import Testing
import WidgetViews

@testable import QuickActionWidget

@Suite struct LimitTextTests {
  @Test("a limit is worth knowing, says how and where, and is no problem of the widget")
  func severities() {
    let issue = WidgetIssue.layout(.drawnDifferently(.variableValue, view: "Level"))
    #expect(issue.isLimit && issue.severity == .note)
    #expect(
      issue.description
        == "'variableValue' is drawn differently here: the whole symbol is drawn, "
        + "unless it shows waves, bars or radio signals (in 'Level')"
    )
    #expect(WidgetIssue.layout(.severalWidgetURLs).severity == .warning)
  }

  @Test("a widget on clear glass shows more of the wallpaper than an accented one")
  func clear() throws {
    var look = WidgetLook(family: .systemSmall, locale: "en")
    look.style = .clear
    #expect(look.renderingMode == .accented && look.isClear && look.style == .clear)
    let canvas = try #require(look.canvas)
    let list = DisplayList(
      rendering: Text("a").containerBackground(Color.red, for: .widget), on: canvas,
      in: look.environment(images: ImageCatalog()))
    let clear = DrawnWidget(programDrawing: list, in: look).list
    guard case .fill(_, .color(let ground)) = clear.items.first else {
      Issue.record("a clear widget has a ground")
      return
    }
    #expect(ground == LayoutSettings.standard.clearGround)
    #expect(clear.items.dropFirst() == list.items.dropFirst())
  }
}
