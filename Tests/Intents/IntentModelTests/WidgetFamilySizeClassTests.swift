// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import Testing
import WidgetValues

@Suite("Families in array sizes")
struct WidgetFamilySizeClassTests {
  @Test("array sizes have their own name for each family")
  func names() {
    #expect(
      WidgetFamily.allCases.map(\.sizeClassName) == [
        "Small", "Medium", "Large", "ExtraLarge", "AccessoryCorner", "AccessoryCircular",
        "AccessoryRectangular", "AccessoryInline",
      ])
  }

  @Test("a family is found by its name in array sizes", arguments: WidgetFamily.allCases)
  func family(family: WidgetFamily) {
    #expect(WidgetFamily(sizeClassName: family.sizeClassName) == family)
  }

  @Test(
    "a name that is not exactly that of a family is unknown",
    arguments: [
      "", "system", "small", "medium", "systemMedium", "SystemMedium", "Medium ",
      "accessoryInline", "SystemSmall", "Huge",
    ])
  func unknown(name: String) {
    #expect(WidgetFamily(sizeClassName: name) == nil)
  }
}
