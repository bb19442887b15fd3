// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetValues

extension Migrator {
  /// The attribute of a parameter.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - intent: The name of its intent in the definition.
  ///   - isForWidgets: Whether the intent configures a widget, so that lists have a size for each family.
  ///   - provider: The name of the type that provides the options; nil if they are those of the type.
  /// - Returns: The attribute, without the sign before it.
  mutating func attribute(
    of parameter: MigratedParameter, intent: String, isForWidgets: Bool, provider: String?
  ) -> Code {
    let attribute = parameter.attribute
    let subject = "\(intent).\(parameter.name)"
    var arguments = [
      Code.Argument(
        "title",
        texts.resource(
          attribute.displayName, fallback: parameter.name,
          comment: "Parameter \(subject): its title"))
    ]
    if let value = defaultValue(of: parameter, subject) {
      arguments.append(.init("default", value))
    }
    switch parameter.type.kind {
    case .string: arguments += inputOptions(of: attribute, subject)
    case .boolean: arguments += displayName(of: attribute, subject)
    case .integer, .decimal: arguments += limits(of: attribute, parameter.type.kind, subject)
    case .duration:
      arguments.append(.init("defaultUnit", .plain(attribute.metadata.unit)))
      arguments += negativeNumbers(of: attribute, subject)
    case .measurement:
      arguments += negativeNumbers(of: attribute, subject)
      if let unit = attribute.metadata?[.unit]?.string ?? attribute.metadata?[.defaultUnit]?.string
      {
        lose(.unit(unit), subject)
      }
    case .amount:
      let codes = attribute.metadata?.currencies ?? []
      if !codes.isEmpty {
        let list = Code.list(codes.map { Code.Argument(nil, .string($0)) })
        arguments.append(.init("currencyCodes", list))
      }
    case .file:
      let types = attribute.metadata?.customUTIs ?? []
      if !types.isEmpty {
        let list = Code.list(types.map { Code.Argument(nil, .string($0)) })
        arguments.append(.init("supportedTypeIdentifiers", list))
      }
    case .url, .placemark, .other, .enumeration, .entity: break
    }
    let sizes = isForWidgets ? sizes(of: attribute, subject) : nil
    if let sizes { arguments.append(.init("size", sizes)) }
    // A parameter with sizes takes no dialog.
    if sizes == nil, let dialog = attribute.promptDialog(.primary),
      let words = texts.words(of: dialog.format),
      !words.contains("${")
    {
      let resource = texts.resource(
        dialog.format, fallback: words, comment: "Parameter \(subject): how the system asks for it")
      arguments.append(.init("requestValueDialog", .call("IntentDialog", [.init(nil, resource)])))
    }
    if !isForWidgets, definition.intent(named: intent)?.inputParameterName?.value == parameter.name
    {
      arguments.append(.init("inputConnectionBehavior", ".connectToPreviousIntentResult"))
    }
    if let provider { arguments.append(.init("optionsProvider", .plain(provider + "()"))) }
    return .call("Parameter", arguments)
  }

  private mutating func defaultValue(of parameter: MigratedParameter, _ subject: String) -> Code? {
    let attribute = parameter.attribute
    let value = attribute.metadata?[.defaultValue]
    var code: Code?
    switch parameter.type.kind {
    case .boolean:
      let isSwitch = parameter.isShown && parameter.plan.options == nil && !attribute.isArray
      code =
        attribute.metadata?.boolean(.defaultValue).map { $0 ? "true" : "false" }
        ?? (isSwitch ? "false" : nil)
    case .integer: code = value?.integer.map { .plain(String($0)) }
    case .decimal:
      code = value?.number.flatMap { $0.isFinite ? .plain(ParameterValue.spelling(of: $0)) : nil }
    case .string:
      let text = attribute.metadata?.defaultText ?? LocalizedText()
      code = texts.words(of: text).map { .string($0) }
      if code != nil, texts.isTranslated(text) { lose(.defaultText, subject) }
    case .enumeration(let name):
      let type = definition.enumType(named: name)
      let member =
        value?.string.flatMap { type?.value(named: $0) }
        ?? value?.integer.flatMap { type?.value(at: $0) }
      let isChosen = !(member?.index == 0 && member?.name?.value == "unknown")
      code = isChosen ? member?.name.map { .plain("." + $0.value.swiftMember) } : nil
    case .duration, .measurement, .amount, .url, .file, .placemark, .other, .entity:
      if value != nil { lose(.defaultValue, subject) }
    }
    guard let code else { return nil }
    return attribute.isArray ? .list([.init(nil, code)]) : code
  }

  private mutating func inputOptions(of attribute: Attribute, _ subject: String) -> [Code.Argument]
  {
    guard let metadata = attribute.metadata else { return [] }
    var options: [Code.Argument] = []
    switch metadata[.capitalization]?.string {
    case "None": options.append(.init("capitalizationType", ".none"))
    case "Words": options.append(.init("capitalizationType", ".words"))
    case "AllCharacters": options.append(.init("capitalizationType", ".allCharacters"))
    default: break
    }
    if metadata.boolean(.multiline) == true { options.append(.init("multiline", "true")) }
    let switches: [(AttributeMetadata.Key, String)] = [
      (.disableAutocorrect, "autocorrect"), (.disableSmartQuotes, "smartQuotes"),
      (.disableSmartDashes, "smartDashes"),
    ]
    for (key, label) in switches where metadata.boolean(key) == true {
      options.append(.init(label, "false"))
    }
    guard !options.isEmpty else { return [] }
    guard !attribute.isArray else {
      lose(.listOptions, subject)
      return []
    }
    return [.init("inputOptions", .call("String.IntentInputOptions", options))]
  }

