// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// A text that App Store Connect does not find in a language, whichever application that is found in first.
struct AppStoreFinding: Sendable {
  /// The name of the definition's file.
  let file: String

  /// The text.
  let sought: SoughtText

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
    let declared = sought.text
    let locale = language.identifier.lowercased()
    findings.add(
      .notFound(sought.kind, intent: sought.intentName, locale: locale),
      at: declared.text?.range ?? declared.id?.range ?? sought.namePlace,
      in: file, severity: cause.severity,
      data: [.init("intent", sought.intentName), .init("locale", locale)],
      notes: [explanation(in: project)] + mail + source,
      fixes: fix(in: project).map { [$0] } ?? [], cause: reportCause(in: project))
  }

  /// What adds the definition's own words to the table that lacks the text, marked for a translator.
  private func fix(in project: WidgetProject) -> Fix? {
    guard case .keyMissing(in: let table) = cause, let key = sought.text.id?.value,
      let words = sought.text.text?.value, !words.isEmpty
    else { return nil }
    let texts = [TextToTranslate(key: key, text: words, languages: [language])]
    let catalog = project.stringCatalogs.first { $0.source.name == table.fileName }
    let edits = catalog.map { $0.adding(texts) } ?? table.adding(texts)
    guard let edits, !edits.isEmpty else { return nil }
    return Fix(
      title: "add the text, marked for translation", safety: .unsafe, file: table.fileName,
      edits: edits)
  }

  /// What is wrong, in words that say what to do.
  private func explanation(in project: WidgetProject) -> Diagnostic.Note {
    let text = sought.kind
    let table = "\(language).lproj/\(definition.name).strings"
    return switch cause {
    case .keyMissing(in: let found):
      .init(
        message: NamedText(sought.text).map { .tableLacksKey($0) } ?? .noKey(text),
        at: .init(file: found.fileName))
    case .noTable: noTable(table, in: project)
    case .noOwnText: .init(message: .noOwnText(text, language: language))
    case .onlyInDefinition: .init(message: .onlyInDefinition(table))
    case .inParent(let parent): .init(message: .inParent(parent))
    case .noTextForAll: .init(message: .noTextForAll(language: language))
    }
  }

  /// Why the application has no table, where there is one that it does not get.
  private func noTable(_ table: String, in project: WidgetProject) -> Diagnostic.Note {
    guard let stray = strayTable(in: project) else { return .init(message: .noTable(table)) }
    return .init(message: .strayTable(stray, application: application.name))
  }

  /// The table of the language that is there, and that the application does not get.
  func strayTable(in project: WidgetProject) -> StrayTable? {
    guard let file = application.projectFile,
      let xcodeProject = project.xcodeProjects.first(where: { $0.source.name == file })
    else { return nil }
    return StrayTable(
      named: definition.name, in: language, of: xcodeProject, beside: FilePath(self.file))
  }

  /// How it is known that the application is in the language.
  private var source: [Diagnostic.Note] {
    if application.projectFile == nil {
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
    "this table does not have the key of \(text); add it with the translation"
  }

  fileprivate static func noKey(_ text: AppStoreText) -> Self {
    "the definition has no key for the \(text.rawValue), so this table cannot have it; give it one in Xcode's editor"
  }

  fileprivate static func noTable(_ table: String) -> Self {
    "the application has no '\(table)'; add one with the keys of the intent's title and description"
  }

  fileprivate static func strayTable(_ table: StrayTable, application: String) -> Self {
    let targets = ListedNames.of(table.targets)
    return table.targets.isEmpty
      ? "'\(table.path)' is there and no target has it; make it a member of '\(application)'"
      : "'\(table.path)' is in \(targets) and not in '\(application)'; make it a member of that, too"
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
    "'\(application)' has localized resources in '\(language)'"
  }

  fileprivate static func developmentLanguage(
    _ language: LocaleName, of application: String
  ) -> Self {
    "'\(language)' is the development language of '\(application)'"
  }

  static let inferredLanguages: Self =
    "no Xcode project says which languages the application has; they are those of the folders found near the definition"

  static let namedLanguages: Self =
    "no Xcode project says which languages the application has; they are those that quickaction.json names"
}

extension [AppStoreFinding] {
  /// The keys that the rules about App Store Connect report as missing in tables, by the name of the table's file.
  func missedKeys(reportedBy rules: Set<String>) -> [String: Set<TranslationReview.MissedKey>] {
    var missed: [String: Set<TranslationReview.MissedKey>] = [:]
    for finding in self {
      guard case .keyMissing(in: let table) = finding.cause,
        rules.contains(finding.sought.kind.ruleID),
        let key = finding.sought.text.id?.value
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
