// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import SourceText

/// A parameter of an intent in App Intents.
struct MigratedParameter {
  /// The attribute of the definition.
  let attribute: Attribute

  /// The old property, whose name the new one has.
  let plan: ParameterPlan

  /// The type of the values.
  let type: MigratedType

  /// The name as the definition has it, capitals included: Xcode's converter keeps it, and the system saves values under it.
  var name: String { attribute.name?.value ?? plan.property.name }

  /// The type of the property without a question mark.
  var valueType: String {
    plan.property.isArray ? "[\(type.name)]" : type.name
  }

  /// Whether the edit sheet shows the parameter.
  var isShown: Bool { attribute.displayPriority != nil }
}

extension Migrator {
  /// The parameters of an intent that App Intents can have; what it cannot is noted.
  mutating func parameters(of intent: Intent, _ plan: IntentPlan) -> [MigratedParameter] {
    var parameters: [MigratedParameter] = []
    for parameter in plan.parameters {
      let property = parameter.property
      guard
        let attribute = intent.parameters.last(where: {
          $0.name?.value == property.name
        })
      else { continue }
      let subject = "\(plan.name).\(attribute.name?.value ?? property.name)"
      if Self.inheritedNames.contains(property.name) {
        lose(.parameterName, subject)
        continue
      }
      guard let type = migratedType(of: property.type) else {
        // An enum without values is noted once.
        if case .enumeration = property.type {
        } else {
          lose(.parameterType(property.type.lostType), subject)
        }
        continue
      }
      parameters.append(MigratedParameter(attribute: attribute, plan: parameter, type: type))
      noteLosses(of: attribute, subject)
    }
    return parameters
  }

  /// The names that members of every intent have.
  private static let inheritedNames: Set<String> = ["perform", "self"]

  private mutating func noteLosses(of attribute: Attribute, _ subject: String) {
    if let metadata = attribute.metadata {
      if texts.words(of: metadata.placeholder) != nil { lose(.placeholder, subject) }
      if metadata[.dateStyle] != nil || metadata[.timeStyle] != nil || metadata[.template] != nil {
        lose(.dateStyle, subject)
      }
    }
    if attribute.supportsResolution?.value == true, !attribute.unsupportedReasons.isEmpty {
      lose(.refusals, subject)
    }
    let dialogs = attribute.promptDialogs.filter { dialog in
      guard dialog.isCustom?.value == true, let words = texts.words(of: dialog.format) else {
        return false
      }
      return dialog.kind != .primary || attribute.isFixedSizeArray?.value == true
        || words.contains("${")
    }
    if !dialogs.isEmpty { lose(.dialogs(dialogs.count), subject) }
  }
}
