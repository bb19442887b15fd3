// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
package import PropertyListSyntax
package import WidgetProtocol
import WidgetViews

extension DescribedIntent {
  /// The intent as an intent definition has it, so that everything that knows definitions knows it, too.
  ///
  /// Entities are objects whose options the app provides, enumerations are enums whose values are named by their raw values. A definition
  /// cannot say when a parameter is shown if that depends on more than one value, or on the family: ``ProgramHandler`` does.
  package var definition: PropertyListLiteral {
    let enums = unique(parameters.filter { $0.kind == .cases })
    let types = unique(parameters.filter { $0.kind == .entity })
    return .object([
      ("INEnums", .array(enums.map(\.enumDeclaration))),
      ("INIntentDefinitionModelVersion", .string("1.2")),
      ("INIntentDefinitionNamespace", .string(Self.namespace)),
      ("INIntents", .array([intentDeclaration])),
      ("INTypes", .array(types.map(\.typeDeclaration))),
    ])
  }

  static let namespace = "app"

  private func unique(_ parameters: [DescribedParameter]) -> [DescribedParameter] {
    var seen: Set<String> = []
    return parameters.filter { seen.insert($0.type ?? "").inserted }
  }

  private var intentDeclaration: PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [
      ("INIntentCategory", .string("information")), ("INIntentClassName", .string(name)),
      ("INIntentConfigurable", .boolean(isDiscoverable)),
    ]
    if let help { members.append(("INIntentDescription", .string(help))) }
    members += [
      ("INIntentEligibleForWidgets", .boolean(true)),
      ("INIntentIneligibleForSuggestions", .boolean(true)),
      ("INIntentLastParameterTag", .integer(parameters.count)), ("INIntentName", .string(name)),
      (
        "INIntentParameters",
        .array(
          parameters.enumerated().map { index, parameter in
            parameter.declaration(tag: index + 1, of: self)
          })
      ), ("INIntentTitle", .string(title)), ("INIntentType", .string("Custom")),
      ("INIntentVerb", .string("View")),
    ]
    return .object(members)
  }
}

extension DescribedParameter {
  /// The type of the values, as definitions name it.
  private var typeName: String {
    switch kind {
    case .text: "String"
    case .integer: "Integer"
    case .number: "Decimal"
    case .boolean: "Boolean"
    case .date: "DateComponents"
    case .url: "URL"
    case .duration: "TimeInterval"
    case .measurement: quantity ?? ""
    case .file: "File"
    case .person: "Person"
    case .amount: "CurrencyAmount"
    case .entity: "Object"
    case .cases: "Integer"
    case .other: type ?? ""
    }
  }

  /// Whether the options come from the app's code.
  ///
  /// A list of cases has its default from there, as a definition has none for lists.
  private var isDynamic: Bool { options != nil || kind == .entity || kind == .cases && isList }

  fileprivate func declaration(tag: Int, of intent: DescribedIntent) -> PropertyListLiteral {
    func key(_ name: String) -> String { "INIntentParameter" + name }
    var members: [(String, PropertyListLiteral)] = []
    let sizes = sizesByClass
    if !sizes.isEmpty {
      members.append(
        (
          key("ArraySizes"),
          .array(
            sizes.map { name, size in
              .object([
                (key("ArraySizeSize"), .integer(size)), (key("ArraySizeSizeClass"), .string(name)),
              ])
            })
        ))
    }
    members.append((key("Configurable"), .boolean(true)))
    members.append((key("DisplayName"), .string(title)))
    members.append((key("DisplayPriority"), .integer(tag)))
    if kind == .cases, let type {
      members.append((key("EnumType"), .string(type)))
      members.append((key("EnumTypeNamespace"), .string(DescribedIntent.namespace)))
    }
    if !sizes.isEmpty { members.append((key("FixedSizeArray"), .boolean(true))) }
    if let metadata { members.append((key("Metadata"), metadata)) }
    members.append((key("Name"), .string(name)))
    if kind == .entity, let type {
      members.append((key("ObjectType"), .string(type)))
      members.append((key("ObjectTypeNamespace"), .string(DescribedIntent.namespace)))
    }
    if let relationship = visibility?.relationship(in: intent) {
      members.append((key("Relationship"), relationship))
    }
    for (name, flag) in [
      ("SupportsDynamicEnumeration", isDynamic), ("SupportsMultipleValues", isList),
      ("SupportsResolution", kind == .entity), ("SupportsSearch", options == .searched),
    ] where flag { members.append((key(name), .boolean(true))) }
    members.append((key("Tag"), .integer(tag)))
    if kind != .cases { members.append((key("Type"), .string(typeName))) }
    return .object(members)
  }

