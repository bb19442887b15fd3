// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables

extension WidgetIntent {
  /// The control of a parameter's values; of a list, of each element.
  public func control(
    of attribute: Attribute, in locale: LocaleName? = nil
  ) -> ParameterControl {
    switch attribute.kind {
    case .enumeration: .enumeration(choices(of: attribute, in: locale))
    case .scalar(.boolean):
      .boolean(
        trueTitle: title(attribute.metadata?.trueDisplayName, in: locale) ?? "true",
        falseTitle: title(attribute.metadata?.falseDisplayName, in: locale) ?? "false")
    case .scalar(.string): .text(textTraits(of: attribute, in: locale))
    case .scalar(.integer): .number(numberTraits(of: attribute, isWhole: true))
    case .scalar(.decimal): .number(numberTraits(of: attribute, isWhole: false))
    case .object:
      attribute.propertyName == destinationParameter
        ? .destination
        : .object(typeTitle: title(definition.objectType(of: attribute)?.displayName, in: locale))
    case .system(let name): control(ofSystemType: name, attribute, in: locale)
    }
  }

  private func control(
    ofSystemType name: String, _ attribute: Attribute, in locale: LocaleName?
  ) -> ParameterControl {
    func text(_ content: ParameterControl.TextTraits.Content) -> ParameterControl {
      var traits = ParameterControl.TextTraits()
      traits.content = content
      traits.placeholder = title(attribute.metadata?.placeholder, in: locale)
      return .text(traits)
    }
    if let quantity = MeasuredQuantity(rawValue: name) { return .measurement(quantity) }
    switch name {
    case "URL": return .url
    case "DateComponents":
      return .date(attribute.metadata?[.type]?.string.flatMap { .init(rawValue: $0) } ?? .dateTime)
    case "TimeInterval":
      let limits = attribute.limits
      return .duration(minimum: limits.minimum, maximum: limits.maximum)
    case "Placemark", "Location": return text(.place)
    case "Person": return text(.person)
    case "File": return text(.file(types: attribute.metadata?.customUTIs ?? []))
    case "SpeakableString": return text(.plain)
    case "CurrencyAmount":
      let codes = attribute.metadata?[.currencyCodes]?.elements.compactMap(\.string) ?? []
      let code = attribute.metadata?[.currencyCode]?.string
      return .amount(currencyCodes: codes.isEmpty ? code.map { [$0] } ?? [] : codes)
    case "PaymentMethod":
      return .unavailable(.paymentMethod)
    case "Object":
      return .unavailable(.objectWithoutType)
    case "": return .unavailable(.valueWithoutType)
    default: return .unavailable(.unknownType(name))
    }
  }

  /// The words of a text; nil if there are none, or nothing but white space.
  func title(_ text: LocalizedText?, in locale: LocaleName?) -> String? {
    text.flatMap { self.text($0, in: locale) }.flatMap { text in
      text.allSatisfy(\.isWhitespace) ? nil : text
    }
  }

  /// The values of an enum in the order of the file, without the `unknown` that means no value.
  private func choices(
    of attribute: Attribute, in locale: LocaleName?
  ) -> [ParameterControl.Choice] {
    (definition.enumType(of: attribute)?.values ?? []).compactMap { value in
      guard let name = value.name?.value, !(name == "unknown" && value.index == 0) else {
        return nil
      }
      return .init(name: name, title: title(value.displayName, in: locale) ?? name)
    }
  }

  private func textTraits(
    of attribute: Attribute, in locale: LocaleName?
  ) -> ParameterControl.TextTraits {
    var traits = ParameterControl.TextTraits()
    guard let metadata = attribute.metadata else { return traits }
    traits.isMultiline = metadata.boolean(.multiline) ?? false
    traits.capitalization =
      metadata[.capitalization]?.string.flatMap { .init(rawValue: $0) } ?? .none
    traits.allowsAutocorrection = metadata.boolean(.disableAutocorrect) != true
    traits.allowsSmartQuotes = metadata.boolean(.disableSmartQuotes) != true
    traits.allowsSmartDashes = metadata.boolean(.disableSmartDashes) != true
    traits.placeholder = title(metadata.placeholder, in: locale)
    return traits
  }

  private func numberTraits(
    of attribute: Attribute, isWhole: Bool
  ) -> ParameterControl.NumberTraits {
    let limits = attribute.limits
    var traits = ParameterControl.NumberTraits(
      isWhole: isWhole, minimum: limits.minimum, maximum: limits.maximum)
    let style = attribute.metadata?[.type]?.string.flatMap {
      ParameterControl.NumberTraits.Style(rawValue: $0)
    }
    traits.style = style ?? .field
    if style == .slider, limits.minimum == nil || limits.maximum == nil { traits.style = .field }
    return traits
  }
}

extension Attribute {
  /// The limits of a number that the definition states.
  ///
  /// A limit that the runtime assumes is not one.
  fileprivate var limits: (minimum: Double?, maximum: Double?) {
    func limit(
      _ key: AttributeMetadata.Key, _ limit: (AttributeMetadata) -> AttributeMetadata.Limit
    ) -> Double? {
      guard let metadata, metadata[key] != nil, case .value(let value) = limit(metadata) else {
        return nil
      }
      return value
    }
    return (limit(.minimumValue, \.minimum), limit(.maximumValue, \.maximum))
  }
}
