// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import RuleTestSupport
import TestSupport
import WidgetProject

@testable import IntentRules

/// A catalog of a test's own, with its definition and what lies beside them.
struct CatalogProject {
  /// Members of the catalog beside those that it needs.
  var members: [String: String] = [:]

  /// The sizes of the array by family; nil for an array of any length.
  var sizes: [String: Int]? = ["Medium": 2]

  /// Other files, by path.
  var files: [String: String] = [:]

  /// The findings of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - path: The file that is checked; the whole folder without one.
  /// - Returns: The findings.
  /// - Throws: What a folder that cannot be written throws.
  func findings(of rule: any Rule.Type, in path: String? = nil) throws -> [Diagnostic] {
    let folder = try ScratchFolder()
    try folder.write(catalog, to: "Widget.actions.json")
    try folder.write(definition, to: "Widget.intentdefinition")
    for (path, content) in files { try folder.write(content, to: path) }
    return Linter(rules: .only(rule)).findings(
      in: ProjectLoader.load([path.map(folder.path) ?? folder.path])
    )
    .filter { $0.id == rule.metadata.id }
  }

  /// An `Info.plist` with the given entries.
  static func infoPlist(_ entries: String) -> String {
    "<plist version=\"1.0\"><dict>\(entries)</dict></plist>\n"
  }

  /// The entries of an application that registers schemes.
  static func application(schemes: String...) -> String {
    let list = schemes.map { "<string>\($0)</string>" }.joined()
    return """
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array>\(list)</array></dict></array>
      """
  }

  /// Destinations that lead to URLs, with the identifiers `d1`, `d2` and so on.
  static func destinations(_ urls: String...) -> String {
    let list = urls.enumerated().map { index, url in
      """
      {"identifier": "d\(index + 1)", "title": "D", "properties": {"url": "\(url)"}}
      """
    }
    return "[\(list.joined(separator: ","))]"
  }

  private var catalog: String {
    let needed = [
      "version": "1", "intent": "\"Show\"", "parameter": "\"places\"",
      "widget": #"{"kind": "Places", "families": ["systemMedium"]}"#,
      "destinations": Self.destinations("places://a", "places://b"),
    ]
    let all = needed.merging(members) { _, own in own }.sorted { $0.key < $1.key }
    return "{\(all.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",\n"))}\n"
  }

  private var definition: String {
    let prefix = "INIntentParameter"
    let entries = (sizes ?? [:]).sorted { $0.key < $1.key }.map { sizeClass, size in
      """
      <dict><key>\(prefix)ArraySizeSizeClass</key><string>\(sizeClass)</string>
      <key>\(prefix)ArraySizeSize</key><integer>\(size)</integer></dict>
      """
    }
    let array =
      sizes == nil
      ? ""
      : """
      <key>\(prefix)FixedSizeArray</key><true/>
      <key>\(prefix)ArraySizes</key><array>\(entries.joined())</array>
      """
    return """
      <plist version="1.0"><dict>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Show</string>
      <key>INIntentParameters</key><array><dict>
      <key>\(prefix)Name</key><string>places</string><key>\(prefix)Type</key><string>Object</string>
      <key>\(prefix)ObjectType</key><string>Place</string>
      <key>\(prefix)SupportsMultipleValues</key><true/>\(array)
      </dict></array></dict></array>
      <key>INTypes</key><array><dict><key>INTypeName</key><string>Place</string>
      <key>INTypeProperties</key><array>
      <dict><key>INTypePropertyName</key><string>url</string>
      <key>INTypePropertyType</key><string>URL</string></dict>
      <dict><key>INTypePropertyName</key><string>image</string>
      <key>INTypePropertyType</key><string>String</string></dict>
      </array></dict></array>
      </dict></plist>

      """
  }
}
