// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ShownWidgets
import TerminalText
import Testing
import WidgetViews

@Suite struct DeviceTableTests {
  @Test(
    "the table has the screen and a name of every device, in lines that fit", arguments: [48, 80])
  func table(width: Int) {
    let text = DeviceTable(width: width, style: TerminalStyle(isColored: false)).text
    for device in WidgetDevice.all {
      #expect(text.contains(device.identifier))
      if let name = device.names.first { #expect(text.contains(name.prefix { $0 != " " })) }
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test("the document names every device once")
  func document() {
    for device in WidgetDevice.all {
      #expect(
        DeviceDocument.text.split(separator: "\"identifier\": \"\(device.identifier)\"").count == 2)
    }
  }
}
