// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite struct WidgetFamilyTests {
  @Test("the families have WidgetKit's names")
  func names() {
    #expect(
      WidgetFamily.allCases.map(\.rawValue) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCorner",
        "accessoryCircular", "accessoryRectangular", "accessoryInline",
      ])
  }

  @Test("an accessory family is one whose name says so", arguments: WidgetFamily.allCases)
  func accessory(family: WidgetFamily) {
    #expect(family.isAccessory == family.rawValue.hasPrefix("accessory"))
  }
}
