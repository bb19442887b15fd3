// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentGeneration
import PropertyListSyntax
import SourceText

/// The classes that Xcode generates of the entities of a Core Data model, so that sources that use them compile.
///
/// Objects hold their properties, and no store keeps them. Source: Core Data's guide, 'Generating code'; the files that Xcode writes.
struct ManagedObjectClasses {
  /// A start tag of the model's file.
  private struct Tag {
    var name: Substring
    var attributes: [String: String] = [:]
  }

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
    var isOpen = false
    for tag in Self.tags(in: model) {
      switch tag.name {
      case "entity":
        if isOpen { lines.append("}") }
        isOpen = Self.start(tag, &lines)
      case "attribute" where isOpen: lines.append(Self.property(tag))
      case "relationship" where isOpen: lines += Self.relationship(tag)
      default: break
      }
    }
    if isOpen { lines.append("}") }
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
  private static func start(_ tag: Tag, _ lines: inout [String]) -> Bool {
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
    ]
    return true
  }

  private static func property(_ tag: Tag) -> String {
    let name = tag.attributes["name"] ?? "_"
    let (type, value) = type(of: tag)
    return "  public var \(name.swiftName): \(type)\(value.map { " = \($0)" } ?? "")"
  }

  /// The type of an attribute, and the value that it begins with; nil for an optional.
  private static func type(of tag: Tag) -> (String, String?) {
    let attributes = tag.attributes
    let isScalar = attributes["usesScalarValueType"] == "YES"
    let value = attributes["defaultValueString"]
    switch attributes["attributeType"] ?? "" {
    case "Integer 16" where isScalar:
      return ("Int16", value.flatMap(Int16.init).map(String.init) ?? "0")
    case "Integer 32" where isScalar:
      return ("Int32", value.flatMap(Int32.init).map(String.init) ?? "0")
    case "Integer 64" where isScalar:
      return ("Int64", value.flatMap(Int64.init).map(String.init) ?? "0")
    case "Float" where isScalar: return ("Float", value.flatMap(Float.init).map { "\($0)" } ?? "0")
    case "Double" where isScalar:
      return ("Double", value.flatMap(Double.init).map { "\($0)" } ?? "0")
    case "Boolean" where isScalar: return ("Bool", value == "YES" ? "true" : "false")
    case "Integer 16", "Integer 32", "Integer 64", "Float", "Double", "Boolean":
      return ("NSNumber?", nil)
    case "Decimal": return ("NSDecimalNumber?", nil)
    case "Date": return ("Date?", nil)
    case "String": return ("String?", value.map(SwiftLiteral.string))
    case "Binary": return ("Data?", nil)
    case "UUID": return ("UUID?", nil)
    case "URI": return ("URL?", nil)
    default: return ("\(attributes["customClassName"] ?? "NSObject")?", nil)
    }
  }

  private static func relationship(_ tag: Tag) -> [String] {
    let attributes = tag.attributes
    let name = attributes["name"] ?? "_"
    let target = attributes["destinationEntity"] ?? "NSManagedObject"
    guard attributes["toMany"] == "YES" else {
      return ["  public var \(name.swiftName): \(target)?"]
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
      "  public var \(name.swiftName): \(set)?",
      "  public func addTo\(suffix)(_ value: \(target)) {",
      "    let changed: \(mutable) = \(copy)", "    changed.add(value)",
      "    \(name.swiftName) = changed", "  }",
      "  public func removeFrom\(suffix)(_ value: \(target)) {",
      "    let changed: \(mutable) = \(copy)", "    changed.remove(value)",
      "    \(name.swiftName) = changed", "  }",
    ]
  }

  /// The start tags of a text; the file is written by Xcode, one tag a line.
  private static func tags(in text: String) -> [Tag] {
    text.split(separator: "<").compactMap { part in
      guard let end = part.firstIndex(of: ">"), part.first?.isLetter == true else { return nil }
      let content = part[..<end]
      var tag = Tag(name: content.prefix { $0.isLetter })
      var rest = content.dropFirst(tag.name.count)
      while let equals = rest.firstRange(of: "=\"") {
        let name = rest[..<equals.lowerBound].filter { !$0.isWhitespace }
        let value = rest[equals.upperBound...].prefix { $0 != "\"" }
        tag.attributes[name] = value.split(separator: "&quot;", omittingEmptySubsequences: false)
          .joined(separator: "\"")
        rest = rest[value.endIndex...].dropFirst()
      }
      return tag
    }
  }
}
