// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
public import PropertyListSyntax
public import SourceText

extension IntentDefinition {
  /// Reads an intent definition.
  ///
  /// - Parameter source: The file: an XML or binary property list, or one in the OpenStep form.
  /// - Throws: ``IntentDefinitionError`` if the file is empty or not a property list, or its root is not a dictionary. Anything
  ///   less is reported in ``diagnostics``, and the rest is still read.
  public init(_ source: SourceFile) throws(IntentDefinitionError) {
    // Nothing at all would be read as an empty string table.
    guard source.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { throw .empty(source) }
    let format = PropertyListDocument.Format.detect(in: source)
    guard format != .json else { throw .json(source) }
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(source, as: format)
    } catch {
      throw .propertyList(error)
    }
    try self.init(decoding: document)
  }

  /// Decodes a property list that was read before.
  ///
  /// - Throws: ``IntentDefinitionError`` if the root is not a dictionary.
  public init(decoding document: PropertyListDocument) throws(IntentDefinitionError) {
    let root = document.root
    guard root.kind == .dictionary else { throw .rootIsNoDictionary(root) }
    self.init(document: document)
    var decoder = DefinitionDecoder()
    decoder.decodeRoot(root, into: &self)
    diagnostics = Diagnostic.anomalies(of: document) + decoder.diagnostics
    diagnostics.sort { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
  }
}

extension DefinitionDecoder {
  fileprivate mutating func decodeRoot(
    _ root: PropertyListValue, into definition: inout IntentDefinition
  ) {
    var hasIntents = false
    for entry in root.entries {
      switch DefinitionKeys.root[entry] {
      case .enums:
        definition.enums = elements(entry) { $0.enumType($1) }
      case .types:
        definition.types = elements(entry) { $0.objectType($1) }
      case .intents:
        hasIntents = true
        definition.intents = elements(entry) { Intent(decoding: $1, with: &$0) }
      case .namespace: definition.namespace = string(entry)
      case .modelVersion: definition.modelVersion = string(entry)
      case .systemVersion: definition.systemVersion = string(entry)
      case .toolsVersion: definition.toolsVersion = string(entry)
      case .toolsBuildVersion: definition.toolsBuildVersion = string(entry)
      case nil: definition.unknownEntries.append(entry)
      }
    }
    if !hasIntents {
      reportMissing("INIntents", in: root, part: "definition", severity: .warning)
    }
  }
}
