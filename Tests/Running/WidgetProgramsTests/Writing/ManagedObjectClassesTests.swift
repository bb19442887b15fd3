// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct ManagedObjectClassesTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Plant" representedClassName="Plant" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="height" attributeType="Double" defaultValueString="1.5" usesScalarValueType="YES"/>
            <attribute name="count" attributeType="Integer 16" usesScalarValueType="NO"/>
            <relationship name="bed" optional="YES" maxCount="1" destinationEntity="Bed"/>
        </entity>
        <entity name="Bed" representedClassName="Bed" codeGenerationType="class">
            <relationship name="plants" optional="YES" toMany="YES" destinationEntity="Plant"/>
        </entity>
        <entity name="Own" representedClassName="Own">
            <attribute name="name" optional="YES" attributeType="String"/>
        </entity>
    </model>
    """

  @Test func `Entities whose classes are generated become classes, and others do not`() throws {
    let text = try #require(ManagedObjectClasses(Self.model).text)
    #expect(
      text == """
        // Generated of the Core Data model, as Xcode does.
        import CoreData
        import Foundation

        extension Plant: Identifiable {}

        public class Plant: NSManagedObject, @unchecked Sendable {
          public class func fetchRequest() -> NSFetchRequest<Plant> {
            NSFetchRequest<Plant>(entityName: "Plant")
          }
          public var name: String?
          public var height: Double = 1.5
          public var count: NSNumber?
          public var bed: Bed?
        }

        extension Bed: Identifiable {}

        public class Bed: NSManagedObject, @unchecked Sendable {
          public class func fetchRequest() -> NSFetchRequest<Bed> {
            NSFetchRequest<Bed>(entityName: "Bed")
          }
          public var plants: NSSet?
          public func addToPlants(_ value: Plant) {
            let changed: NSMutableSet = NSMutableSet(set: (plants as? Set<NSObject>) ?? [])
            changed.add(value)
            plants = changed
          }
          public func removeFromPlants(_ value: Plant) {
            let changed: NSMutableSet = NSMutableSet(set: (plants as? Set<NSObject>) ?? [])
            changed.remove(value)
            plants = changed
          }
        }

        """)
  }

  @Test func `The version of a model that is in use is read`() throws {
    let scratch = try ScratchFolder()
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    try scratch.write(
      "\(head)<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>B.xcdatamodel</string></dict></plist>",
      to: "M.xcdatamodeld/.xccurrentversion")
    for name in ["A", "B"] {
      try scratch.write(
        "<entity name=\"\(name)\" codeGenerationType=\"class\">",
        to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
    }
    let text = try #require(
      ManagedObjectClasses(of: FilePath(scratch.path("M.xcdatamodeld")), in: .disk).text)
    #expect(text.contains("class B: NSManagedObject"))
    #expect(!text.contains("class A"))
  }

  @Test func `A folder without a model has no classes`() throws {
    let scratch = try ScratchFolder()
    #expect(
      ManagedObjectClasses(of: FilePath(scratch.path("M.xcdatamodeld")), in: .disk).text == nil)
    #expect(ManagedObjectClasses("<model></model>").text == nil)
  }
}
