// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ContentMarginsTests {
  @Test("system families have 16 points of margin, and accessory families none")
  func standard() {
    for family in WidgetFamily.allCases {
      let length: Double = family.isAccessory ? 0 : 16
      #expect(ContentMargins.standard.insets(for: family) == EdgeInsets(all: length))
    }
  }

  @Test("disabled margins are none in any family", arguments: WidgetFamily.allCases)
  func disabled(family: WidgetFamily) {
    #expect(ContentMargins.disabled.insets(for: family) == .zero)
  }

  @Test("margins of one's own belong to their families")
  func custom() {
    let margins = ContentMargins(system: EdgeInsets(all: 11), accessory: EdgeInsets(all: 7))
    #expect(margins.insets(for: .systemLarge) == EdgeInsets(all: 11))
    #expect(margins.insets(for: .accessoryRectangular) == EdgeInsets(all: 7))
  }
}