  /// The most values of a list in each class of sizes; empty for lists of any length, and for what is no list.
  private var sizesByClass: [(String, Int)] {
    guard isList else { return [] }
    return WidgetFamily.allCases.compactMap { family in
      (sizes[family.rawValue] ?? size).map { (family.sizeClassName, $0.maximum) }
    }
  }

  private var metadata: PropertyListLiteral? {
    func key(_ name: String) -> String { "INIntentParameterMetadata" + name }
    var members: [(String, PropertyListLiteral)] = []
    if let capitalization { members.append((key("Capitalization"), .string(capitalization))) }
    if !currencies.isEmpty {
      members.append((key("CurrencyCodes"), .array(currencies.map { .string($0) })))
    }
    if !fileTypes.isEmpty {
      members.append((key("CustomUTIs"), .array(fileTypes.map { .object([("UTI", .string($0))]) })))
    }
    if let value = defaultValue, kind != .entity, let first = value.elements.first {
      members.append((key("DefaultValue"), first.literal))
    }
    if booleanTitles.count == 2 {
      members.append((key("FalseDisplayName"), .string(booleanTitles[1])))
    }
    if let maximum { members.append((key("MaximumValue"), .number(maximum))) }
    if let minimum { members.append((key("MinimumValue"), .number(minimum))) }
    if isMultiline { members.append((key("Multiline"), .boolean(true))) }
    if booleanTitles.count == 2 {
      members.append((key("TrueDisplayName"), .string(booleanTitles[0])))
    }
    if let style { members.append((key("Type"), .string(style))) }
    return members.isEmpty ? nil : .object(members)
  }

  fileprivate var enumDeclaration: PropertyListLiteral {
    .object([
      ("INEnumDisplayName", .string(typeTitle ?? type ?? "")),
      ("INEnumGeneratesHeader", .boolean(false)), ("INEnumName", .string(type ?? "")),
      ("INEnumType", .string("Regular")),
      (
        "INEnumValues",
        .array(
          cases.enumerated().map { index, part in
            .object([
              ("INEnumValueDisplayName", .string(part.title)),
              ("INEnumValueIndex", .integer(index + 1)), ("INEnumValueName", .string(part.name)),
            ])
          })
      ),
    ])
  }

  fileprivate var typeDeclaration: PropertyListLiteral {
    .object([
      ("INTypeDisplayName", .string(typeTitle ?? type ?? "")), ("INTypeName", .string(type ?? "")),
      ("INTypeProperties", .array([])),
    ])
  }
}

extension ParameterVisibility {
  /// The condition as a definition says it; nil if it cannot.
  fileprivate func relationship(in intent: DescribedIntent) -> PropertyListLiteral? {
    guard alternatives.count == 1, alternatives[0].count == 1,
      case .parameter(let name, let comparison, let values) = alternatives[0][0],
      let parent = intent.parameters.first(where: { $0.name == name }),
      let predicate = comparison.predicate, values.count == (comparison == .hasValue ? 0 : 1)
    else { return nil }
    func key(_ name: String) -> String { "INIntentParameterRelationship" + name }
    let prefix = parent.kind == .cases ? "Enum" : parent.kind == .boolean ? "Boolean" : ""
    var members: [(String, PropertyListLiteral)] = [
      (key("ParentName"), .string(name)), (key("PredicateName"), .string(prefix + predicate)),
    ]
    if let value = values.first {
      // Of an object, the identifier is compared.
      members.append(
        (key("PredicateValue"), value.identifier.map { .string($0) } ?? value.literal))
    }
    return .object(members)
  }
}

extension ParameterVisibility.Comparison {
  fileprivate var predicate: String? {
    let predicate: Relationship.Predicate? =
      switch self {
      case .equal: .hasExactValue
      case .notEqual: .valueIsNotEqual
      case .hasValue: .hasAnyValue
      case .hasNoValue: nil
      case .greater: .valueIsGreaterThan
      case .greaterOrEqual: .valueIsGreaterThanOrEqual
      case .less: .valueIsLessThan
      case .lessOrEqual: .valueIsLessThanOrEqual
      case .contains: .valueContains
      case .containsNot: .valueDoesNotContain
      }
    return predicate?.suffix
  }
}
