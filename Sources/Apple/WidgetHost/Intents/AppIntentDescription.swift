// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import Foundation
import WidgetProtocol
import WidgetViews

extension AppIntentValues {
  /// Returns the description of an intent for the tool.
  func description(of type: any AppIntent.Type) -> DescribedIntent {
    let intent = type.init()
    let visibility = intent.hostedVisibility
    let declared = intent.hostedParameters
    let order = visibility?.map(\.parameter) ?? []
    let parameters =
      order.compactMap { name in declared.first { $0.name == name } }
      + declared.filter { !order.contains($0.name) }
    return DescribedIntent(
      name: type.persistentIdentifier, title: text(type.title),
      help: type.hostedDescription.map { text($0) }, isDiscoverable: type.isDiscoverable,
      formerClass: (type as? any CustomIntentMigratedAppIntent.Type)?.intentClassName,
      parameters: parameters.map { named in
        var parameter = description(of: named)
        parameter.visibility = visibility.flatMap { visibility in
          self.visibility(of: named.name, in: visibility, declared)
        }
        return parameter
      })
  }

  private func description(of named: NamedHostedParameter) -> DescribedParameter {
    let (parameter, traits) = (named.parameter, named.parameter.traits)
    let shape = parameter.shape
    var described = DescribedParameter(
      name: named.name, title: parameter.title.map { text($0) } ?? named.name,
      kind: kind(of: shape.element))
    described.help = traits.description.map { text($0) }
    described.isList = shape.isList
    if case .optional = shape { described.isOptional = true }
    described.defaultValue = parameter.declaredDefault.flatMap { choice($0, of: shape) }
    let options = parameter.optionsOfCode
    if options.areThere { described.options = options.areSearched ? .searched : .listed }
    switch traits.sizes {
    case .all(let size): described.size = .init(size)
    case .families(let sizes):
      for (family, size) in sizes { described.sizes[family.rawValue] = .init(size) }
    case nil: break
    }
    described.minimum = traits.minimum ?? (traits.refusesNegative ? 0 : nil)
    described.maximum = traits.maximum
    described.style = traits.style?.rawValue.capitalized ?? traits.dateParts
    described.capitalization = traits.input?.capitalizationType.rawValue
    described.isMultiline = traits.input?.multiline ?? false
    described.booleanTitles = traits.names.map { [text($0.true), text($0.false)] } ?? []
    described.currencies = traits.currencies
    described.fileTypes = traits.fileTypes
    switch shape.element {
    case .entity(let type):
      described.type = type.persistentIdentifier
      described.typeTitle = text(type.typeDisplayRepresentation.name)
    case .cases(let type):
      described.type = type.persistentIdentifier
      described.typeTitle = text(type.typeDisplayRepresentation.name)
      described.cases = type.hostedCases.map { .init(name: $0.name, title: text($0.look.title)) }
    case .measurement(let dimension): described.quantity = Self.quantity(of: dimension)
    case .other(let name): described.type = name
    default: break
    }
    return described
  }

  private func kind(of shape: HostedIntentShape) -> DescribedParameter.Kind {
    switch shape {
    case .text: .text
    case .whole: .integer
    case .number: .number
    case .truth: .boolean
    case .date, .dateComponents: .date
    case .url: .url
    case .measurement(let dimension):
      dimension == UnitDuration.self
        ? .duration : Self.quantity(of: dimension) == nil ? .other : .measurement
    case .file: .file
    case .person: .person
    case .amount: .amount
    case .entity: .entity
    case .cases: .cases
    case .other, .optional, .list: .other
    }
  }

  /// Returns the system's name of the quantity that a dimension measures; nil if a choice cannot
  /// have it.
  private static func quantity(of dimension: Dimension.Type) -> String? {
    switch dimension {
    case is UnitLength.Type: "Distance"
    case is UnitTemperature.Type: "Temperature"
    case is UnitMass.Type: "Mass"
    case is UnitSpeed.Type: "Speed"
    case is UnitVolume.Type: "Volume"
    case is UnitEnergy.Type: "Energy"
    default: nil
    }
  }

  private func visibility(
    of name: String, in all: [HostedVisibility], _ declared: [NamedHostedParameter]
  ) -> ParameterVisibility? {
    let alternatives = all.first { $0.parameter == name }?.alternatives ?? []
    // A summary that names the parameter in every case sets no condition.
    guard !alternatives.contains(where: \.isEmpty) else { return nil }
    return ParameterVisibility(
      alternatives: alternatives.map { conditions in
        conditions.map { condition in
          switch condition {
          case .family(let isOneOf, let families):
            .family(
              isOneOf: isOneOf,
              WidgetFamily.allCases.filter { family in
                families.contains { $0.rawValue == family.rawValue }
              })
          case .parameter(let name, let comparison, let values):
            .parameter(
              name, .init(rawValue: comparison.rawValue) ?? .equal,
              values.compactMap { value in
                declared.first { $0.name == name }
                  .flatMap { choice(value, of: $0.parameter.shape.element) }
              })
          }
        }
      })
  }
}

extension DescribedParameter.Size {
  fileprivate init(_ size: IntentCollectionSize) {
    self.init(minimum: size.minimum, maximum: size.maximum)
  }
}
