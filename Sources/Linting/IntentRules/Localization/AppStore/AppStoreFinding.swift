// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// A text that App Store Connect does not find in a language of an application.
struct AppStoreFinding: Sendable {
  /// The name of the definition's file.
  let file: String

  /// The text.
  let expected: ExpectedText

  /// The language.
  let language: LocaleName

  /// Why it is not found.
  let cause: AppStoreText.Cause

  /// The definition in the application's bundle.
  let definition: BundledDefinition

  /// The application.
  let application: Application
}

extension AppStoreFinding {
  /// Adds the finding to a rule's.
  func report(to findings: inout RuleFindings, in project: WidgetProject) {
    let declared = expected.text
    let locale = language.identifier.lowercased()
    findings.add(
      .notFound(expected.kind, intent: expected.intentName, locale: locale),
      at: declared.text?.range ?? declared.id?.range ?? expected.nameRange,
      in: file, severity: cause.severity,
      data: [.init("intent", expected.intentName), .init("locale", locale)],
      notes: [explanation(in: project)] + mail + source,
      fixes: fixes(in: project), cause: reportCause(in: project))
  }

  /// The fix that adds the definition's own text to the table that lacks it, marked for translation.
  private func fixes(in project: WidgetProject) -> [Fix] {
    guard case .keyMissing(in: let table) = cause, let key = expected.text.id?.value,
      let words = expected.text.text?.value, !words.isEmpty
    else { return [] }
    let texts = [TextToTranslate(key: key, text: words, languages: [language])]
    let catalog = project.stringCatalogs.first { $0.source.name == table.fileName }
    return Fix.making(
      title: "add the text, marked for translation",
      of: catalog.map { .catalog($0) } ?? .table(table)
    ) { file in
      switch file {
      case .table(let table): table.adding(texts)
      case .catalog(let catalog): catalog.adding(texts)
      }
    }
  }

  /// The fault, and what to do.
  private func explanation(in project: WidgetProject) -> Diagnostic.Note {
    let text = expected.kind
    let table = "\(language).lproj/\(definition.name).strings"
    return switch cause {
    case .keyMissing(in: let found):
      .init(
        message: NamedText(expected.text).map { .tableLacksKey($0) } ?? .noKey(text),
        at: .init(file: found.fileName))
    case .noTable: noTable(table, in: project)
    case .noOwnText: .init(message: .noOwnText(text, language: language))
    case .onlyInDefinition: .init(message: .onlyInDefinition(table))
    case .inParent(let parent): .init(message: .inParent(parent))
    case .noTextForAll: .init(message: .noTextForAll(language: language))
    }
  }

  /// Why the application has no table; there may be one that is not in its target.
  private func noTable(_ table: String, in project: WidgetProject) -> Diagnostic.Note {
    guard let stray = strayTable(in: project) else { return .init(message: .noTable(table)) }
    return .init(message: .strayTable(stray, application: application.name))
  }

  /// The table of the language that exists but is not in the application's target.
  func strayTable(in project: WidgetProject) -> StrayTable? {
    guard let projectFile = application.projectFile,
      let xcodeProject = project.xcodeProjects.first(where: { $0.source.name == projectFile })
    else { return nil }
    return StrayTable(
      named: definition.name, in: language, of: xcodeProject, besideDefinition: file,
      among: project.existingTables)
  }

  /// The source of the application's language.
  private var source: [Diagnostic.Note] {
    if application.isInferred {
      return [.init(message: application.hasNamedLanguages ? .namedLanguages : .inferredLanguages)]
    }
    return application.resourceLanguages.contains(language)
      ? [.init(message: .language(language, of: application.name))]
      : [.init(message: .developmentLanguage(language, of: application.name))]
  }
}

extension Diagnostic.Message {
  /// The words of App Store Connect.
  fileprivate static func notFound(_ text: AppStoreText, intent: String, locale: String) -> Self {
    "Localized \(text.rawValue) for custom intent: '\(intent)' not found for locale: \(locale)"
  }

  fileprivate static func tableLacksKey(_ text: NamedText) -> Self {
    "this table lacks the key of \(text); add it with the translation"
  }

  fileprivate static func noKey(_ text: AppStoreText) -> Self {
    "the definition has no key for the \(text.rawValue), so this table cannot have it; add a key in Xcode's editor"
  }

  fileprivate static func noTable(_ table: String) -> Self {
    "the application has no '\(table)'; add it with the keys of the intent's title and description"
  }

  fileprivate static func strayTable(_ table: StrayTable, application: String) -> Self {
    let targets = ListedNames.of(table.targets)
    return table.targets.isEmpty
      ? "'\(table.path)' exists but no target has it; add it to '\(application)'"
      : "'\(table.path)' is in \(targets) but not in '\(application)'; add it to '\(application)' too"
  }

  fileprivate static func noOwnText(_ text: AppStoreText, language: LocaleName) -> Self {
    "the definition's own \(text.rawValue) is empty; write one in '\(language)'"
  }

  fileprivate static func onlyInDefinition(_ table: String) -> Self {
    "the text is only in the definition, which may be treated as English; add '\(table)' to be safe"
  }

  fileprivate static func inParent(_ parent: LocaleName) -> Self {
    "the table of '\(parent)' has it, which may be sufficient"
  }

  fileprivate static func noTextForAll(language: LocaleName) -> Self {
    "the definition is in 'Base.lproj' and the application has no '\(language).lproj', so App Store Connect may not notice; add a description"
  }

  fileprivate static func language(_ language: LocaleName, of application: String) -> Self {
    "'\(application)' has localized resources in '\(language)'"
  }

  fileprivate static func developmentLanguage(
    _ language: LocaleName, of application: String
  ) -> Self {
    "'\(language)' is the development language of '\(application)'"
  }

  static let inferredLanguages: Self =
    "no Xcode project lists the application's languages; the folders near the definition are used"

  static let namedLanguages: Self =
    "no Xcode project lists the application's languages; quickaction.json does"
}

extension [AppStoreFinding] {
  /// The keys that the rules about App Store Connect report as missing in tables, by the name of the table's file.
  func missedKeys(reportedBy rules: Set<String>) -> [String: Set<TranslationReview.MissedKey>] {
    var missed: [String: Set<TranslationReview.MissedKey>] = [:]
    for finding in self {
      guard case .keyMissing(in: let table) = finding.cause,
        rules.contains(finding.expected.kind.ruleID),
        let key = finding.expected.text.id?.value
      else { continue }
      missed[table.fileName, default: []].insert(.init(key: key, language: finding.language))
    }
    return missed
  }
}

extension AppStoreText {
  /// The rule that reports the text.
  fileprivate var ruleID: String {
    switch self {
    case .title: AppStoreTitleMissing.metadata.id
    case .description: AppStoreDescriptionMissing.metadata.id
    }
  }
}
