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
          override public class func entity() -> NSEntityDescription {
            let description = NSEntityDescription()
            description.name = "Plant"
            return description
          }
          override public class func make(of entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
            Plant(entity: entity, insertInto: context)
          }
          public var name: String? { get { managedValue(of: "name") } set { setManagedValue(newValue, of: "name") } }
          public var height: Double { get { managedValue(of: "height") } set { setManagedValue(newValue, of: "height") } }
          public var count: NSNumber? { get { managedValue(of: "count") } set { setManagedValue(newValue, of: "count") } }
          public var bed: Bed? { get { managedValue(of: "bed") } set { setManagedValue(newValue, of: "bed") } }
          override public class var managedDefaults: [String: Any] {
            super.managedDefaults.merging(["height": Double(1.5)] as [String: Any]) { $1 }
          }
        }

        extension Bed: Identifiable {}

        public class Bed: NSManagedObject, @unchecked Sendable {
          public class func fetchRequest() -> NSFetchRequest<Bed> {
            NSFetchRequest<Bed>(entityName: "Bed")
          }
          override public class func entity() -> NSEntityDescription {
            let description = NSEntityDescription()
            description.name = "Bed"
            return description
          }
          override public class func make(of entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
            Bed(entity: entity, insertInto: context)
          }
          public var plants: NSSet? { get { managedValue(of: "plants") } set { setManagedValue(newValue, of: "plants") } }
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
