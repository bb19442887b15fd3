// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import Testing

@Suite("Families of widgets")
struct SizeClassTests {
  @Test("a size class goes by its name in the file and by its family's in WidgetKit")
  func names() {
    #expect(
      SizeClass.allCases.map(\.rawValue) == [
        "Small", "Medium", "Large", "ExtraLarge", "AccessoryInline", "AccessoryCorner",
        "AccessoryCircular", "AccessoryRectangular",
      ])
    #expect(
      SizeClass.allCases.map(\.widgetFamily) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryInline",
        "accessoryCorner", "accessoryCircular", "accessoryRectangular",
      ])
  }

  @Test("a family is found by its name", arguments: SizeClass.allCases)
  func family(sizeClass: SizeClass) {
    #expect(SizeClass(widgetFamily: sizeClass.widgetFamily) == sizeClass)
  }

  @Test(
    "a name that is not exactly a family's is none",
    arguments: [
      "", "system", "Small", "medium", "systemmedium", "SystemMedium", "systemMedium ",
      "systemAccessoryInline", "AccessoryInline", "systemSystemSmall", "systemHuge",
    ])
  func noFamily(name: String) {
    #expect(SizeClass(widgetFamily: name) == nil)
  }
}
