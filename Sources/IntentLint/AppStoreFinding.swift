// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
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
  func report(to report: inout RuleReport) {
    let declared = sought.text
    let locale = language.identifier.lowercased()
    report.add(
      .notFound(sought.kind, intent: sought.intentName, locale: locale),
      at: declared.text?.range ?? declared.id?.range ?? sought.namePlace,
      in: file, severity: cause.severity,
      data: [.init("intent", sought.intentName), .init("locale", locale)],
      notes: [explanation] + source)
  }

  /// What is wrong, in words that say what to do.
  private var explanation: Diagnostic.Note {
    let text = sought.kind
    let key = sought.text.id?.value
    let table = "\(language).lproj/\(definition.name).strings"
    return switch cause {
    case .keyMissing(in: let found):
      .init(
        message: key.map { .tableLacksKey($0) } ?? .noKey(text),
        at: .init(file: found.fileName))
    case .noTable: .init(message: .noTable(table))
    case .noOwnText: .init(message: .noOwnText(text, language: language))
    case .onlyInDefinition: .init(message: .onlyInDefinition(table))
    case .inParent(let parent): .init(message: .inParent(parent))
    case .noTextForAll: .init(message: .noTextForAll(language: language))
    }
  }

  /// How it is known that the application is in the language.
  private var source: [Diagnostic.Note] {
    if application.projectFile == nil {
      return [.init(message: .inferredLanguages)]
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
