// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// What an attribute is decoded to, key by key; ``Attribute`` says what each of them means.
struct AttributeFields: Sendable {
  let declaration: PropertyListValue
  let owner: Attribute.Owner
  var name: Located<String>?
  var declaredTag: Located<Int>?
  var displayPriority: Located<Int>?
  var displayName = LocalizedText()
  var typeName: Located<String>?
  var objectTypeName: Located<String>?
  var objectTypeNamespace: Located<String>?
  var enumTypeName: Located<String>?
  var enumTypeNamespace: Located<String>?
  var supportsMultipleValues: Located<Bool>?
  var isFixedSizeArray: Located<Bool>?
  var arraySizes: ArraySizes?
  var isConfigurable: Located<Bool>?
  var supportsDynamicEnumeration: Located<Bool>?
  var supportsSearch: Located<Bool>?
  var supportsResolution: Located<Bool>?
  var customDisambiguation: Located<Bool>?
  var isDefaultProperty: Located<Bool>?
  var declaredWindowSize: Located<Int>?
  var metadata: AttributeMetadata?
  var promptDialogs: [PromptDialog] = []
  var relationship: Relationship?
  var unsupportedReasons: [UnsupportedReason] = []
  var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue, owner: Attribute.Owner) {
    self.declaration = declaration
    self.owner = owner
  }
}
