// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import Disk
import PropertyListSyntax
package import SourceText
import StringTables
import WidgetProject
import WidgetValues

extension LintConfiguration {
  /// The version of the format that is read.
  private static let supportedVersion = 1

  /// Reads a configuration from its file.
  ///
  /// - Parameters:
  ///   - source: The file; what it names, it names from its folder.
  ///   - rules: The rules that it can name.
  ///   - isFolder: Whether there is a folder at a path.
  /// - Throws: ``LintFileError`` with all that is wrong with the file: a configuration that is read in part would check
  ///   something else than what was asked for.
  package init(
    _ source: SourceFile, rules: RuleSet, isFolder: (FilePath) -> Bool
  ) throws(LintFileError) {
    var reader = try LintFileReader(source, id: "invalid-configuration", rules: rules)
    var selected: [String]?
    var ignored: [String] = []
    self.init(folder: FilePath(source.name).folder)
    let members = reader.members(
      of: reader.document.root,
      known: [
        "$schema", "version", "select", "ignore", "severity", "per-file-ignores", "fail-on",
        "baseline", "exclude", "localization", "languages", "developmentLanguage", "layout", "sdk",
        "diff", "migration",
      ])
    file = source
    for (name, value) in members {
      memberRanges[name] = value.range
      switch name {
      case "version": reader.checkVersion(value, supported: Self.supportedVersion)
      case "select": selected = reader.ruleIDs(value, name)
      case "ignore": ignored = reader.ruleIDs(value, name)
      case "severity": severities = reader.severities(value)
      case "per-file-ignores": perFileIgnores = reader.perFileIgnores(value, name)
      case "fail-on": failOn = reader.severity(value, name)
      case "baseline":
        baseline = reader.path(value, name).map {
          FilePath(source.name).folder.appending($0).simplified
        }
      case "exclude":
        let lines = source.lineTable()
        leftOut = reader.paths(value, name).map { path in
          PathPattern(
            path.value, at: "\(source.name):\(lines.location(of: path.range.start).line)")
        }
      case "languages": languages = reader.languages(value, name)
      case "developmentLanguage":
        developmentLanguage = reader.string(value, "'\(name)'")
          .flatMap { reader.language(Located($0, at: value.range)) }
      case "localization":
        guard let path = reader.path(value, name) else { continue }
        localizationFolder = FilePath(source.name).folder.appending(path).simplified
        if let localizationFolder, !isFolder(localizationFolder) {
          reader.report(.noFolder(path), at: value.range)
        }
      case "diff": diff = reader.diff(value)
      case "migration": migration = reader.migration(value)
      case "layout": checksLayout = reader.boolean(value, "'layout'") ?? false
      case "sdk": sdk = reader.sdk(value, name)
      default: break
      }
    }
    selection = RuleSelection(selected: selected.map { Set($0) }, ignored: Set(ignored))
    try reader.finish()
  }
}

extension LintFileReader {
  /// The rules that a list of names means.
  mutating func ruleIDs(_ value: PropertyListValue, _ name: String) -> [String] {
    strings(value, name).flatMap { element in
      ruleIDs(meantBy: element.value, at: element.range)
    }
  }

  mutating func ruleIDs(meantBy name: String, at range: SourceRange) -> [String] {
    do throws(UnknownRuleName) {
      return try rules.ids(meantBy: name)
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

  /// Rules that are not applied to files, by pattern.
  fileprivate mutating func perFileIgnores(
    _ value: PropertyListValue, _ name: String
  ) -> [PerFileIgnore] {
    guard value.kind == .dictionary else {
      report(.wrongType("'\(name)'", expected: "an object", found: value), at: value.range)
      return []
    }
    return value.entries.compactMap { entry in
      let rules = ruleIDs(entry.value, entry.key)
      guard isRelative(entry.key, at: entry.keyRange) else { return nil }
      return PerFileIgnore(pattern: PathPattern(entry.key), rules: Set(rules))
    }
  }

  fileprivate mutating func severity(_ value: PropertyListValue, _ name: String) -> Severity? {
    guard let word = string(value, "'\(name)'") else { return nil }
    guard let severity = Severity(rawValue: word) else {
      report(.unknownSeverity(word), at: value.range)
      return nil
    }
    return severity
  }

  /// The SDK of a release.
  fileprivate mutating func sdk(_ value: PropertyListValue, _ name: String) -> WidgetSDK? {
    guard let word = string(value, "'\(name)'") else { return nil }
    guard let sdk = WidgetSDK(word) else {
      report(.unknownSDK(word), at: value.range)
      return nil
    }
    return sdk
  }

  /// Paths from the configuration's folder.
  fileprivate mutating func paths(
    _ value: PropertyListValue, _ name: String
  ) -> [Located<String>] {
    strings(value, name).filter { isRelative($0.value, at: $0.range) }
  }

  /// The languages of a list.
  fileprivate mutating func languages(
    _ value: PropertyListValue, _ name: String
  ) -> [LocaleName] {
    strings(value, name).compactMap { language($0) }
  }

  fileprivate mutating func language(_ spelling: Located<String>) -> LocaleName? {
    let name = LocaleName(spelling.value)
    guard name.isLanguage else {
      report(.noLanguage(spelling.value), at: spelling.range)
      return nil
    }
    return name
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
      "invalid severity '\(word)'\(question.isEmpty ? "; use 'error', 'warning' or 'note'" : question)"
  }

  fileprivate static func noFolder(_ path: String) -> Self {
    "the folder '\(path)' does not exist; name the folder that holds the '.lproj' folders, relative to this file's folder"
  }

  fileprivate static func unknownSDK(_ word: String) -> Self {
    let releases = WidgetSDK.all.map { "'\($0)'" }
    return
      "unknown SDK '\(word)'; use the release of iOS that it is of: \(releases.dropLast().joined(separator: ", ")) or \(releases.last ?? "")"
  }

  fileprivate static func noLanguage(_ name: String) -> Self {
    "'\(name)' is not a language; use a code such as 'ja' or 'zh-Hans'"
  }

  fileprivate static func notRelative(_ path: String) -> Self {
    "'\(path)' must be relative to this file's folder; remove the leading '/'"
  }
}
