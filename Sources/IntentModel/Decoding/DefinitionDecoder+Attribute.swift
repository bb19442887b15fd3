// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension DefinitionDecoder {
  /// Decodes a parameter, a response parameter or a type's property.
  mutating func attribute(_ declaration: PropertyListValue, owner: Attribute.Owner) -> Attribute {
    let keys = AttributeKeys.of(owner)
    var result = AttributeFields(declaration: declaration, owner: owner)
    for entry in declaration.entries {
      switch keys.attribute[entry] {
      case .arraySizes:
        result.arraySizes = ArraySizes(entries: elements(entry) { $0.arraySize($1, keys) })
      case .configurable: result.isConfigurable = boolean(entry)
      case .customDisambiguation: result.customDisambiguation = boolean(entry)
      case .default: result.isDefaultProperty = boolean(entry)
      case .displayName: result.displayName.text = string(entry)
      case .displayNameID: result.displayName.id = string(entry)
      case .displayPriority: result.displayPriority = integer(entry)
      case .enumType: result.enumTypeName = string(entry)
      case .enumTypeNamespace: result.enumTypeNamespace = string(entry)
      case .fixedSizeArray: result.isFixedSizeArray = boolean(entry)
      case .metadata: result.metadata = dictionary(entry).map { metadata($0, keys) }
      case .name: result.name = string(entry)
      case .objectType: result.objectTypeName = string(entry)
      case .objectTypeNamespace: result.objectTypeNamespace = string(entry)
      case .promptDialogs: result.promptDialogs = elements(entry) { $0.promptDialog($1, keys) }
      case .relationship: result.relationship = dictionary(entry).map { relationship($0, keys) }
      case .supportsDynamicEnumeration: result.supportsDynamicEnumeration = boolean(entry)
      case .supportsMultipleValues: result.supportsMultipleValues = boolean(entry)
      case .supportsResolution: result.supportsResolution = boolean(entry)
      case .supportsSearch: result.supportsSearch = boolean(entry)
      case .tag: result.declaredTag = integer(entry)
      case .type: result.typeName = string(entry)
      case .unsupportedReasons:
        result.unsupportedReasons = elements(entry) { $0.unsupportedReason($1, keys) }
      case .windowSize: result.declaredWindowSize = integer(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    let part = owner == .type ? "property" : "parameter"
    if result.name == nil { reportMissing(owner.rawValue + "Name", in: declaration, part: part) }
    if result.typeName == nil, result.enumTypeName == nil {
      reportMissing(owner.rawValue + "Type", in: declaration, part: part)
    }
    return Attribute(result)
  }

  private mutating func arraySize(
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

  private mutating func metadata(
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

  private mutating func promptDialog(
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

  private mutating func relationship(
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

  private mutating func unsupportedReason(
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
