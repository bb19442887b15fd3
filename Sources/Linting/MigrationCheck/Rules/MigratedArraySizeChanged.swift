// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import IntentModel
import SourceText
import SwiftDeclarations
import WidgetValues

/// Lists of fixed size that hold fewer values than before.
struct MigratedArraySizeChanged: MigrationRule {
  static let metadata = RuleMetadata(
    id: "migrated-array-size-changed", family: .migration, severity: .warning,
    summary: "A list of a migrated App Intent has other sizes than in the definition.",
    why: """
      The definition says how many rows a user fills in for each size of the widget. With fewer, \
      rows that users filled in are gone; without a size, the sheet has no rows at all until \
      the user adds them.
      """,
    remedy: """
      Set 'size:' for each family, such as '[.systemSmall: .init(min: 0, max: 3)]'; a number alone \
      means exactly that many.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Places", size: ↓[.systemSmall: 1, .systemMedium: 4])
        var places: [String]?
      }

      """, before: .sized),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Places", default: [])
        var ↓places: [String]?
      }

      """, before: .sized),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(
          title: "Places",
          size: [.systemSmall: .init(min: 0, max: 2), .systemMedium: .init(min: 0, max: 4)])
        var places: [String]?
      }

      """, before: .sized),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    for (old, new) in migration.pairs {
      for parameter in old.intent.parameters
      where parameter.isArray && parameter.isFixedSizeArray?.value == true {
        guard let found = new.parameter(parameter.propertyName, parameter.name?.value),
          found.property.type?.element != nil
        else { continue }
        let file = found.file.source.name
        let subject = Diagnostic.Datum("subject", "\(old.className).\(parameter.propertyName)")
        guard let size = found.attribute?["size"] else {
          findings.add(
            "'\(parameter.propertyName)' has no 'size:' and had a fixed one; set it for each family",
            at: found.property.name.range, in: file, data: [subject])
          continue
        }
        let smaller = Self.smaller(size, than: parameter)
        guard !smaller.isEmpty else { continue }
        let words = smaller.map { "'\($0.family)' \($0.now) instead of \($0.before)" }
        findings.add(
          "'\(parameter.propertyName)' holds fewer values than before (\(words.joined(separator: ", "))); restore the sizes",
          at: size.range, in: file, data: [subject])
      }
    }
  }

  /// The families that have fewer values than the definition gave them.
  private static func smaller(
    _ size: SwiftExpression, than parameter: Attribute
  ) -> [(family: String, now: Int, before: Int)] {
    var sizes: [String: Int] = [:]
    guard case .dictionary(let entries) = size.kind else {
      guard let all = maximum(size) else { return [] }
      return families(of: parameter).filter { all < $0.size }
        .map { ($0.family.rawValue, all, $0.size) }
    }
    for entry in entries {
      guard let name = entry.key.lastName, let value = maximum(entry.value) else { continue }
      sizes[name] = value
    }
    return families(of: parameter).compactMap { family, before in
      guard let now = sizes[family.rawValue], now < before else { return nil }
      return (family.rawValue, now, before)
    }
  }

  /// The families that the definition lists, with their sizes.
  private static func families(of parameter: Attribute) -> [(family: WidgetFamily, size: Int)] {
    let listed = Set(parameter.arraySizes?.entries.compactMap(\.sizeClassName?.value) ?? [])
    return WidgetFamily.allCases.filter { listed.contains($0.sizeClassName) }
      .compactMap { family in parameter.arraySize(for: family).map { (family, $0) } }
  }

  /// The most values that a size allows; nil if the source does not say.
  private static func maximum(_ size: SwiftExpression) -> Int? {
    size.integer ?? size.call?["max"]?.integer
  }
}

extension RuleExample {
  /// A definition with a list of two values in a small widget, and four in a medium one.
  fileprivate static let sized = RuleExample.show(
    .parameter(
      "places", type: "String", supportsMultipleValues: 1,
      fixedSizeArray: 1, arraySizes: [.size("Small", size: 2), .size("Medium", size: 4)]))
}
