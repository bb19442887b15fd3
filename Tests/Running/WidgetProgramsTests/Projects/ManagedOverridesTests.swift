// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct ManagedOverridesTests {
  @Test func `What an extension of a managed object's class overrides meets a requirement`() {
    let text = """
      public extension Plant {
        override func awakeFromInsert() {
          super.awakeFromInsert()
        }
        override public func willSave() { name = nil }
        func didSave() {}
      }
      extension Shop.Leaf: Named {
        var name: String { "" }
      }
      """
    #expect(ManagedOverrides.isMeant(in: text))
    #expect(
      ManagedOverrides.compiled(text) == """
        public extension Plant {
           func overriddenAwakeFromInsert() {
            super.awakeFromInsert()
          }
           public func overriddenWillSave() { name = nil }
          func didSave() {}
        }; extension Plant: ManagedObjectOverrides {}
        extension Shop.Leaf: Named {
          var name: String { "" }
        }
        """)
  }

  @Test func `Other overrides stay as they are`() {
    let text = """
      class Plant: NSManagedObject {
        override func awakeFromInsert() {}
      }
      extension Plant { func willSave() {} }
      """
    #expect(ManagedOverrides.compiled(text) == text)
    #expect(!ManagedOverrides.isMeant(in: "extension Plant { override func layoutSubviews() {} }"))
  }
}
