// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration

/// The type of a parameter's or a property's values in App Intents.
struct MigratedType: Hashable {
  /// The type of a single value.
  let name: String

  /// The kind of the values.
  let kind: Kind

  /// The kinds of values, by which they are written and limited.
  enum Kind: Hashable {
    case string, integer, decimal, boolean, url, file, other
    /// A place, whose type is of a module of its own.
    case placemark
    /// A quantity.
    case measurement
    /// An amount of money.
    case amount
    /// A duration, in seconds until now.
    case duration
    /// A value of an enum.
    case enumeration(String)
    /// An object of a type of the definition, by its name there.
    case entity(String)
  }

  /// The type of values that App Intents has without a definition's own types; nil if it has none.
  init?(_ type: ValueType) {
    switch type {
    case .string: self.init("String", .string)
    case .integer: self.init("Int", .integer)
    case .decimal: self.init("Double", .decimal)
    case .boolean: self.init("Bool", .boolean)
    case .timeInterval: self.init("Measurement<UnitDuration>", .duration)
    case .dateComponents: self.init("DateComponents", .other)
    case .url: self.init("URL", .url)
    case .file: self.init("IntentFile", .file)
    case .person: self.init("IntentPerson", .other)
    case .placemark: self.init("CLPlacemark", .placemark)
    case .currencyAmount: self.init("IntentCurrencyAmount", .amount)
    case .paymentMethod: self.init("IntentPaymentMethod", .other)
    case .measurement: self.init("Measurement<\(type.unitName)>", .measurement)
    case .speakableString, .enumeration, .object, .systemEnumeration, .systemObject, .anyObject:
      return nil
    }
  }

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension ValueType {
  /// The class of a quantity's units.
  fileprivate var unitName: String {
    guard case .measurement(let quantity) = self else { return "Unit" }
    return "Unit" + quantity.rawValue
  }

  /// The type in messages about what is lost.
  var lostType: MigrationLoss.LostType {
    switch self {
    case .speakableString: .named("SpeakableString")
    case .systemEnumeration(let name), .systemObject(let name): .named(name)
    case .anyObject: .anyObject
    default: .named(swiftName)
    }
  }
}
