// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct DeviceTitleTests {
  @Test(
    "generations of one line are one name, counted upwards",
    arguments: [
      (InterfaceLanguage.english, "iPhone SE (2nd, 3rd generation), iPhone 8"),
      (.japanese, "iPhone SE（第2・3世代）、iPhone 8"),
    ])
  func generations(language: InterfaceLanguage, names: String) throws {
    let device = try #require(WidgetDevice.named("375x667"))
    let texts = PageTexts(language)
    let title = DeviceTitle(device, texts)
    #expect(texts.list(title.names) == names)
    #expect(title.points == "375 × 667")
  }

  @Test("every device has a title")
  func all() {
    for device in WidgetDevice.all {
      let title = DeviceTitle(device, PageTexts())
      #expect(!title.short.isEmpty && title.names.count <= max(1, device.names.count))
    }
  }
}
