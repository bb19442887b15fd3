// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// Looks for a text of intents in every language of the applications, as App Store Connect does after an upload.
struct AppStoreCheck {
  private let text: AppStoreText
  private let applications: [Application]

  /// The definitions that were read, by the names of their files.
  private let definitions: [String: IntentDefinition]

  init(_ text: AppStoreText, in project: WidgetProject) {
    self.text = text
    applications = project.applications
    definitions = Dictionary(
      project.definitions.map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A finding about an intent in a language, whichever application it is found in first.
  private struct Finding {
    var file: String
    var sought: SoughtText
    var language: LocaleName
    var cause: AppStoreText.Cause
    var definition: BundledDefinition
    var application: Application
  }

  private struct Key: Hashable {
    var file: String
    var intent: String
    var language: LocaleName
  }

  /// Reports the findings: one for each intent and language.
  func report(to report: inout RuleReport) {
    var findings: [Finding] = []
    var indices: [Key: Int] = [:]
    for finding in allFindings() {
      let key = Key(
        file: finding.file, intent: finding.sought.intentName, language: finding.language)
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
    for finding in findings { add(finding, to: &report) }
  }

  /// The findings of all applications in their order, looked for on all processors.
  private func allFindings() -> [Finding] {
    let bundles = applications.flatMap { application in
      application.definitions.map { (application: application, definition: $0) }
    }
    return bundles.concurrentMap { findings(of: $0.definition, in: $0.application) }
      .flatMap(\.self)
  }

  private func findings(
    of bundled: BundledDefinition, in application: Application
  ) -> [Finding] {
    let main = bundled.mainVariant(developmentLanguage: application.developmentLanguage)
    guard let file = main?.file, let definition = definitions[file] else { return [] }
    let sought = definition.intents.compactMap { intent in
      intent.name.map { SoughtText(text.text(of: intent), ofIntent: $0) }
    }
    var findings: [Finding] = []
    for language in application.languages {
      let tables = bundled.tables[language]
      // Nearly every table has nearly every text.
      for sought in sought where !sought.isFound(in: tables) {
        let cause = text.cause(
          for: sought, in: language, of: bundled, application: application,
          definitions: definitions)
        guard let cause else { continue }
        findings.append(
          Finding(
            file: file, sought: sought, language: language,
            cause: cause, definition: bundled, application: application))
      }
    }
    return findings
  }

  private func add(_ finding: Finding, to report: inout RuleReport) {
    let declared = finding.sought.text
    let locale = finding.language.identifier.lowercased()
    report.add(
      .notFound(text, intent: finding.sought.intentName, locale: locale),
      at: declared.text?.range ?? declared.id?.range ?? finding.sought.namePlace,
      in: finding.file, severity: finding.cause.severity,
      data: [.init("intent", finding.sought.intentName), .init("locale", locale)],
      notes: [explanation(of: finding)] + source(of: finding))
  }

  /// What is wrong, in words that say what to do.
  private func explanation(of finding: Finding) -> Diagnostic.Note {
    let key = finding.sought.text.id?.value
    let table = "\(finding.language).lproj/\(finding.definition.name).strings"
    return switch finding.cause {
    case .keyMissing(in: let found):
      .init(
        message: key.map { .tableLacksKey($0) } ?? .noKey(text),
        at: .init(file: found.fileName))
    case .noTable: .init(message: .noTable(table))
    case .noOwnText: .init(message: .noOwnText(text, language: finding.language))
    case .onlyInDefinition: .init(message: .onlyInDefinition(table))
    case .inParent(let parent): .init(message: .inParent(parent))
    case .noTextForAll: .init(message: .noTextForAll(language: finding.language))
    }
  }

  /// How it is known that the application is in the language.
  private func source(of finding: Finding) -> [Diagnostic.Note] {
    let application = finding.application
    if application.projectFile == nil {
      return [.init(message: .inferredLanguages)]
    }
    return application.resourceLanguages.contains(finding.language)
      ? [.init(message: .language(finding.language, of: application.name))]
      : [.init(message: .developmentLanguage(finding.language, of: application.name))]
  }
}

extension Diagnostic.Message {
  /// The words of App Store Connect.
  fileprivate static func notFound(_ text: AppStoreText, intent: String, locale: String) -> Self {
    "Localized \(text.rawValue) for custom intent: '\(intent)' not found for locale: \(locale)"
  }

  fileprivate static func tableLacksKey(_ key: String) -> Self {
    "this table does not have the key '\(key)'; add it with the translation"
  }

  fileprivate static func noKey(_ text: AppStoreText) -> Self {
    "the definition has no key for the \(text.rawValue), so this table cannot have it; give it one in Xcode's editor"
  }

  fileprivate static func noTable(_ table: String) -> Self {
    "the application has no '\(table)'; add one with the keys of the intent's title and description"
  }

  fileprivate static func noOwnText(_ text: AppStoreText, language: LocaleName) -> Self {
    "the definition's own \(text.rawValue) is empty; write one in '\(language)'"
  }

  fileprivate static func onlyInDefinition(_ table: String) -> Self {
    "the text is in the definition alone, which may be taken for English; '\(table)' leaves no doubt"
  }

  fileprivate static func inParent(_ parent: LocaleName) -> Self {
    "the table of '\(parent)' has it, which may be enough"
  }

  fileprivate static func noTextForAll(language: LocaleName) -> Self {
    "the definition is in 'Base.lproj' and the application has no '\(language).lproj', so this may pass unseen; write a description"
  }

  fileprivate static func language(_ language: LocaleName, of application: String) -> Self {
    "'\(application)' has localised resources in '\(language)'"
  }

  fileprivate static func developmentLanguage(
    _ language: LocaleName, of application: String
  ) -> Self {
    "'\(language)' is the development language of '\(application)'"
  }

  fileprivate static let inferredLanguages: Self =
    "no Xcode project says which languages the application has; they are those of the folders found near the definition"
}
