// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import WidgetProtocol
import WidgetViews

extension CompilerConstants {
  /// An intent as a program that has it would say.
  func describedIntent(_ name: String, _ type: CompilerType) -> DescribedIntent {
    let conditions = SummaryConditions(type.value(of: "parameterSummary")) { parameter, value in
      self.value(value, of: self.shape(of: parameter, in: type))
    }
    let declared = type.properties.filter { property in
      !property.isStatic && property.isWrapped
        && property.value.calledType?.lastName == "IntentParameter"
    }
    let named = conditions.order.compactMap { name in declared.first { $0.name == name } }
    let others = declared.filter { !conditions.order.contains($0.name) }
    return DescribedIntent(
      name: type.value(of: "persistentIdentifier")?.literal ?? name,
      title: type.value(of: "title")?.text ?? name, help: type.value(of: "description")?.text,
      isDiscoverable: type.value(of: "isDiscoverable")?.boolean ?? true,
      formerClass: type.conforms(to: "CustomIntentMigratedAppIntent")
        ? type.value(of: "intentClassName")?.literal : nil,
      parameters: (named + others).map { property in
        var parameter = describedParameter(property)
        parameter.visibility = conditions.visibility(of: property.name)
        return parameter
      })
  }

  private func shape(of parameter: String, in type: CompilerType) -> ParameterShape {
    let property = type.properties.first { !$0.isStatic && $0.name == parameter }
    return ParameterShape(property?.type ?? ConstantType(""), in: types)
  }

  private func describedParameter(_ property: CompilerType.Property) -> DescribedParameter {
    let shape = ParameterShape(property.type, in: types)
    let call = property.value
    var described = DescribedParameter(
      name: property.name, title: call["title"]?.text ?? property.name, kind: shape.kind)
    described.help = call["description"]?.text
    described.isList = shape.isList
    described.isOptional = shape.isOptional
    described.defaultValue = call["default"].flatMap { value($0, of: shape) }
    described.options = options(call, shape)
    addSizes(call["size"], to: &described)
    let range = call["inclusiveRange"]?.elements?.compactMap(\.number) ?? []
    if range.count == 2 { (described.minimum, described.maximum) = (range[0], range[1]) }
    if call["supportsNegativeNumbers"]?.boolean == false {
      described.minimum = described.minimum ?? 0
    }
    described.style =
      call["controlStyle"]?.memberName.map { Self.capitalized($0) } ?? dateParts(call)
    let input = call["inputOptions"]
    described.capitalization = input?["capitalizationType"]?.memberName
    described.isMultiline = input?["multiline"]?.boolean ?? false
    if let names = call["displayName"], let yes = names["true"]?.text, let no = names["false"]?.text
    {
      described.booleanTitles = [yes, no]
    }
    described.currencies = call["currencyCodes"]?.elements?.compactMap(\.literal) ?? []
    described.fileTypes = call["supportedTypeIdentifiers"]?.elements?.compactMap(\.literal) ?? []
    described.quantity = shape.quantity
    switch shape.kind {
    case .entity, .cases:
      described.type = shape.typeName
      described.typeTitle = shape.type?.value(of: "typeDisplayRepresentation")?.text
      described.cases = shape.kind == .cases ? cases(of: shape) : []
    case .other: described.type = shape.typeName
    default: break
    }
    return described
  }

  /// Where options come from that code gives; nil if code gives none.
  private func options(
    _ call: CompilerConstant, _ shape: ParameterShape
  ) -> DescribedParameter.Options? {
    let provider = call["optionsProvider"]?.calledType ?? call["query"]?.calledType
    let query = shape.type?.properties.first { $0.isStatic && $0.name == "defaultQuery" }?.type
    let source = provider ?? (shape.kind == .entity ? query : nil)
    guard let source else { return shape.kind == .entity ? .listed : nil }
    return types[source.name]?.conforms(to: "EntityStringQuery") ?? false ? .searched : .listed
  }

  private func addSizes(_ size: CompilerConstant?, to described: inout DescribedParameter) {
    guard let size else { return }
    if let pairs = size.pairs {
      for (key, value) in pairs {
        guard let family = key.memberName, let size = Self.size(value) else { continue }
        described.sizes[family] = size
      }
    } else {
      described.size = Self.size(size)
    }
  }

  /// How many values a literal or `.init(min:max:)` allows.
  private static func size(_ value: CompilerConstant) -> DescribedParameter.Size? {
    if let count = value.wholeNumber { return .init(minimum: count, maximum: count) }
    if let count = value["exactly"]?.wholeNumber { return .init(minimum: count, maximum: count) }
    guard let maximum = value["max"]?.wholeNumber else { return nil }
    return .init(minimum: value["min"]?.wholeNumber ?? 0, maximum: maximum)
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Which parts of a date are asked for.
  private func dateParts(_ call: CompilerConstant) -> String? {
    switch call["kind"]?.memberName {
    case "date": "Date"
    case "time": "Time"
    case "dateTime": "DateTime"
    default: nil
    }
  }

  private func cases(of shape: ParameterShape) -> [DescribedParameter.Case] {
    let titles = shape.type?.value(of: "caseDisplayRepresentations")?.pairs ?? []
    return (shape.type?.cases ?? []).map { part in
      let title = titles.first { $0.key.memberName == part.name }?.value.text
      return .init(name: part.rawValue ?? part.name, title: title ?? part.name)
    }
  }

  /// A value as choices have it; nil if the compiler does not know it, or choices cannot have it.
  private func value(_ constant: CompilerConstant, of shape: ParameterShape) -> ParameterValue? {
    if let elements = constant.elements {
      return .array(elements.compactMap { value($0, of: shape) })
    }
    switch shape.kind {
    case .text, .url: return constant.text.map { .string($0) }
    case .integer, .number, .duration: return constant.number.map { .number($0) }
    case .boolean: return constant.boolean.map { .boolean($0) }
    case .cases:
      let part = shape.type?.cases.first { $0.name == constant.memberName }
      return part.map { .string($0.rawValue ?? $0.name) }
    case .entity, .date, .measurement, .file, .person, .amount, .other: return nil
    }
  }
}
