// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

/// A text of a definition that has no localization ID, so that no table can translate it.
struct UnkeyedText {
  /// The text.
  let text: Located<String>

  /// The dictionary that it is in.
  let declaration: PropertyListValue

  /// The key that the ID would stand under.
  let idKey: String
}

extension IntentDefinition {
  /// The texts with words that lack an ID, in the order of enums, intents and types.
  ///
  /// Default values and templates of dates are passed over: they need not be words of a language, and Xcode itself leaves
  /// their IDs out.
  var unkeyedTexts: [UnkeyedText] {
    var found = UnkeyedTexts()
    for type in enums {
      found.look(at: type.displayName, in: type.declaration, "INEnum", "DisplayName")
      for value in type.values {
        found.look(at: value.displayName, in: value.declaration, "INEnumValue", "DisplayName")
        for synonym in value.synonyms {
          found.look(at: synonym.text, in: synonym.declaration, "INEnumValueSynonym", "Synonym")
        }
      }
    }
    for intent in intents { found.look(at: intent) }
    for type in types {
      found.look(at: type.displayName, in: type.declaration, "INType", "DisplayName")
      for property in type.properties { found.look(at: property) }
    }
    return found.texts
  }
}

/// Collects texts without an ID.
private struct UnkeyedTexts {
  var texts: [UnkeyedText] = []

  mutating func look(
    at text: LocalizedText, in declaration: PropertyListValue, _ prefix: String, _ suffix: String
  ) {
    guard text.id == nil, let words = text.text, words.hasWords else { return }
    let idKey = prefix + suffix + "ID"
    // An ID of another type than a text is found elsewhere.
    guard declaration[idKey] == nil else { return }
    texts.append(UnkeyedText(text: words, declaration: declaration, idKey: idKey))
  }

  mutating func look(at intent: Intent) {
    look(at: intent.declaredTitle, in: intent.declaration, "INIntent", "Title")
    look(at: intent.declaredDescription, in: intent.declaration, "INIntent", "Description")
    for combination in intent.managedParameterCombinations ?? [] { look(at: combination) }
    for combination in intent.parameterCombinations { look(at: combination) }
    for parameter in intent.parameters { look(at: parameter) }
    guard let response = intent.response else { return }
    for code in response.codes {
      let prefix = "INIntentResponseCode"
      look(at: code.conciseFormat, in: code.declaration, prefix, "ConciseFormatString")
      look(at: code.format, in: code.declaration, prefix, "FormatString")
    }
    for parameter in response.parameters { look(at: parameter) }
  }

  private mutating func look(at combination: ParameterCombination) {
    let prefix = "INIntentParameterCombination"
    look(at: combination.title, in: combination.declaration, prefix, "Title")
    look(at: combination.subtitle, in: combination.declaration, prefix, "Subtitle")
  }

  mutating func look(at attribute: Attribute) {
    let prefix = attribute.owner.rawValue
    look(at: attribute.displayName, in: attribute.declaration, prefix, "DisplayName")
    if let metadata = attribute.metadata {
      for (text, suffix) in [
        (metadata.falseDisplayName, "MetadataFalseDisplayName"),
        (metadata.placeholder, "MetadataPlaceholder"),
        (metadata.trueDisplayName, "MetadataTrueDisplayName"),
      ] {
        look(at: text, in: metadata.declaration, prefix, suffix)
      }
    }
    for dialog in attribute.promptDialogs {
      look(at: dialog.format, in: dialog.declaration, prefix, "PromptDialogFormatString")
    }
    for reason in attribute.unsupportedReasons {
      look(at: reason.format, in: reason.declaration, prefix, "UnsupportedReasonFormatString")
    }
  }
}
