// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct WidgetAPITests {
  private static var table: WidgetAPITable { WidgetAPITable() }

  @Test("the page of what widgets are written with has every group; RECORD_SNAPSHOTS=1 writes it")
  func page() throws {
    #expect(try Snapshot("Documentation/WidgetAPI.md").mismatch(with: Self.table.page()) == nil)
  }

  @Test("the modules declare each name of their groups, and by uses at least 95 % are offered")
  func declared() throws {
    let table = Self.table
    let missing = try table.undeclaredNames()
    #expect(missing.isEmpty, "\(missing)")
    #expect(table.part { $0.offer.isNothing } <= 5)
    let names = try DeclaredNames(module: "WidgetKit")
    #expect(!names.contains("TimelineProviderOfNobody"))
    #expect(
      DeclaredNames.names(in: "`Image(uiImage:)`, `.accessibility…`") == [
        "Image", "uiImage", "accessibility…",
      ])
  }

  @Test("each group is there once, and those that were counted apart have the counted uses")
  func groups() {
    let groups = Self.table.groups
    #expect(Set(groups.map(\.api)).count == groups.count)
    #expect(groups.count == 118)
    #expect(groups.count { $0.uses == nil } == 50)
    #expect(Self.table.countedUses == 3151)
    #expect(groups.allSatisfy { !$0.offer.isNothing || !$0.note.isEmpty })
  }

  @Test(
    "what the engine offers is drawn, and as on a device unless the page of limits says otherwise")
  func engine() {
    let icon = ImageAsset(
      content: .bitmap(BitmapImage(width: 24, height: 24, png: [])),
      size: Size(width: 24, height: 24))
    for group in Self.table.groups {
      guard case .engine(let view) = group.offer else { continue }
      let list = rendered(view) {
        $0.images = ImageCatalog(["cart": icon])
        $0.colors = ColorCatalog(["Brand": .orange])
      }
      #expect(!list.items.isEmpty, "\(group.api)")
      let unexpected = list.problems.filter { problem in
        switch problem {
        case .drawnDifferently, .missingFont: false
        default: true
        }
      }
      #expect(unexpected.isEmpty, "\(group.api): \(unexpected)")
    }
  }
}
