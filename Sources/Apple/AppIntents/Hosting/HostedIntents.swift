// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppleFoundation
import Foundation

/// The intent whose parameters are asked for.
package enum HostedIntents {
  /// The intent, for those whose options depend on other parameters; nil while nobody asks.
  @TaskLocal package static var current: (any AppIntent)?
}

/// A parameter with the name that it has in the program.
package struct NamedHostedParameter {
  /// The name.
  package let name: String
  /// The parameter.
  package let parameter: any HostedParameter
}

extension AppIntent {
  /// The parameters, in the order in which they are declared.
  package var hostedParameters: [NamedHostedParameter] {
    var found: [NamedHostedParameter] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      // Those of a class come after those of the class that it inherits.
      found.insert(
        contentsOf: part.children.compactMap { child in
          guard let label = child.label, let parameter = child.value as? any HostedParameter else {
            return nil
          }
          // What a property wrapper is stored in is named after its property: '_team'.
          return NamedHostedParameter(
            name: label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter: parameter)
        }, at: 0)
      mirror = part.superclassMirror
    }
    return found
  }

  /// The name of a parameter; nil if it is not one of this intent.
  func hostedName(of find: HostedSummaryPart.PartialParameter) -> String? {
    guard let parameter = find(self) else { return nil }
    return hostedParameters.first { $0.parameter === parameter }?.name
  }

  /// What it does, for people; nil for nothing.
  package static var hostedDescription: LocalizedStringResource? {
    switch description as Any? {
    case let description as IntentDescription: description.descriptionText
    case let text as LocalizedStringResource: text
    default: nil
    }
  }

  /// When each parameter is shown, in the order in which the summary names them; nil if there is no summary that names any.
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

/// When a parameter is shown.
package struct HostedVisibility {
  /// A condition.
  package enum Condition {
    /// A parameter compares with values.
    case parameter(String, HostedComparison, [HostedIntentValue])
    /// The widget has one of some families, or none of them.
    case family(isOneOf: Bool, Set<IntentWidgetFamily>)

    /// The condition that holds where this one does not.
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
  /// Lists of conditions, of which one must hold as a whole.
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
  /// The cases, with how each looks.
  package static var hostedCases: [(name: String, look: DisplayRepresentation)] {
    allCases.map { (String($0.rawValue), $0.displayRepresentation) }
  }
}
