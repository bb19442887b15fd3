// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// Looks for the texts of intents in every language of the applications, as App Store Connect does after an upload.
///
/// Both texts are searched for in one go, as each table has to be looked at for both.
struct AppStoreCheck {
  private let applications: [Application]

  /// The definitions that were read, by the names of their files.
  private let definitions: [String: IntentDefinition]

  init(_ project: WidgetProject) {
    applications = project.applications
    definitions = project.definitions.keyed { $0.source.name }
  }

  private struct Key: Hashable {
    var text: AppStoreText
    var file: String
    var intent: String
    var language: LocaleName
  }

  /// The findings: one for each text, intent and language.
  func findings() -> [AppStoreFinding] {
    var findings: [AppStoreFinding] = []
    var indices: [Key: Int] = [:]
    for finding in allFindings() {
      let expected = finding.expected
      let key = Key(
        text: expected.kind, file: finding.file, intent: expected.intentName,
        language: finding.language)
      if let index = indices[key] {
        // Of two applications, the one counts that App Store Connect is sure to speak of.
        if findings[index].cause.severity != nil, finding.cause.severity == nil {
          findings[index] = finding
        }
      } else {
        indices[key] = findings.count
        findings.append(finding)
      }
    }
    return findings
  }

  /// The findings of all applications in their order, searched for on all processors.
  private func allFindings() -> [AppStoreFinding] {
    let bundles = applications.flatMap { application in
      application.definitions.map { (application: application, definition: $0) }
    }
    return bundles.concurrentMap { findings(of: $0.definition, in: $0.application) }
      .flatMap(\.self)
  }

  private func findings(
    of bundled: BundledDefinition, in application: Application
  ) -> [AppStoreFinding] {
    let main = bundled.mainVariant(developmentLanguage: application.developmentLanguage)
    guard let file = main?.file, let definition = definitions[file] else { return [] }
    var expected = definition.intents.flatMap { intent in
      intent.name.map { name in
        AppStoreText.allCases.map { ExpectedText($0, of: intent, named: name) }
      } ?? []
    }
    var findings: [AppStoreFinding] = []
    for language in application.languages {
      let tables = bundled.tables[language]
      // Nearly every table has nearly every text.
      for index in expected.indices where !expected[index].isFound(in: tables) {
        let cause = expected[index].kind.cause(
          for: expected[index], in: language, of: bundled, application: application,
          definitions: definitions)
        guard let cause else { continue }
        findings.append(
          AppStoreFinding(
            file: file, expected: expected[index], language: language,
            cause: cause, definition: bundled, application: application))
      }
    }
    return findings
  }
}
