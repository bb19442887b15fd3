// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct ContactSheetTests {
  private func entries() -> [ContactSheet.Entry] {
    var entries: [ContactSheet.Entry] = []
    for locale in ["ja", "en"] {
      for device in ["320x568", "390x844", "430x932"].compactMap(WidgetDevice.named) {
        for appearance in ColorScheme.allCases {
          for (typeSize, fontSize) in [("large", 13.0), ("accessibility3", 34.0)] {
            var widget = SampleWidget()
            widget.size = device.size(of: .systemMedium) ?? widget.size
            widget.colorScheme = appearance
            widget.fontSize = fontSize
            if locale == "en" { widget.titles = ["Enter", "Scan a receipt", "Payments", "Budget"] }
            let list = widget.list
            let problems = list.items.compactMap { item -> String? in
              guard case .text(let text) = item, text.isTruncated else { return nil }
              return "the title '\(text.string)' does not fit"
            }
            entries.append(
              ContactSheet.Entry(
                list: list, locale: locale, device: device, appearance: appearance,
                typeSize: typeSize, problems: problems))
          }
        }
      }
    }
    return entries
  }

  @Test("a page is written as it was recorded")
  func recorded() throws {
    let page = ContactSheet(title: "Quick actions", entries: entries()).page()
    let snapshot = Snapshot("Tests/WidgetRenderingTests/Goldens/contact-sheet.html")
    #expect(try snapshot.mismatch(with: page) == nil)
  }
}