  private mutating func displayName(of attribute: Attribute, _ subject: String) -> [Code.Argument] {
    guard let metadata = attribute.metadata else { return [] }
    let words = (
      texts.words(of: metadata.trueDisplayName), texts.words(of: metadata.falseDisplayName)
    )
    guard let yes = words.0, let no = words.1 else {
      if words.0 != nil || words.1 != nil { lose(.oneName, subject) }
      return []
    }
    guard !attribute.isArray else {
      lose(.listOptions, subject)
      return []
    }
    let names: [Code.Argument] = [
      .init(
        "true",
        texts.resource(
          metadata.trueDisplayName, fallback: yes, comment: "Parameter \(subject): true")),
      .init(
        "false",
        texts.resource(
          metadata.falseDisplayName, fallback: no, comment: "Parameter \(subject): false")),
    ]
    return [.init("displayName", .call("Bool.IntentDisplayName", names))]
  }

  private mutating func limits(
    of attribute: Attribute, _ kind: MigratedType.Kind, _ subject: String
  ) -> [Code.Argument] {
    guard let metadata = attribute.metadata else { return [] }
    guard !attribute.isArray else {
      if metadata.hasLimits { lose(.limits, subject) }
      if metadata[.type]?.string.map(["Slider", "Stepper"].contains) == true {
        lose(.listOptions, subject)
      }
      return []
    }
    func limit(_ key: AttributeMetadata.Key, _ limit: AttributeMetadata.Limit) -> Double? {
      guard metadata[key] != nil, case .value(let value) = limit, value.isFinite else { return nil }
      return value
    }
    let highest = limit(.maximumValue, metadata.maximum)
    // The runtime takes a smallest number that is not in the file for 0.
    let isZero = metadata[.minimumValue] == nil && (highest ?? 0) > 0
    let bounds = (isZero ? 0 : limit(.minimumValue, metadata.minimum), highest)
    var arguments: [Code.Argument] = []
    let range = range(bounds.0, bounds.1, of: kind)
    switch metadata[.type]?.string {
    case "Slider" where range != nil: arguments.append(.init("controlStyle", ".slider"))
    case "Stepper": arguments.append(.init("controlStyle", ".stepper"))
    default: break
    }
    if let range {
      arguments.append(.init("inclusiveRange", .plain("(\(range.low), \(range.high))")))
    } else if (bounds.0 == nil) != (bounds.1 == nil) {
      lose(.oneLimit, subject)
    } else if bounds.0 != nil {
      lose(.limits, subject)
    }
    return arguments
  }

  /// Two limits as code; nil if no value is between them that the parameter can have.
  private func range(
    _ low: Double?, _ high: Double?, of kind: MigratedType.Kind
  ) -> (low: String, high: String)? {
    guard let low, let high, low < high else { return nil }
    guard kind == .integer else {
      return (ParameterValue.spelling(of: low), ParameterValue.spelling(of: high))
    }
    guard let first = Int(exactly: low.rounded(.up)), let last = Int(exactly: high.rounded(.down)),
      first <= last
    else { return nil }
    return (String(first), String(last))
  }

  /// Whether values may be below zero, which is all that App Intents says of the limits of a quantity.
  private mutating func negativeNumbers(
    of attribute: Attribute, _ subject: String
  ) -> [Code.Argument] {
    guard let metadata = attribute.metadata else { return [] }
    let isMore =
      metadata[.maximumValue]?.number != nil || (metadata[.minimumValue]?.number ?? 0) > 0
    if isMore { lose(.limits, subject) }
    guard metadata[.minimumValue] != nil, !metadata.supportsNegativeNumbers else { return [] }
    return [.init("supportsNegativeNumbers", "false")]
  }

  private mutating func sizes(of attribute: Attribute, _ subject: String) -> Code? {
    guard attribute.isArray, attribute.isFixedSizeArray?.value == true else { return nil }
    let listed = (attribute.arraySizes?.entries ?? []).compactMap {
      $0.sizeClassName.flatMap { WidgetFamily(sizeClassName: $0.value) }
    }
    if listed.contains(.accessoryCorner) { lose(.watchSize, subject) }
    let families = WidgetFamily.allCases.filter { family in
      family != .accessoryCorner
        && (listed.isEmpty ? !family.isAccessory : listed.contains(family))
    }
    return .lines(
      families.map { family in
        // A literal would mean exactly that many: a widget with fewer would never show anything.
        .init(
          ".\(family)",
          .plain("IntentCollectionSize(min: 0, max: \(attribute.arraySize(for: family) ?? 1))"))
      })
  }
}

extension AttributeMetadata {
  /// The currencies that an amount can have; none for all.
  fileprivate var currencies: [String] {
    let codes = self[.currencyCodes]?.elements.compactMap(\.string) ?? []
    return codes.isEmpty ? self[.currencyCode]?.string.map { [$0] } ?? [] : codes
  }

  /// Whether the file has a limit of the values.
  fileprivate var hasLimits: Bool {
    self[.minimumValue]?.number != nil || self[.maximumValue]?.number != nil
  }
}

extension AttributeMetadata? {
  /// The unit of a duration that fields begin with.
  fileprivate var unit: String {
    switch self?[.unit]?.string ?? self?[.defaultUnit]?.string {
    case "Minutes": ".minutes"
    case "Hours", "Days": ".hours"
    default: ".seconds"
    }
  }
}
