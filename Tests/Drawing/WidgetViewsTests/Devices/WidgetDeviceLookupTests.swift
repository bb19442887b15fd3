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

  @Test(
    "a name without its generation means all of its line, the newest first",
    arguments: [
      ("iPhone SE", "iPhone SE (3rd generation)", 3), ("SE", "iPhone SE (3rd generation)", 3),
      ("iPhone SE 2", "iPhone SE (2nd generation)", 1), ("se3", "iPhone SE (3rd generation)", 1),
      ("iPad mini", "iPad mini (A17 Pro)", 4), ("iPad mini 6", "iPad mini (6th generation)", 1),
      ("iPad", "iPad (A16)", 7), ("ipad 10", "iPad (10th generation)", 1),
      ("iPad Air", "iPad Air 11-inch (M3)", 7), ("iPad Air 13", "iPad Air 13-inch (M3)", 2),
      ("iPad Pro 11", "iPad Pro 11-inch (4th generation)", 4), ("iPhone 16", "iPhone 16", 1),
      ("iPhone16Pro", "iPhone 16 Pro", 1), ("iPhone X", "iPhone X", 1),
      ("iPhone Air", "iPhone Air", 1), ("390x844", "390x844", 1),
    ])
  func lines(name: String, newest: String, count: Int) {
    let matches = WidgetDevice.matches(name)
    #expect(matches.first?.name == newest)
    #expect(matches.count == count)
  }

  @Test(
    "what names no device finds none",
    arguments: ["", "Pro", "16", "iPhone 18", "iPhone SE 4", "iPhone Pro", "generation", "Pixel"])
  func unknown(name: String) {
    #expect(WidgetDevice.matches(name).isEmpty)
  }

  @Test("the names of iPads are not verified, those of iPhones are")
  func verified() {
    for device in WidgetDevice.all {
      #expect(device.areNamesVerified == !device.names.contains { $0.hasPrefix("iPad") })
    }
  }

  @Test("no two devices share a name")
  func unambiguous() {
    let names = WidgetDevice.all.flatMap { [$0.identifier] + $0.names }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }
}
