// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables
import WidgetProject

extension AppStoreFinding {
  /// The cause that the finding shares with those of other intents and languages.
  func reportCause(in project: WidgetProject) -> Diagnostic.Cause {
    .init(
      """
      Localized \(expected.kind.rawValue) for \("'\(expected.intentName)'", each: .intent) not found for \
      \(language.identifier.lowercased(), each: .locale)
      """, notes: [.init(message: remedy(in: project))] + mail + languageSource)
  }

  /// The note that names the email of App Store Connect; empty if it may not send one.
  var mail: [Diagnostic.Note] {
    cause.severity == nil ? [.init(message: .mail)] : []
  }

  /// The fault in all of the languages, and what to do.
  private func remedy(in project: WidgetProject) -> Diagnostic.Message {
    let text = expected.kind.rawValue
    let table = "\(definition.name).strings"
    return switch cause {
    case .keyMissing:
      expected.text.id == nil
        ? "the definition has no keys for these texts, so no table can have them; add keys in Xcode's editor"
        : "the languages' '\(table)' lack the keys; add them with the translations"
    case .noTable where strayTable(in: project) != nil:
      "'\(table)' exists in these languages but is not in '\(application.name)'; add the files to that target"
    case .noTable:
      "the application has no '\(table)' in these languages; add them with the keys of the intents' titles and descriptions"
    case .noOwnText: "the definition's own texts are empty; write a \(text) for each"
    case .onlyInDefinition:
      "the texts are only in the definition, which may be treated as English; add '\(table)' in the language to be safe"
    case .inParent:
      "the tables of the languages without their regions have the texts, which may be sufficient"
    case .noTextForAll:
      "the definition is in 'Base.lproj' and the application has no folder of its language, so App Store Connect may not notice; add descriptions"
    }
  }

  /// The source of the application's languages.
  private var languageSource: [Diagnostic.Note] {
    guard !application.isInferred else {
      return [.init(message: application.hasNamedLanguages ? .namedLanguages : .inferredLanguages)]
    }
    return [.init(message: "the languages are those of '\(application.name)'")]
  }
}

extension Diagnostic.Message {
  fileprivate static let mail: Self =
    "App Store Connect reports this in the email \(AppStoreText.mail)"
}

extension AppStoreText {
  /// The name of App Store Connect's email about missing texts.
  static let mail = "ITMS-90626"
}

extension Diagnostic.Cause.Variable {
  fileprivate static let intent = Self("custom intent: ", "custom intents: ")
  fileprivate static let locale = Self("locale: ", "locales: ")
}
