// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The keys that Apple's code asks for, or is said to, and that this model has no use for.
///
/// No file that was met has them, so they are kept like unknown keys; but they are none.
enum UndecodedKeys {
  /// Apple's own definitions have it.
  static let root: Set = ["INIntentDefinitionSystem"]
  static let intent: Set = [
    "INIntentDeprecated", "INIntentEntity", "INIntentForeground", "INIntentHash",
    "INIntentPhrases", "INIntentResponseName", "INIntentUnsupportedPlatforms",
    "INIntentVerbAssociations",
  ]
  static let objectType: Set = ["INTypeSemanticRoot"]
  static let enumType: Set = ["INEnumClassPrefix"]
  static let synonym: Set = [
    "INEnumValueSynonymPronunciationHint", "INEnumValueSynonymPronunciationHintID",
  ]

  /// The keys of an attribute.
  static func attribute(_ owner: Attribute.Owner) -> Set<String> {
    let suffixes = ["EntityKeypath", "DialogFormatString", "DialogFormatStringID"]
    return Set(suffixes.map { owner.rawValue + $0 })
  }

  /// The key that another one belongs to which the runtime writes beside a text when it hands an intent to Siri, such as
  /// `INIntentTitleLanguageCode` beside `INIntentTitle`; nil for a key of another form.
  static func base(of key: String) -> String? {
    for suffix in ["DictionaryLanguageCode", "LanguageCode", "Dictionary"]
    where key.hasSuffix(suffix) {
      return String(key.dropLast(suffix.count))
    }
    return nil
  }
}
