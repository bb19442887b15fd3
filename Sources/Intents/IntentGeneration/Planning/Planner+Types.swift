// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

extension Planner {
  /// Adds an enum.
  mutating func add(_ type: EnumType, in scope: DefinitionScope) {
    let range = type.declaration.range
    guard let name = checkedName(type.name, .enumeration, of: range, in: scope),
      let className = checkedClassName(
        scope.naming.className(of: type), type.classNameOverride ?? type.name, .enumeration,
        in: scope)
    else { return }
    let place = scope.place(type.name?.range ?? range)
    if type.kind != .regular, options.assumptions.irregularEnums == .refused {
      report(.irregularEnum(name, type: type.typeName?.value ?? ""), at: place)
    }
    if type.values.isEmpty { report(.enumWithoutValues(name), at: place) }
    let plan = EnumPlan(
      name: name, className: className, cases: cases(of: type, in: scope))
    enums.append(plan)
    declareFile(of: className, at: place)
    declare(plan.resolutionResult, at: place)
  }

  private mutating func cases(of type: EnumType, in scope: DefinitionScope) -> [EnumPlan.Case] {
    var cases: [EnumPlan.Case] = []
    var names = MemberNames(role: .enumValue)
    var numbers: [Int: String] = [:]
    for value in type.values {
      let range = value.declaration.range
      guard let name = checkedName(value.name, .enumValue, of: range, in: scope) else { continue }
      let place = scope.place(value.name?.range ?? range)
      names.insert(name, at: place, reportingTo: &self)
      if let other = numbers.updateValue(name, forKey: value.index), other != name {
        report(.duplicateNumber(value.index, value: name, other: other), at: place)
      }
      cases.append(EnumPlan.Case(name: name, number: value.index))
    }
    return cases
  }

  /// Adds a custom type.
  mutating func add(_ type: ObjectType, in scope: DefinitionScope) {
    let range = type.declaration.range
    guard let name = checkedName(type.name, .type, of: range, in: scope),
      let className = checkedClassName(
        scope.naming.className(of: type), type.classNameOverride ?? type.name, .type, in: scope)
    else { return }
    let place = scope.place(type.name?.range ?? range)
    let plan = TypePlan(
      name: name, className: className,
      properties: properties(type.customProperties, .property, in: scope))
    types.append(plan)
    declareFile(of: className, at: place)
    declare(plan.resolutionResult, at: place)
  }

  /// The properties that attributes become; those that cannot become any are reported.
  mutating func properties(
    _ attributes: [Attribute], _ role: GenerationProblem.Role, in scope: DefinitionScope
  ) -> [PropertyPlan] {
    var names = MemberNames(role: role)
    var properties: [PropertyPlan] = []
    for attribute in attributes {
      if let property = property(attribute, role, names: &names, in: scope) {
        properties.append(property)
      }
    }
    return properties
  }

  /// The property that an attribute becomes; nil if it cannot, which is reported.
  mutating func property(
    _ attribute: Attribute, _ role: GenerationProblem.Role, names: inout MemberNames,
    in scope: DefinitionScope
  ) -> PropertyPlan? {
    let range = attribute.declaration.range
    guard let name = checkedName(attribute.name, role, of: range, in: scope) else { return nil }
    let place = scope.place(attribute.name?.range ?? range)
    names.insert(name, at: place, reportingTo: &self)
    switch scope.valueType(of: attribute) {
    case .success(let type):
      if attribute.isArray, type.isEnumeration, options.assumptions.enumArrays == .refused {
        report(.enumArray(of: name), at: place)
      }
      return PropertyPlan(name: name, type: type, isArray: attribute.isArray)
    case .failure(let unknown):
      report(unknown.kind, at: place)
      return nil
    }
  }

  /// The name of a class, if it is one that code can have.
  mutating func checkedClassName(
    _ className: String, _ source: Located<String>?, _ role: GenerationProblem.Role,
    in scope: DefinitionScope
  ) -> String? {
    guard className.isIdentifier else {
      report(.invalidName(className, role), at: source.map { scope.place($0.range) })
      return nil
    }
    if options.language == .objectiveC, className.isReservedInObjectiveC {
      report(.reservedWord(className, role), at: source.map { scope.place($0.range) })
    }
    return className
  }
}
