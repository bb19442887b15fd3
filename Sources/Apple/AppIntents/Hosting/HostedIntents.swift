// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppleFoundation
import Foundation

/// The state of the questions about an intent.
package enum HostedIntents {
  /// The intent whose options are asked for, for options that depend on other parameters; nil
  /// outside of a question.
  @TaskLocal package static var current: (any AppIntent)?
}

/// A parameter with the name of its property.
package struct NamedHostedParameter {
  /// The name of the property.
  package let name: String
  /// The parameter of the property.
  package let parameter: any HostedParameter
}

extension AppIntent {
  /// The parameters of the intent, in the order of their declarations.
  package var hostedParameters: [NamedHostedParameter] {
    var found: [NamedHostedParameter] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      // The parameters of a class come after those of its superclass.
      found.insert(
        contentsOf: part.children.compactMap { child in
          guard let label = child.label, let parameter = child.value as? any HostedParameter else {
            return nil
          }
          // The storage of a property wrapper is named after its property: `_team`.
          return NamedHostedParameter(
            name: label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter: parameter)
        }, at: 0)
      mirror = part.superclassMirror
    }
    return found
  }

  /// Returns the name of a parameter's property; nil if it is not a parameter of this intent.
  func hostedName(of find: HostedSummaryPart.PartialParameter) -> String? {
    guard let parameter = find(self) else { return nil }
    return hostedParameters.first { $0.parameter === parameter }?.name
  }

  /// The localized description of the intent; nil if it has none.
  package static var hostedDescription: LocalizedStringResource? {
    switch description as Any? {
    case let description as IntentDescription: description.descriptionText
    case let text as LocalizedStringResource: text
    default: nil
    }
  }

  /// The visibility of each parameter, in the order of the summary; nil if no summary names a
  /// parameter.
  package var hostedVisibility: [HostedVisibility]? {
    var found: [HostedVisibility] = []
    add(Self.parameterSummary.hostedParts, under: [], to: &found)
    return found.isEmpty ? nil : found
  }

  private func add(
    _ parts: [HostedSummaryPart], under conditions: [HostedVisibility.Condition],
    to found: inout [HostedVisibility]
  ) {
    for part in parts {
      switch part {
      case .parameters(let parameters):
        for name in parameters.compactMap({ hostedName(of: $0) }) {
          if let index = found.firstIndex(where: { $0.parameter == name }) {
            found[index].alternatives.append(conditions)
          } else {
            found.append(HostedVisibility(parameter: name, alternatives: [conditions]))
          }
        }
      case .when(let condition, let yes, let no):
        guard let condition = named(condition) else { continue }
        add(yes, under: conditions + [condition], to: &found)
        add(no, under: conditions + [condition.negated], to: &found)
      }
    }
  }

  private func named(_ condition: HostedSummaryCondition) -> HostedVisibility.Condition? {
    switch condition {
    case .family(let isOneOf, let families): .family(isOneOf: isOneOf, families)
    case .parameter(let find, let comparison, let values):
      hostedName(of: find).map { .parameter($0, comparison, values) }
    }
  }
}

/// The conditions under which a parameter is shown.
package struct HostedVisibility {
  /// A condition of visibility.
  package enum Condition {
    /// A comparison of a parameter with values.
    case parameter(String, HostedComparison, [HostedIntentValue])
    /// The widget's family is one of some families, or none of them.
    case family(isOneOf: Bool, Set<IntentWidgetFamily>)

    /// The opposite of the condition.
    var negated: Condition {
      switch self {
      case .parameter(let name, let comparison, let values):
        .parameter(name, comparison.negated, values)
      case .family(let isOneOf, let families): .family(isOneOf: !isOneOf, families)
      }
    }
  }

  /// The name of the parameter.
  package let parameter: String
  /// The alternatives, of which at least one must hold with all of its conditions.
  package var alternatives: [[Condition]]
}

extension HostedComparison {
  fileprivate var negated: HostedComparison {
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

extension AppEnum {
  /// The names and the appearances of the cases.
  package static var hostedCases: [(name: String, look: DisplayRepresentation)] {
    allCases.map { (String($0.rawValue), $0.displayRepresentation) }
  }
}
