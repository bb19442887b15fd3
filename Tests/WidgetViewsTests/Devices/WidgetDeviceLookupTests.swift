// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct WidgetDeviceLookupTests {
  @Test("the default is the screen of 390 by 844 points")
  func standard() {
    #expect(WidgetDevice.default.identifier == "390x844")
    #expect(WidgetDevice.default.size(of: .systemMedium) == Size(width: 338, height: 158))
    #expect(WidgetDevice.default.size(of: .systemExtraLarge) == nil)
  }

  @Test(
    "a device is found by its screen or its name, in any case",
    arguments: [
      ("390x844", "390x844"), ("390X844", "390x844"), ("390×844", "390x844"),
      ("iPhone 16e", "390x844"), ("iphone 15 pro", "393x852"), ("iPhone 13 mini", "360x780"),
      ("iPhone SE (3rd generation)", "375x667"), ("1024x1366", "1024x1366"),
    ])
  func found(name: String, identifier: String) {
    #expect(WidgetDevice.named(name)?.identifier == identifier)
  }

  @Test("no two devices share a name")
  func unambiguous() {
    let names = WidgetDevice.all.flatMap { [$0.identifier] + $0.names }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }
}
