// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import IntentModel
import SourceText

extension ActionCatalog {
  /// The intent, the parameter and the type of a definition that a catalog is for.
  public struct Target: Sendable {
    /// The intent that the catalog names.
    public let intent: Intent

    /// The parameter of the intent.
    public let parameter: Attribute

    /// The custom type of the parameter.
    public let type: ObjectType

    package init(intent: Intent, parameter: Attribute, type: ObjectType) {
      self.intent = intent
      self.parameter = parameter
      self.type = type
    }
  }

  /// The findings about the catalog, its own and those against its definition, in the order of the file.
  public func diagnostics(against definition: IntentDefinition) -> [Diagnostic] {
    check(against: definition).findings
  }

  /// The target of the catalog in a definition, nil if it has none, and the findings about it.
  package func check(against definition: IntentDefinition) -> (
    target: Target?, findings: [Diagnostic]
  ) {
    var checker = CatalogChecker(self, against: definition)
    let target = checker.target()
    checker.checkReferences()
    if let target { checker.checkProperties(of: target.type) }
    let findings = (diagnostics + checker.diagnostics)
      .sorted { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
    return (target, findings)
  }

  /// The name of the property that holds a URL: the one that the catalog names, else the type's first URL.
  package func urlPropertyName(of type: ObjectType?) -> String? {
    urlPropertyName?.value
      ?? type?.customProperties.first { $0.typeName?.value == "URL" && !$0.isArray }?.propertyName
  }
}
