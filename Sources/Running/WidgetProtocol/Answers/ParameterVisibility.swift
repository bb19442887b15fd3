// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import WidgetViews

/// The condition under which the edit sheet shows a parameter of an App Intent.
package struct ParameterVisibility: Hashable, Sendable {
  /// A comparison of a value with others.
  package enum Comparison: String, CaseIterable, Sendable {
    case equal, notEqual, hasValue, hasNoValue
    case greater, greaterOrEqual, less, lessOrEqual, contains, containsNot
  }

  /// A condition on the value of another parameter.
  package enum Condition: Hashable, Sendable {
    /// A parameter compares with one of some values, or with none of them.
    case parameter(String, Comparison, [ParameterValue])
    /// The widget has one of some families, or none of them.
    case family(isOneOf: Bool, [WidgetFamily])
  }

  /// Lists of conditions, of which one must hold as a whole; none for a parameter that is never shown.
  package var alternatives: [[Condition]]

  /// Creates a rule: one of the alternatives must hold, with all of its conditions.
  package init(alternatives: [[Condition]]) {
    self.alternatives = alternatives
  }

  /// Whether the parameter is shown.
  ///
  /// - Parameters:
  ///   - values: The values of the parameters, by their names.
  ///   - family: The family of the widget.
  /// - Returns: Whether one of the lists of conditions holds.
  package func holds(for values: [String: ParameterValue], in family: WidgetFamily) -> Bool {
    alternatives.contains { conditions in
      conditions.allSatisfy { $0.holds(for: values, in: family) }
    }
  }
}

extension ParameterVisibility.Condition {
  fileprivate func holds(for values: [String: ParameterValue], in family: WidgetFamily) -> Bool {
    switch self {
    case .family(let isOneOf, let families): return families.contains(family) == isOneOf
    case .parameter(let name, let comparison, let others):
      let value = values[name]
      let number = value?.number
      let other = others.first?.number
      func compares(_ holds: (Double, Double) -> Bool) -> Bool {
        guard let number, let other else { return false }
        return holds(number, other)
      }
      switch comparison {
      case .hasValue: return value.map { $0 != .array([]) } ?? false
      case .hasNoValue: return value.map { $0 == .array([]) } ?? true
      case .equal: return others.contains { $0.means(value) }
      case .notEqual: return !others.contains { $0.means(value) }
      case .greater: return compares(>)
      // Of a comparison and its opposite exactly one holds, also without a value.
      case .greaterOrEqual: return !compares(<)
      case .less: return compares(<)
      case .lessOrEqual: return !compares(>)
      case .contains: return others.allSatisfy { $0.isIn(value) }
      case .containsNot: return !others.allSatisfy { $0.isIn(value) }
      }
    }
  }
}

extension ParameterValue {
  /// Whether another value is the same, whatever an object is called and a number is spelled.
  fileprivate func means(_ other: ParameterValue?) -> Bool {
    guard let other else { return false }
    if let identifier, let otherIdentifier = other.identifier {
      return identifier == otherIdentifier
    }
    if let number, let otherNumber = other.number { return number == otherNumber }
    return self == other
  }

  fileprivate func isIn(_ other: ParameterValue?) -> Bool {
    switch (self, other) {
    case (.string(let text), .string(let whole)): whole.contains(text)
    case (_, .array(let elements)): elements.contains { means($0) }
    default: false
    }
  }
}

/// A rule is the list of its alternatives.
extension ParameterVisibility: WireValue {
  static func take(from reader: inout ValueReader) throws(MessageError) -> ParameterVisibility {
    ParameterVisibility(alternatives: try [[Condition]].take(from: &reader))
  }

  func put(on writer: inout MessageWriter) { alternatives.put(on: &writer) }
}

/// A condition is on the family if it has families.
extension ParameterVisibility.Condition: WireObject {
  static var blank: ParameterVisibility.Condition { .parameter("", .equal, []) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    var families: [WidgetFamily]? =
      if case .family(_, let families) = self { families } else { nil }
    try wire.member("families", ifAny: &families)
    if let families {
      var isOneOf = self == .family(isOneOf: true, families)
      try wire.member("isOneOf", &isOneOf)
      self = .family(isOneOf: isOneOf, families)
    } else if case .parameter(var name, var comparison, var values) = self {
      try wire.member("parameter", &name)
      try wire.member("comparison", &comparison)
      try wire.member("values", &values)
      self = .parameter(name, comparison, values)
    }
  }
}

extension ParameterVisibility.Comparison: WireName {}
