// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentValidation
import RuleTestSupport
import TestSupport
import WidgetProject

@testable import IntentRules

/// An application with one definition, and what App Store Connect is expected to say of it.
struct AppStoreProject {
  /// The language of the development.
  var development = "en"

  /// The files that the application copies, besides the tables.
  var resources: [String] = []

  /// The content of the tables of the definition, by language.
  var tables: [String: String] = [:]

  /// The path of the definition.
  var definition = "Widget.intentdefinition"

  /// The title and the description in the definition; nil for none, as for an empty text without a key.
  var title: String? = "Show"
  var description: String? = "Shows it"

  /// Whether the texts have keys, `tItLe1` and `tExt01`.
  var hasKeys = true

  /// Other files, by path.
  var files: [String: String] = [:]

  /// The lines that are predicted: the kind of text, the locale and, for a doubt, a question mark.
  func lines() throws -> [String] {
    let folder = try ScratchFolder()
    let tablePaths = tables.keys.sorted().map { "\($0).lproj/Widget.strings" }
    for (language, content) in tables {
      try folder.write(content, to: "\(language).lproj/Widget.strings")
    }
    for (path, content) in files { try folder.write(content, to: path) }
    try folder.write(definitionText, to: definition)
    if files["App.xcodeproj/project.pbxproj"] == nil {
      let project = Self.projectText(
        development: development, sources: [definition], resources: tablePaths + resources)
      try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    }
    return Self.lines(Linter(rules: .all).findings(in: ProjectLoader.load([folder.path])))
  }

  /// The lines that findings predict.
  static func lines(_ findings: [Diagnostic]) -> [String] {
    findings.compactMap { finding in
      let kinds = [
        "app-store-title-missing": "title", "app-store-description-missing": "description",
      ]
      guard let kind = kinds[finding.id] else { return nil }
      let data = finding.data.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let locale = data.split(separator: "locale=").last ?? ""
      return "\(kind) \(locale)" + (finding.severity == .note ? "?" : "")
    }
    .sorted()
  }

  private var definitionText: String {
    func entry(_ key: String, _ text: String?) -> String {
      text.map { "<key>\(key)</key><string>\($0)</string>" } ?? ""
    }
    return """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      \(entry("INIntentTitle", title))
      \(entry("INIntentTitleID", hasKeys ? "tItLe1" : nil))
      \(entry("INIntentDescription", description))
      \(entry("INIntentDescriptionID", hasKeys ? "tExt01" : nil))
      </dict></array></dict></plist>
      """
  }

  /// A project file with one application of the given files.
  static func projectText(
    development: String, sources: [String], resources: [String]
  ) -> String {
    let paths = sources + resources
    let objects = paths.indices.map { index in
      """
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      F\(index) = { isa = PBXFileReference; path = "\(paths[index])"; sourceTree = "<group>"; };
      """
    }
    let builds = paths.indices.map { "B\($0)" }
    return """
      { objects = {
      P = { isa = PBXProject; developmentRegion = "\(development)"; targets = (T); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); \
      productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (\(builds.prefix(sources.count).joined(separator: ","))); };
      R = { isa = PBXResourcesBuildPhase; files = (\(builds.dropFirst(sources.count).joined(separator: ","))); };
      \(objects.joined(separator: "\n"))
      }; rootObject = P; }
      """
  }
}
