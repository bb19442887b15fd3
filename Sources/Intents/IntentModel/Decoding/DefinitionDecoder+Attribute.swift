// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// The parts of a parameter, a response parameter or a type's property.
extension DefinitionDecoder {
  /// Decodes the attributes in an entry's array.
  mutating func attributes(_ entry: PropertyListValue.Entry, owner: Attribute.Owner) -> [Attribute]
  {
    elements(entry) { Attribute(decoding: $1, owner: owner, with: &$0) }
  }

  /// Decodes the number of values in one family.
  mutating func arraySize(
    _ declaration: PropertyListValue, _ keys: AttributeKeys
  ) -> ArraySizes.Entry {
    var result = ArraySizes.Entry(declaration: declaration)
    for entry in declaration.entries {
      switch keys.arraySize[entry] {
      case .size: result.size = integer(entry)
      case .sizeClass: result.sizeClassName = string(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    return result
  }

  /// Decodes what restricts and describes a value.
  mutating func metadata(
    _ declaration: PropertyListValue, _ keys: AttributeKeys
  ) -> AttributeMetadata {
    var result = AttributeMetadata(declaration: declaration)
    for entry in declaration.entries {
      if let key = keys.metadata[entry] {
        result.knownEntries.append((key, entry))
        if key == .customUTIs { _ = elements(entry) { _, uti in uti } }
      } else {
        result.unknownEntries.append(entry)
      }
    }
    return result
  }

  /// Decodes what the system says when it asks for a value.
  mutating func promptDialog(
    _ declaration: PropertyListValue, _ keys: AttributeKeys
  ) -> PromptDialog {
    var result = PromptDialog(declaration: declaration)
    for entry in declaration.entries {
      switch keys.promptDialog[entry] {
      case .custom: result.isCustom = boolean(entry)
      case .format: result.format.text = string(entry)
      case .formatID: result.format.id = string(entry)
      case .type: result.typeName = string(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    return result
  }

  /// Decodes the condition under which an attribute is shown.
  mutating func relationship(
    _ declaration: PropertyListValue, _ keys: AttributeKeys
  ) -> Relationship {
    var result = Relationship(declaration: declaration)
    var single: PropertyListValue?
    var several: [PropertyListValue]?
    for entry in declaration.entries {
      switch keys.relationship[entry] {
      case .parentName: result.parentName = string(entry)
      case .predicateName: result.predicateName = string(entry)
      case .predicateValue: single = entry.value
      case .predicateValues: several = array(entry).map(Array.init)
      case nil: result.unknownEntries.append(entry)
      }
    }
    result.predicateValues = several ?? single.map { [$0] } ?? []
    return result
  }

  /// Decodes a reason why a value can be refused.
  mutating func unsupportedReason(
    _ declaration: PropertyListValue, _ keys: AttributeKeys
  ) -> UnsupportedReason {
    var result = UnsupportedReason(declaration: declaration)
    for entry in declaration.entries {
      switch keys.unsupportedReason[entry] {
      case .code: result.code = string(entry)
      case .custom: result.isCustom = boolean(entry)
      case .default: result.isDefault = boolean(entry)
      case .format: result.format.text = string(entry)
      case .formatID: result.format.id = string(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    return result
  }
}
