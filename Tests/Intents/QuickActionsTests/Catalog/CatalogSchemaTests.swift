// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import QuickActions
import SourceText
import TestSupport
import Testing
import WidgetValues

/// The schema describes what the decoder reads; each is tried on the other's word.
@Suite("The schema of catalogs")
struct CatalogSchemaTests {
  private typealias Object = [String: Any]

  private static func schema() throws -> Object {
    let content = try Repository.content(of: "Documentation/Schemas/actions.schema.json")
    return try #require(try JSONSerialization.jsonObject(with: Data(content)) as? Object)
  }

  /// The schema of an object, and the way from a catalog to the objects that it describes.
  private static let parts: [(definition: String?, path: [String])] = [
    (nil, []), ("widget", ["widget"]), ("section", ["sections", "0"]),
    ("destination", ["destinations", "0"]), ("style", ["style"]), ("font", ["style", "font"]),
    ("icon", ["style", "icon"]), ("familyStyle", ["style", "systemLarge"]),
  ]

  private func part(_ name: String?) throws -> Object {
    let schema = try Self.schema()
    guard let name else { return schema }
    return try #require((schema["$defs"] as? Object)?[name] as? Object)
  }

  private func example() throws -> Object {
    try #require((try Self.schema()["examples"] as? [Object])?.first)
  }

  /// A copy of a document with a change of the object at a path.
  private func changed(
    _ value: Any, at path: ArraySlice<String>, _ change: (inout Object) -> Void
  ) -> Any {
    if var elements = value as? [Any], let step = path.first, let index = Int(step) {
      elements[index] = changed(elements[index], at: path.dropFirst(), change)
      return elements
    }
    var object = value as? Object ?? [:]
    if let step = path.first {
      object[step] = changed(object[step] ?? [:], at: path.dropFirst(), change)
    } else {
      change(&object)
    }
    return object
  }

  /// What the decoder finds in the example with a change.
  private func findings(
    at path: [String], _ change: (inout Object) -> Void = { _ in }
  ) throws -> [String] {
    let document = changed(try example(), at: path[...], change)
    let data = try JSONSerialization.data(withJSONObject: document)
    do throws(ActionCatalogError) {
      let text = String(decoding: data, as: UTF8.self)
      return try ActionCatalog(SourceFile(name: "example", text: text)).diagnostics.map(\.id)
    } catch {
      return error.diagnostics.map(\.id)
    }
  }

  @Test("the schema's example is read without a finding")
  func soundExample() throws {
    #expect(try findings(at: []).isEmpty)
  }

  @Test("the decoder misses a member exactly where the schema requires it", arguments: parts)
  func requiredMembers(definition: String?, path: [String]) throws {
    let part = try part(definition)
    let required = part["required"] as? [String] ?? []
    let members = try #require(part["properties"] as? Object)
    for member in members.keys {
      let found = try findings(at: path) { $0[member] = nil }
      #expect(
        found == (required.contains(member) ? ["catalog-member-missing"] : []), "\(member)")
    }
    let oneOf = (part["anyOf"] as? [[String: [String]]] ?? []).flatMap { $0["required"] ?? [] }
    if !oneOf.isEmpty {
      let found = try findings(at: path) { object in
        for member in oneOf { object[member] = nil }
      }
      #expect(found == ["catalog-member-missing"])
    }
  }

  @Test("the decoder knows the members that the schema names, and no others", arguments: parts)
  func names(definition: String?, path: [String]) throws {
    let members = try #require(part(definition)["properties"] as? Object)
    for member in members.keys {
      let unknown = try findings(at: path) { $0[member + "Other"] = $0[member] ?? 0 }
      #expect(unknown == ["unknown-catalog-member"], "\(member)")
      // A value that no member takes: the decoder looks at each, but for the schema's own.
      let wrong = try findings(at: path) { $0[member] = NSNull() }
      #expect(wrong.isEmpty == (member == "$schema"), "\(member)")
    }
  }

  @Test("the schema names the colors, the words and the limits of a style that the decoder knows")
  func styleValues() throws {
    func members(_ part: String) throws -> Object {
      try #require(self.part(part)["properties"] as? Object)
    }
    func words(_ value: Any?) -> [String] { (value as? Object)?["enum"] as? [String] ?? [] }
    func limits(_ value: Any?) -> [Double] {
      ["minimum", "maximum"].compactMap { (value as? Object)?[$0] as? Double }
    }
    let colors = try #require(part("color")["anyOf"] as? [Any])
    #expect(words(colors.last) == StyleColor.names)
    let (style, font, icon) = try (members("style"), members("font"), members("icon"))
    #expect(words(font["textStyle"]) == StyleWords.textStyles.map(\.key))
    #expect(words(font["weight"]) == StyleWords.weights.map(\.key))
    #expect(words(icon["rendering"]) == WidgetStyle.IconRendering.allCases.map(\.rawValue))
    #expect(words(style["titlePlacement"]) == WidgetStyle.TitlePlacement.allCases.map(\.rawValue))
    #expect(
      try words(members("familyStyle")["layout"]) == WidgetStyle.Layout.allCases.map(\.rawValue))
    func bounds(_ range: ClosedRange<Double>) -> [Double] { [range.lowerBound, range.upperBound] }
    #expect(limits(style["cornerRadius"]) == bounds(StyleLimits.cornerRadius))
    #expect(limits(style["spacing"]) == bounds(StyleLimits.spacing))
    #expect(limits(font["size"]) == bounds(StyleLimits.fontSize))
    #expect(limits(icon["size"]) == bounds(StyleLimits.iconSize))
    #expect(try limits(part("tileHeight")) == bounds(StyleLimits.tileHeight))
    #expect(
      try limits(part("columns"))
        == [Double(StyleLimits.columns.lowerBound), Double(StyleLimits.columns.upperBound)])
    for family in StyleWords.families { #expect(style[family.rawValue] != nil) }
  }
}
