// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
package import SourceText
package import WidgetProject

extension LintConfiguration {
  /// The version of the format that is read.
  private static let supportedVersion = 1

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - source: The file; what it names, it names from its folder.
  ///   - isFolder: Whether there is a folder at a path.
  /// - Throws: ``LintFileError`` with all that is wrong with the file: a configuration that is read in part would check
  ///   something else than what was asked for.
  package init(
    _ source: SourceFile, isFolder: (FilePath) -> Bool
  ) throws(LintFileError) {
    var reader = try LintFileReader(source, id: "invalid-configuration")
    var selected: [String]?
    var ignored: [String] = []
    self.init(folder: FilePath(source.name).folder)
    let members = reader.members(
      of: reader.document.root,
      known: [
        "$schema", "version", "select", "ignore", "severity", "exclude", "localization", "layout",
      ])
    for (name, value) in members {
      switch name {
      case "version": reader.checkVersion(value, supported: Self.supportedVersion)
      case "select": selected = reader.ruleIDs(value, name)
      case "ignore": ignored = reader.ruleIDs(value, name)
      case "severity": severities = reader.severities(value)
      case "exclude": leftOut = reader.paths(value, name).map { PathPattern($0) }
      case "localization":
        guard let path = reader.path(value, name) else { continue }
        localizationFolder = FilePath(source.name).folder.appending(path).simplified
        if let localizationFolder, !isFolder(localizationFolder) {
          reader.report(.noFolder(path), at: value.range)
        }
      case "layout": checksLayout = reader.boolean(value, "'layout'") ?? false
      default: break
      }
    }
    selection = RuleSelection(selected: selected.map { Set($0) }, ignored: Set(ignored))
    try reader.finish()
  }
}

extension LintFileReader {
  /// The rules that a list of names means.
  fileprivate mutating func ruleIDs(_ value: PropertyListValue, _ name: String) -> [String] {
    strings(value, name).flatMap { element in
      ruleIDs(meantBy: element.value, at: element.range)
    }
  }

  private mutating func ruleIDs(meantBy name: String, at range: SourceRange) -> [String] {
    do throws(UnknownRuleName) {
      return try RuleName.ids(meantBy: name)
    } catch {
      report("\(error)", at: range)
      return []
    }
  }

  /// Severities by rule; what is said of a rule counts more than what is said of its family.
  fileprivate mutating func severities(_ value: PropertyListValue) -> [String: Severity] {
    guard value.kind == .dictionary else {
      report(.wrongType("'severity'", expected: "an object", found: value), at: value.range)
      return [:]
    }
    var ofFamilies: [String: Severity] = [:]
    var ofRules: [String: Severity] = [:]
    for entry in value.entries {
      let ids = ruleIDs(meantBy: entry.key, at: entry.keyRange)
      guard let severity = severity(entry.value, entry.key) else { continue }
      if ids == [entry.key] {
        ofRules[entry.key] = severity
      } else {
        for id in ids { ofFamilies[id] = severity }
      }
    }
    return ofFamilies.merging(ofRules) { _, ofRule in ofRule }
  }

  private mutating func severity(_ value: PropertyListValue, _ name: String) -> Severity? {
    guard let word = string(value, "'\(name)'") else { return nil }
    guard let severity = Severity(rawValue: word) else {
      report(.unknownSeverity(word), at: value.range)
      return nil
    }
    return severity
  }

  /// Paths from the configuration's folder.
  fileprivate mutating func paths(_ value: PropertyListValue, _ name: String) -> [String] {
    strings(value, name).filter { isRelative($0.value, at: $0.range) }.map(\.value)
  }

  fileprivate mutating func path(_ value: PropertyListValue, _ name: String) -> String? {
    string(value, "'\(name)'").flatMap { isRelative($0, at: value.range) ? $0 : nil }
  }

  private mutating func isRelative(_ path: String, at range: SourceRange) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/") else {
      report(.notRelative(path), at: range)
      return false
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownSeverity(_ word: String) -> Self {
    let known = Severity.allCases.reversed().map(\.rawValue)
    let question = NearName.question(word, among: known)
    return
      "'\(word)' is no severity\(question.isEmpty ? "; there are 'error', 'warning' and 'note'" : question)"
  }

  fileprivate static func noFolder(_ path: String) -> Self {
    "there is no folder '\(path)'; name the one that holds the '.lproj' folders, from the folder of this file"
  }

  fileprivate static func notRelative(_ path: String) -> Self {
    "'\(path)' is no path from the folder of this file; write one that does not begin with '/'"
  }
}
