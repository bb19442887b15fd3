// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension DefinitionDecoder {
  /// Decodes an enum.
  mutating func enumType(_ declaration: PropertyListValue) -> EnumType {
    var result = EnumType(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.enumType[entry] {
      case .className: result.classNameOverride = string(entry)
      case .displayName: result.displayName.text = string(entry)
      case .displayNameID: result.displayName.id = string(entry)
      case .generatesHeader: result.generatesHeader = boolean(entry)
      case .name: result.name = string(entry)
      case .type: result.typeName = string(entry)
      case .values: result.values = elements(entry) { $0.enumValue($1) }
      case nil: result.unknownEntries.append(entry)
      }
    }
    if result.name == nil { reportMissing("INEnumName", in: declaration, part: "enum") }
    return result
  }

  private mutating func enumValue(_ declaration: PropertyListValue) -> EnumValue {
    var result = EnumValue(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.enumValue[entry] {
      case .displayName: result.displayName.text = string(entry)
      case .displayNameID: result.displayName.id = string(entry)
      case .index: result.declaredIndex = integer(entry)
      case .name: result.name = string(entry)
      case .synonyms: result.synonyms = elements(entry) { $0.synonym($1) }
      case nil: result.unknownEntries.append(entry)
      }
    }
    if result.name == nil { reportMissing("INEnumValueName", in: declaration, part: "enum value") }
    return result
  }

  private mutating func synonym(_ declaration: PropertyListValue) -> EnumSynonym {
    var result = EnumSynonym(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.synonym[entry] {
      case .text: result.text.text = string(entry)
      case .id: result.text.id = string(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    return result
  }

  /// Decodes a custom type.
  mutating func objectType(_ declaration: PropertyListValue) -> ObjectType {
    var result = ObjectType(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.objectType[entry] {
      case .className: result.classNameOverride = string(entry)
      case .classPrefix: result.classPrefix = string(entry)
      case .displayName: result.displayName.text = string(entry)
      case .displayNameID: result.displayName.id = string(entry)
      case .lastPropertyTag: result.lastPropertyTag = integer(entry)
      case .name: result.name = string(entry)
      case .properties: result.properties = attributes(entry, owner: .type)
      case nil: result.unknownEntries.append(entry)
      }
    }
    if result.name == nil { reportMissing("INTypeName", in: declaration, part: "type") }
    return result
  }
}
