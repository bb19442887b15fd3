// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import WidgetProtocol
import WidgetViews

/// When the summary of an intent shows its parameters.
struct SummaryConditions {
  private typealias Condition = ParameterVisibility.Condition

  /// The parameters that it names, in their order; empty for an intent without a summary.
  private(set) var order: [String] = []

  /// Lists of conditions, by the name of the parameter.
  private var alternatives: [String: [[Condition]]] = [:]

  /// Whether a condition was not understood, so that nothing is hidden.
  private var isUncertain = false

  /// Turns a value that a parameter is compared with into that of a choice.
  private let value: (String, CompilerConstant) -> ParameterValue?

  /// Reads a summary.
  ///
  /// - Parameters:
  ///   - summary: The value of `parameterSummary`; nil for none.
  ///   - value: Turns a value that a parameter is compared with into that of a choice.
  init(
    _ summary: CompilerConstant?, value: @escaping (String, CompilerConstant) -> ParameterValue?
  ) {
    self.value = value
    if let summary { add(summary, under: []) }
  }

  /// When a parameter is shown; nil for always.
  func visibility(of parameter: String) -> ParameterVisibility? {
    guard !order.isEmpty, !isUncertain else { return nil }
    let found = alternatives[parameter] ?? []
    guard !found.contains(where: \.isEmpty) else { return nil }
    return ParameterVisibility(alternatives: found)
  }

  private mutating func add(_ constant: CompilerConstant, under conditions: [Condition]) {
    if let elements = constant.builtElements {
      for element in elements { add(element, under: conditions) }
    } else if let name = constant.parameterName {
      show(name, under: conditions)
    } else if let arguments = constant.arguments {
      switch constant.calledType?.lastName {
      case "ParameterSummaryWhenCondition": addWhen(arguments, under: conditions)
      case "ParameterSummarySwitchCondition": addSwitch(arguments, under: conditions)
      default:
        for argument in arguments {
          for name in argument.value.interpolatedParameters { show(name, under: conditions) }
          if argument.value.builtElements != nil { add(argument.value, under: conditions) }
        }
      }
    }
  }

  private mutating func show(_ name: String, under conditions: [Condition]) {
    if !order.contains(name) { order.append(name) }
    alternatives[name, default: []].append(conditions)
  }

  // MARK: When

  private mutating func addWhen(
    _ arguments: [CompilerConstant.Argument], under conditions: [Condition]
  ) {
    let branches = arguments.filter { $0.value.builtElements != nil }
    let condition = self.condition(arguments.filter { $0.value.builtElements == nil })
    if condition == nil { isUncertain = true }
    for branch in branches {
      let isOther = branch.label == "otherwise"
      let own = condition.map { isOther ? $0.negated : $0 }
      add(branch.value, under: conditions + [own].compactMap(\.self))
    }
  }

  private func condition(_ parts: [CompilerConstant.Argument]) -> Condition? {
    guard
      let comparison = parts.lazy.compactMap({ Self.comparisons[$0.value.memberName ?? ""] }).first,
      let first = parts.first
    else { return nil }
    let others = parts.dropFirst().map(\.value)
    if first.label == "widgetFamily" {
      let values = others.flatMap { $0.elements ?? [$0] }.compactMap(\.memberName)
        .compactMap { WidgetFamily(rawValue: $0) }
      guard !values.isEmpty, comparison == .equal || comparison == .notEqual else { return nil }
      return .family(isOneOf: comparison == .equal, values)
    }
    guard let name = first.value.parameterName else { return nil }
    let compared = others.filter { Self.comparisons[$0.memberName ?? ""] == nil && $0.isKnown }
    let values = compared.flatMap { $0.elements ?? [$0] }
    let found = values.compactMap { value(name, $0) }
    guard found.count == values.count else { return nil }
    return .parameter(name, comparison, found)
  }

  /// AppIntents' operators, by their names.
  private static let comparisons: [String: ParameterVisibility.Comparison] = [
    "equalTo": .equal, "notEqualTo": .notEqual, "oneOf": .equal, "notOneOf": .notEqual,
    "hasAnyValue": .hasValue, "hasNoValue": .hasNoValue, "greaterThan": .greater,
    "greaterThanOrEqualTo": .greaterOrEqual, "lessThan": .less, "lessThanOrEqualTo": .lessOrEqual,
  ]

  // MARK: Switch

  private mutating func addSwitch(
    _ arguments: [CompilerConstant.Argument], under conditions: [Condition]
  ) {
    guard let first = arguments.first else { return }
    let isFamily = first.label == "widgetFamily" || first.value.parameterName == nil
    var earlier: [CompilerConstant] = []
    for part in arguments.flatMap({ $0.value.builtElements ?? [] }) {
      let isDefault = part.calledType?.lastName == "ParameterSummaryDefaultCaseCondition"
      let branches = (part.arguments ?? []).filter { $0.value.builtElements != nil }
      let values = (part.arguments ?? []).filter {
        $0.value.builtElements == nil && $0.value.isKnown
      }
      .flatMap { $0.value.elements ?? [$0.value] }
      let condition = switchCondition(
        isFamily ? nil : first.value.parameterName, isDefault ? earlier : values,
        isOneOf: !isDefault)
      if condition == nil, !(isDefault && earlier.isEmpty) { isUncertain = true }
      for branch in branches {
        add(branch.value, under: conditions + [condition].compactMap(\.self))
      }
      earlier += values
    }
  }

  private func switchCondition(
    _ parameter: String?, _ constants: [CompilerConstant], isOneOf: Bool
  ) -> Condition? {
    guard let parameter else {
      let families = constants.compactMap(\.memberName).compactMap { WidgetFamily(rawValue: $0) }
      return families.isEmpty ? nil : .family(isOneOf: isOneOf, families)
    }
    let values = constants.compactMap { value(parameter, $0) }
    guard values.count == constants.count, !values.isEmpty else { return nil }
    return .parameter(parameter, isOneOf ? .equal : .notEqual, values)
  }
}

extension ParameterVisibility.Condition {
  /// The condition that holds where this one does not.
  fileprivate var negated: Self {
    switch self {
    case .family(let isOneOf, let families): .family(isOneOf: !isOneOf, families)
    case .parameter(let name, let comparison, let values):
      .parameter(name, comparison.negated, values)
    }
  }
}

extension ParameterVisibility.Comparison {
  fileprivate var negated: Self {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .hasValue: .hasNoValue
    case .hasNoValue: .hasValue
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .contains: .containsNot
    case .containsNot: .contains
    }
  }
}
