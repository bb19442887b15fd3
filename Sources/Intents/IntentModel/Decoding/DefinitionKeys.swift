// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The keys of a definition's dictionaries, each spelled after the prefix of its vocabulary.
///
/// What is listed is decoded; any other key is kept with the part that it is in.
enum DefinitionKeys {
  static let root = Vocabulary<Root>(prefix: "IN")
  static let enumType = Vocabulary<EnumType>(prefix: "INEnum")
  static let enumValue = Vocabulary<EnumValue>(prefix: "INEnumValue")
  static let synonym = Vocabulary<Synonym>(prefix: "INEnumValueSynonym")
  static let objectType = Vocabulary<ObjectType>(prefix: "INType")
  static let intent = Vocabulary<Intent>(prefix: "INIntent")
  static let combination = Vocabulary<Combination>(prefix: "INIntentParameterCombination")
  static let response = Vocabulary<Response>(prefix: "INIntentResponse")
  static let responseCode = Vocabulary<ResponseCode>(prefix: "INIntentResponseCode")

  enum Root: String, CaseIterable {
    case enums = "Enums"
    case types = "Types"
    case intents = "Intents"
    case namespace = "IntentDefinitionNamespace"
    case modelVersion = "IntentDefinitionModelVersion"
    case systemVersion = "IntentDefinitionSystemVersion"
    case toolsVersion = "IntentDefinitionToolsVersion"
    case toolsBuildVersion = "IntentDefinitionToolsBuildVersion"
  }

  enum EnumType: String, CaseIterable {
    case className = "ClassName"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case generatesHeader = "GeneratesHeader"
    case name = "Name"
    case type = "Type"
    case values = "Values"
  }

  enum EnumValue: String, CaseIterable {
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case index = "Index"
    case name = "Name"
    case synonyms = "Synonyms"
  }

  enum Synonym: String, CaseIterable {
    case text = "Synonym"
    case id = "SynonymID"
  }

  enum ObjectType: String, CaseIterable {
    case className = "ClassName"
    case classPrefix = "ClassPrefix"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case lastPropertyTag = "LastPropertyTag"
    case name = "Name"
    case properties = "Properties"
  }

  enum Intent: String, CaseIterable {
    case category = "Category"
    case className = "ClassName"
    case classPrefix = "ClassPrefix"
    case configurable = "Configurable"
    case customizable = "Customizable"
    case defaultImageName = "DefaultImageName"
    case description = "Description"
    case descriptionID = "DescriptionID"
    case domain = "Domain"
    case eligibleForWidgets = "EligibleForWidgets"
    case ineligibleForSuggestions = "IneligibleForSuggestions"
    case input = "Input"
    case keyParameter = "KeyParameter"
    case lastParameterTag = "LastParameterTag"
    case managedCombinations = "ManagedParameterCombinations"
    case name = "Name"
    case combinations = "ParameterCombinations"
    case parameters = "Parameters"
    case response = "Response"
    case restrictions = "Restrictions"
    case summary = "Summary"
    case title = "Title"
    case titleID = "TitleID"
    case type = "Type"
    case userConfirmationRequired = "UserConfirmationRequired"
    case verb = "Verb"
  }

  enum Combination: String, CaseIterable {
    case isLinked = "IsLinked"
    case isPrimary = "IsPrimary"
    case subtitle = "Subtitle"
    case subtitleID = "SubtitleID"
    case supportsBackgroundExecution = "SupportsBackgroundExecution"
    case title = "Title"
    case titleID = "TitleID"
    case updatesLinked = "UpdatesLinked"
  }

  enum Response: String, CaseIterable {
    case codes = "Codes"
    case lastParameterTag = "LastParameterTag"
    case output = "Output"
    case parameters = "Parameters"
  }

  enum ResponseCode: String, CaseIterable {
    case conciseFormat = "ConciseFormatString"
    case conciseFormatID = "ConciseFormatStringID"
    case format = "FormatString"
    case formatID = "FormatStringID"
    case name = "Name"
    case success = "Success"
  }
}
