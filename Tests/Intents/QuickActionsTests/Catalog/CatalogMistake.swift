// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import TestSupport
import Testing

/// A catalog with marks around what is wrong in it, and what is to be said of that.
struct CatalogMistake: Sendable, CustomTestStringConvertible {
  var marked: String
  var findings: [(id: String, sentence: String)]

  /// A sound catalog whose members are replaced or, where nil is given, left out; others stand before the last.
  init(
    _ changes: KeyValuePairs<String, String?>, _ findings: (id: String, sentence: String)...
  ) {
    var members: KeyValuePairs<String, String> {
      [
        "version": "1", "intent": "\"ShopConfiguration\"", "parameter": "\"screens\"",
        "widget": #"{"kind":"Shop","families":["systemMedium"]}"#,
        "destinations":
          #"[{"identifier":"cart","title":"Cart","properties":{"url":"shop://cart"}}]"#,
      ]
    }
    var rest = Array(changes)
    var lines: [String] = []
    for (key, value) in members {
      if key == "destinations" {
        let known = members.map(\.key)
        for (key, value) in rest where !known.contains(MarkedText(key).text) {
          lines.append("\"\(key)\":\(value ?? "")")
        }
      }
      let change = rest.first { $0.key == key }
      rest.removeAll { $0.key == key }
      if let value = change.map(\.value) ?? value { lines.append("\"\(key)\":\(value)") }
    }
    // The first byte is that of the catalog, where a mark before a member's name stands for the whole.
    let isWhole = changes.contains { $0.value == nil }
    marked = (isWhole ? "↓{↓" : "{") + lines.joined(separator: ",\n") + "}"
    self.findings = findings
  }

  /// A sound catalog but for the properties of its destination.
  init(properties: String, _ findings: (id: String, sentence: String)...) {
    self.init([
      "destinations":
        "[{\"identifier\":\"cart\",\"title\":\"Cart\",\"properties\":{\(properties)}}]"
    ])
    self.findings = findings
  }

  var testDescription: String { findings.map(\.sentence).joined(separator: " / ") }

  /// The catalog's text without the marks.
  var text: String { MarkedText(marked).text }

  /// The definition that the catalogs are for.
  static func definition() throws -> IntentDefinition {
    func property(
      _ name: String, _ type: String, isArray: Bool = false,
      _ keys: KeyValuePairs<String, PropertyListLiteral> = [:]
    ) -> PropertyListLiteral {
      TestWidget.attribute("INTypeProperty", name, type, isArray: isArray, keys)
    }
    var widget = TestWidget()
    widget.enums = [TestWidget.enumType("Style", "plain", "fancy")]
    widget.parameters = [
      TestWidget.attribute("INIntentParameter", "title", "String"),
      TestWidget.attribute("INIntentParameter", "shop", "Object", ["ObjectType": "Shop"]),
    ]
    widget.properties = [
      property("imageName", "String"), property("count", "Integer"), property("isNew", "Boolean"),
      property("price", "Decimal"), property("pause", "TimeInterval"),
      property("style", "Integer", ["EnumType": "Style"]),
      property("foreign", "Integer", ["EnumType": "Elsewhere"]),
      property("help", "URL"), property("links", "URL", isArray: true),
      property("related", "Object", ["ObjectType": "Screen"]), property("day", "DateComponents"),
    ]
    return try widget.definition()
  }

  /// Everything that is found wrong with the catalog; of one that cannot be used at all, what it is refused with.
  func diagnostics() throws -> [Diagnostic] {
    let definition = try Self.definition()
    do throws(ActionCatalogError) {
      let catalog = try ActionCatalog(SourceFile(name: "Shop.actions.json", text: text))
      return catalog.diagnostics(against: definition)
    } catch {
      return error.diagnostics
    }
  }
}
