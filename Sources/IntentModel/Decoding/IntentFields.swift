// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// What an intent is decoded to, key by key; ``Intent`` says what each of them means.
struct IntentFields: Sendable {
  let declaration: PropertyListValue
  var name: Located<String>?
  var classNameOverride: Located<String>?
  var classPrefix: Located<String>?
  var declaredTitle = LocalizedText()
  var declaredDescription = LocalizedText()
  var summary: Located<String>?
  var category: Located<String>?
  var verb: Located<String>?
  var typeName: Located<String>?
  var domain: Located<String>?
  var defaultImageName: Located<String>?
  var isEligibleForWidgets: Located<Bool>?
  var isIneligibleForSuggestions: Located<Bool>?
  var isConfigurable: Located<Bool>?
  var isCustomizable: Located<Bool>?
  var requiresUserConfirmation: Located<Bool>?
  var restrictions: Located<Int>?
  var inputParameterName: Located<String>?
  var keyParameterName: Located<String>?
  var lastParameterTag: Located<Int>?
  var parameters: [Attribute] = []
  var parameterCombinations: [ParameterCombination] = []
  var managedParameterCombinations: [ParameterCombination]?
  var response: IntentResponse?
  var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }
}
