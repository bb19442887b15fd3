// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentGeneration
import PropertyListSyntax
import SourceText

/// The classes that Xcode generates of the entities of a Core Data model, so that sources that use them compile.
///
/// A property reads and sets the value that the object has by its name, so that an order by a name finds it. Source: Core Data's guide,
/// 'Generating code'; the files that Xcode writes.
struct ManagedObjectClasses {
  /// The Swift file; nil if no entity has generated code.
  private(set) var text: String?

  /// Reads the version of a model that is in use.
  ///
  /// - Parameters:
  ///   - model: The folder `X.xcdatamodeld` or `X.xcdatamodel`.
  ///   - fileSystem: Where it is.
  init(of model: FilePath, in fileSystem: FileSystem) {
    let contents = Self.version(of: model, in: fileSystem)?.appending("contents")
    let bytes = contents.flatMap { try? fileSystem.bytes(of: $0) }
    self.init(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// Reads the text of a model.
  init(_ model: String) {
    var lines: [String] = []
    var defaults: [String]?
    func end() {
      guard let values = defaults else { return }
      if !values.isEmpty { lines += Self.defaults(values) }
      lines.append("}")
      defaults = nil
    }
    for tag in XcodeTag.tags(in: model) {
      switch tag.name {
      case "entity":
        end()
        if Self.start(tag, &lines) { defaults = [] }
      case "attribute" where defaults != nil:
        let (type, value) = Self.type(of: tag)
        let name = tag.attributes["name"] ?? "_"
        lines.append(Self.property(name, type))
        if let value { defaults?.append("\(SwiftLiteral.string(name)): \(value)") }
      case "relationship" where defaults != nil: lines += Self.relationship(tag)
      default: break
      }
    }
    end()
    guard !lines.isEmpty else { return }
    let head = [
      "// Generated of the Core Data model, as Xcode does.", "import CoreData", "import Foundation",
    ]
    text = (head + lines).joined(separator: "\n") + "\n"
  }

  /// The version that is in use: the one that the model names, or the only one.
  private static func version(of model: FilePath, in fileSystem: FileSystem) -> FilePath? {
    if model.hasExtension("xcdatamodel") { return model }
    if let source = try? fileSystem.source(at: model.appending(".xccurrentversion")),
      let name = try? PropertyListDocument(source).root["_XCCurrentVersionName"]?.string
    {
      return model.appending(name)
    }
    return fileSystem.contents(of: model)?.first { $0.hasExtension("xcdatamodel") }
  }

  /// Begins a class; returns false for an entity whose class is the app's own.
  private static func start(_ tag: XcodeTag, _ lines: inout [String]) -> Bool {
    guard tag.attributes["codeGenerationType"] == "class", let entity = tag.attributes["name"]
    else {
      return false
    }
    let name =
      (tag.attributes["representedClassName"] ?? entity).split(separator: ".").last.map(String.init)
      ?? entity
    let parent = tag.attributes["parentEntity"]
    lines.append("")
    if parent == nil { lines += ["extension \(name): Identifiable {}", ""] }
    lines += [
      "public class \(name): \(parent ?? "NSManagedObject"), @unchecked Sendable {",
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(SwiftLiteral.string(entity)))",
      "  }",
      "  override public class func entity() -> NSEntityDescription {",
      "    let description = NSEntityDescription()",
      "    description.name = \(SwiftLiteral.string(entity))",
      "    return description",
      "  }",
      "  override public class func make(of entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {",
      "    \(name)(entity: entity, insertInto: context)",
      "  }",
    ]
    return true
  }

  private static func property(_ name: String, _ type: String) -> String {
    let key = SwiftLiteral.string(name)
    return
      "  public var \(name.swiftName): \(type) { get { managedValue(of: \(key)) } set { setManagedValue(newValue, of: \(key)) } }"
  }

  /// What new objects of a class begin with.
  private static func defaults(_ values: [String]) -> [String] {
    [
      "  override public class var managedDefaults: [String: Any] {",
      "    super.managedDefaults.merging([\(values.joined(separator: ", "))] as [String: Any]) { $1 }",
      "  }",
    ]
  }

  /// The type of an attribute, and the value that it begins with, as that type; nil for none, and for the zero of a number.
  private static func type(of tag: XcodeTag) -> (String, String?) {
    let attributes = tag.attributes
    let isScalar = attributes["usesScalarValueType"] == "YES"
    let value = attributes["defaultValueString"]
    switch attributes["attributeType"] ?? "" {
    case "Integer 16" where isScalar:
      return ("Int16", value.flatMap(Int16.init).map { "Int16(\($0))" })
    case "Integer 32" where isScalar:
      return ("Int32", value.flatMap(Int32.init).map { "Int32(\($0))" })
    case "Integer 64" where isScalar:
      return ("Int64", value.flatMap(Int64.init).map { "Int64(\($0))" })
    case "Float" where isScalar:
      return ("Float", value.flatMap(Float.init).map { "Float(\($0))" })
    case "Double" where isScalar:
      return ("Double", value.flatMap(Double.init).map { "Double(\($0))" })
    case "Boolean" where isScalar: return ("Bool", value == "YES" ? "true" : nil)
    case "Integer 16", "Integer 32", "Integer 64":
      return ("NSNumber?", value.flatMap(Int64.init).map { "NSNumber(value: Int64(\($0)))" })
    case "Float", "Double":
      return ("NSNumber?", value.flatMap(Double.init).map { "NSNumber(value: \($0))" })
    case "Boolean": return ("NSNumber?", value.map { "NSNumber(value: \($0 == "YES"))" })
    case "Decimal": return ("NSDecimalNumber?", nil)
    case "Date": return ("Date?", nil)
    case "String": return ("String?", value.map(SwiftLiteral.string))
    case "Binary": return ("Data?", nil)
    case "UUID": return ("UUID?", nil)
    case "URI": return ("URL?", nil)
    default: return ("\(attributes["customClassName"] ?? "NSObject")?", nil)
    }
  }

  private static func relationship(_ tag: XcodeTag) -> [String] {
    let attributes = tag.attributes
    let name = attributes["name"] ?? "_"
    let target = attributes["destinationEntity"] ?? "NSManagedObject"
    guard attributes["toMany"] == "YES" else {
      return [property(name, "\(target)?")]
    }
    let isOrdered = attributes["ordered"] == "YES"
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    let mutable = isOrdered ? "NSMutableOrderedSet" : "NSMutableSet"
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    let copy =
      isOrdered
      ? "NSMutableOrderedSet(orderedSet: \(name.swiftName) ?? NSOrderedSet())"
      : "NSMutableSet(set: (\(name.swiftName) as? Set<NSObject>) ?? [])"
    return [
      property(name, "\(set)?"),
      "  public func addTo\(suffix)(_ value: \(target)) {",
      "    let changed: \(mutable) = \(copy)", "    changed.add(value)",
      "    \(name.swiftName) = changed", "  }",
      "  public func removeFrom\(suffix)(_ value: \(target)) {",
      "    let changed: \(mutable) = \(copy)", "    changed.remove(value)",
      "    \(name.swiftName) = changed", "  }",
    ]
  }
}
