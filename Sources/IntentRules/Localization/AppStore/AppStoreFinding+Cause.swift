// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables
import WidgetProject

extension AppStoreFinding {
  /// What the finding has in common with those of other intents and languages.
  func reportCause(in project: WidgetProject) -> Diagnostic.Cause {
    .init(
      """
      Localized \(sought.kind.rawValue) for \("'\(sought.intentName)'", each: .intent) not found for \
      \(language.identifier.lowercased(), each: .locale)
      """, notes: [.init(message: remedy(in: project))] + mail + languageSource)
  }

  /// The note that names the email of App Store Connect; none where it may not send one.
  var mail: [Diagnostic.Note] {
    cause.severity == nil ? [.init(message: .mail)] : []
  }

  /// What is wrong in all of the languages, in words that say what to do.
  private func remedy(in project: WidgetProject) -> Diagnostic.Message {
    let text = sought.kind.rawValue
    let table = "\(definition.name).strings"
    return switch cause {
    case .keyMissing:
      sought.text.id == nil
        ? "the definition has no keys for these texts, so no table can have them; give them one in Xcode's editor"
        : "the languages' '\(table)' lack the keys; add them with the translations"
    case .noTable where strayTable(in: project) != nil:
      "'\(table)' is there in these languages, and '\(application.name)' does not have it; make the files members of that target"
    case .noTable:
      "the application has no '\(table)' in these languages; add them with the keys of the intents' titles and descriptions"
    case .noOwnText: "the definition's own texts are empty; write a \(text) for each"
    case .onlyInDefinition:
      "the texts are in the definition alone, which may be taken for English; '\(table)' in the language leaves no doubt"
    case .inParent:
      "the tables of the languages without their regions have the texts, which may be enough"
    case .noTextForAll:
      "the definition is in 'Base.lproj' and the application has no folder of its language, so this may pass unseen; write descriptions"
    }
  }

  /// How it is known that the application is in the languages.
  private var languageSource: [Diagnostic.Note] {
    guard application.projectFile != nil else {
      return [.init(message: application.hasNamedLanguages ? .namedLanguages : .inferredLanguages)]
    }
    return [.init(message: "the languages are those of '\(application.name)'")]
  }
}

extension Diagnostic.Message {
  fileprivate static let mail: Self = "App Store Connect mails this as \(AppStoreText.mail)"
}

extension AppStoreText {
  /// What App Store Connect calls its email about texts that it does not find.
  static let mail = "ITMS-90626"
}

extension Diagnostic.Cause.Variable {
  fileprivate static let intent = Self("custom intent: ", "custom intents: ")
  fileprivate static let locale = Self("locale: ", "locales: ")
}
