// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables
public import WidgetValues

extension WidgetIntent {
  /// The default choice: the catalog's defaults, and no other values.
  ///
  /// A parameter that is not set has the default of the definition, so none of those is listed.
  public func defaultChoice(for family: WidgetFamily) -> WidgetChoice {
    choice(of: defaultIdentifiers(for: family))
  }

  /// The default value of a parameter; nil if it has none.
  ///
  /// Of the catalog's parameter it is the catalog's default. Of any other it is the definition's, as the runtime takes
  /// it: a Boolean without one is false, the single default of a list becomes a list of one, and of a parameter whose
  /// options come from code only the app knows a default. A string's default is in the language asked for.
  public func defaultValue(
    of attribute: Attribute, for family: WidgetFamily, in locale: LocaleName? = nil
  ) -> ParameterValue? {
    if attribute.propertyName == destinationParameter {
      return destinationValue(defaultIdentifiers(for: family))
    }
    if handler(of: attribute) != nil { return handledDefault(of: attribute, for: family) }
    guard attribute.displayPriority != nil, attribute.supportsDynamicEnumeration?.value != true,
      let value = definedDefault(of: attribute, in: locale)
    else { return nil }
    return attribute.isArray ? .array([value]) : value
  }

  private func definedDefault(
    of attribute: Attribute, in locale: LocaleName?
  ) -> ParameterValue? {
    let value = attribute.metadata?[.defaultValue]
    switch attribute.kind {
    case .enumeration:
      guard let type = definition.enumType(of: attribute) else {
        return value?.string.map { .string($0) }
      }
      let member =
        value?.string.flatMap { type.value(named: $0) }
        ?? value?.integer.flatMap { type.value(at: $0) }
      // Number 0 under this name is how the generated code says that there is no value.
      if let member, member.index == 0, member.name?.value == "unknown" { return nil }
      return member?.name.map { .string($0.value) }
    case .scalar(.boolean):
      if let flag = attribute.metadata?.boolean(.defaultValue) { return .boolean(flag) }
      return attribute.isArray ? nil : .boolean(false)
    case .scalar(.string):
      return attribute.metadata.flatMap { text($0.defaultText, in: locale) }.map { .string($0) }
    case .scalar(.integer), .scalar(.decimal), .system("TimeInterval"):
      return value?.integer.map { .number(spelling: String($0)) }
        ?? value?.number.map { .number($0) }
    case .object, .system: return nil
    }
  }

  /// The value that a choice itself gives a parameter; nil if it leaves the default.
  func ownValue(
    of attribute: Attribute, in choice: WidgetChoice
  ) -> ParameterValue? {
    let value = choice[attribute.propertyName]
    // JSON's null is a way to say that there is no value of its own.
    return value == .unsuitable(.null) ? nil : value
  }

  /// The values that the parameters have, by name: their own, else the defaults.
  ///
  /// Defaults are filled in as the runtime does: in display order, passing over a parameter whose relationship does not hold.
  package func values(
    of choice: WidgetChoice, for family: WidgetFamily, in locale: LocaleName?
  ) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for attribute in intent.parameters {
      values[attribute.propertyName] = ownValue(of: attribute, in: choice)
    }
    for attribute in intent.displayedParameters
    where values[attribute.propertyName] == nil && attribute.propertyName != choice.parameter {
      guard shows(attribute, given: values, for: family) else { continue }
      values[attribute.propertyName] = defaultValue(of: attribute, for: family, in: locale)
    }
    return values
  }

  /// The parameters that the sheet can show, in the order in which it does.
  ///
  /// A parameter is offered if it has a display priority, and is marked configurable or resolved by the app. That of the
  /// catalog is offered in any case, first if it has no place: without it the catalog would have no effect.
  public var offeredParameters: [Attribute] {
    let destination = destinationParameter
    let offered = intent.displayedParameters.filter { attribute in
      attribute.isConfigurable?.value == true || attribute.supportsResolution?.value == true
        || attribute.propertyName == destination
    }
    guard let target, !offered.contains(where: { $0.propertyName == destination }) else {
      return offered
    }
    return [target.parameter] + offered
  }
}
