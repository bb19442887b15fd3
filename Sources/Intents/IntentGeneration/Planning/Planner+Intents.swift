// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

extension Planner {
  /// Adds an intent.
  mutating func add(_ intent: Intent, in scope: DefinitionScope) {
    let range = intent.declaration.range
    guard let name = checkedName(intent.name, .intent, of: range, in: scope),
      let className = checkedClassName(
        scope.naming.className(of: intent), intent.classNameOverride ?? intent.name, .intent,
        in: scope)
    else { return }
    let place = scope.place(intent.name?.range ?? range)
    let plan = IntentPlan(
      name: name, className: className,
      parameters: parameters(of: intent, in: scope),
      response: response(of: intent, className: className, in: scope),
      isHandleOptional: isHandleOptional(intent))
    intents.append(plan)
    declareFile(of: className, at: place)
    declare(plan.handlingName, at: place)
    declare(plan.response.className, at: place)
    declare(plan.response.codeEnumName, at: place)
    for case let resolution? in plan.parameters.map(\.resolution) {
      guard let reasons = resolution.reasons else { continue }
      declare(reasons.enumName, at: place)
      declare(resolution.result, at: place)
    }
  }

  private mutating func parameters(
    of intent: Intent, in scope: DefinitionScope
  ) -> [ParameterPlan] {
    var names = MemberNames(role: .parameter)
    let stem = scope.naming.resultStem(of: intent)
    var parameters: [ParameterPlan] = []
    for parameter in intent.parameters {
      guard let property = property(parameter, .parameter, names: &names, in: scope) else {
        continue
      }
      parameters.append(
        ParameterPlan(
          property: property, options: parameter.optionsPlan,
          resolution: resolution(of: parameter, property, stem: stem, in: scope)))
    }
    return parameters
  }

  private mutating func resolution(
    of parameter: Attribute, _ property: PropertyPlan, stem: String, in scope: DefinitionScope
  ) -> ParameterPlan.Resolution? {
    guard parameter.supportsResolution?.value == true else { return nil }
    var names = MemberNames(role: .unsupportedReason)
    var reasons: [String] = []
    for reason in parameter.unsupportedReasons {
      let range = reason.declaration.range
      guard let name = checkedName(reason.code, .unsupportedReason, of: range, in: scope) else {
        continue
      }
      names.insert(name, at: scope.place(reason.code?.range ?? range), reportingTo: &self)
      reasons.append(name)
    }
    if reasons.isEmpty { reasons = parameter.impliedReasons }
    let plain = property.type.resolutionResult
    guard !reasons.isEmpty else { return .init(result: plain, reasons: nil) }
    let ownStem = stem + property.capitalizedName
    return .init(
      result: ownStem + "ResolutionResult",
      reasons: .init(enumName: ownStem + "UnsupportedReason", superclass: plain, names: reasons))
  }

  private func isHandleOptional(_ intent: Intent) -> Bool {
    guard intent.isEligibleForWidgets?.value == true else { return false }
    let isConfigurable = intent.isConfigurable?.value == true
    return switch options.assumptions.optionalHandle {
    case .widgetOnly: intent.isIneligibleForSuggestions?.value == true && !isConfigurable
    case .notConfigurable: !isConfigurable
    case .eligibleForWidgets: true
    }
  }
}

extension Attribute {
  /// Where the options come from, if it is code.
  fileprivate var optionsPlan: ParameterPlan.Options? {
    guard supportsDynamicEnumeration?.value == true else { return nil }
    return supportsSearch?.value == true ? .search : .list
  }

  /// The reasons that a number with a limit has, though the definition lists none.
  ///
  /// They come as a set: wherever a definition lists one of them it lists all, and Apple's tool adds all.
  fileprivate var impliedReasons: [String] {
    guard kind == .scalar(.integer) || kind == .scalar(.decimal), let metadata,
      metadata.boolean(.supportsNegativeNumbers) == false
        || metadata[.maximumValue] != nil && metadata.maximum != .none
        || metadata[.minimumValue] != nil && metadata.minimum != .none
    else { return [] }
    return ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
  }
}
