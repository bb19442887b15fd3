// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// A text of intents that App Store Connect looks for in every language of an application.
///
/// Apple does not document the check. What is done here was inferred from the messages that teams published, and is exact
/// on all of them; where they leave a doubt, the finding is a note.
enum AppStoreText: String, CaseIterable {
  /// The title.
  case title
  /// The description.
  case description

  /// Why a text is found missing.
  enum Cause {
    /// The language's table does not have the text's key.
    case keyMissing(in: StringTable)
    /// The language has no table.
    case noTable
    /// The language of the development has the text neither in its table nor in the definition.
    case noOwnText

    /// The text is in the definition, in another language than English, and there is no table.
    case onlyInDefinition
    /// The table of the language without its region has the text.
    case inParent(LocaleName)
    /// The definition is for all languages, and the application has no folder of the development's language.
    case noTextForAll

    /// How much it matters; nil means that it is what App Store Connect reports.
    var severity: Severity? {
      switch self {
      case .keyMissing, .noTable, .noOwnText: nil
      case .onlyInDefinition, .inParent, .noTextForAll: .note
      }
    }
  }

  /// The text of an intent.
  func text(of intent: Intent) -> LocalizedText {
    switch self {
    case .title: intent.declaredTitle
    case .description: intent.declaredDescription
    }
  }

  /// Why App Store Connect finds a text missing; nil if it does not.
  ///
  /// - Parameters:
  ///   - expected: The text of an intent.
  ///   - language: One of the application's languages.
  ///   - definition: The definition that declares the intent.
  ///   - application: The application that has the definition.
  ///   - definitions: The definitions that were read, by the names of their files.
  /// - Returns: The cause; nil if the text is found.
  func cause(
    for expected: ExpectedText, in language: LocaleName, of definition: BundledDefinition,
    application: Application, definitions: [String: IntentDefinition]
  ) -> Cause? {
    let development = application.developmentLanguage
    let tables = definition.tables
    var expected = expected
    // What cannot be read is reported as such; its content is not known.
    guard !definition.unreadableLanguages.contains(language) else { return nil }
    if expected.isFound(in: tables[language]) { return nil }
    // One of texts that vary with numbers alone does not count.
    let table = tables[language].first { $0.format != .stringsDictionary }
    if language == development {
      if expected.isFound(in: tables[.base]) { return nil }
      if expected.text.hasWords {
        // Where the languages are inferred as well, this would be a doubt about a doubt.
        let isForeign =
          self == .title && !development.isEnglish && table == nil && !application.isInferred
        return isForeign ? .onlyInDefinition : nil
      }
      let main = definition.mainVariant(developmentLanguage: development)
      let isForAll = main?.localization?.isBase ?? false
      return self == .description && isForAll
        && !application.resourceLanguages.contains(development) ? .noTextForAll : .noOwnText
    }
    if language.isRegion(of: development) { return nil }
    let variant = definition.variants.first { $0.localization == language }
    if let own = variant.flatMap({ definitions[$0.file] })?.intent(named: expected.intentName) {
      return text(of: own).hasWords ? nil : .noOwnText
    }
    guard table != nil || self == .title else { return nil }
    let parent = language.lookupOrder.dropFirst().first { expected.isFound(in: tables[$0]) }
    if let parent { return .inParent(parent) }
    return table.map { .keyMissing(in: $0) } ?? .noTable
  }
}

extension LocalizedText {
  /// Whether the definition has words for the text.
  fileprivate var hasWords: Bool { text.map { !$0.value.isEmpty } ?? false }
}

extension LocaleName {
  fileprivate var isEnglish: Bool { lookupOrder.last?.identifier == "en" }

  /// Whether the name is another one's with a script or a region.
  fileprivate func isRegion(of other: LocaleName) -> Bool {
    identifier.hasPrefix(other.identifier + "-")
  }
}
