// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The type of a property's values.
public enum ValueType: Hashable, Sendable {
  /// A text, `String`.
  case string
  /// A number without a fraction.
  case integer
  /// A number with a fraction.
  case decimal
  /// A Boolean: true or false.
  case boolean
  /// A duration, in seconds.
  case timeInterval
  /// A date, a time or both.
  case dateComponents
  /// An address of the web or of a file.
  case url
  /// A file, `INFile`.
  case file
  /// A person, `INPerson`.
  case person
  /// A place, `CLPlacemark`.
  case placemark
  /// An amount of money, `INCurrencyAmount`.
  case currencyAmount
  /// A payment method, `INPaymentMethod`.
  case paymentMethod
  /// Text that is spoken in a way of its own.
  case speakableString
  /// A quantity with a unit.
  case measurement(Quantity)
  /// A value of an enum of the definition.
  case enumeration(DeclaredName)
  /// An object of a type of the definition.
  case object(DeclaredName)
  /// A value of an enum of the framework, such as `INPlaybackRepeatMode`.
  case systemEnumeration(className: String)
  /// An object of a class of the framework, such as `INMediaItem`.
  case systemObject(className: String)
  /// An object without a type: `INObject`.
  case anyObject

  /// The quantity of a measurement.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// A temperature, `UnitTemperature`.
    case temperature = "Temperature"
    /// A length or a distance, `UnitLength`.
    case length = "Length"
    /// A mass, `UnitMass`.
    case mass = "Mass"
    /// A volume, `UnitVolume`.
    case volume = "Volume"
    /// A speed, `UnitSpeed`.
    case speed = "Speed"
    /// An energy, `UnitEnergy`.
    case energy = "Energy"
  }

  /// The two names of something that the definition declares.
  public struct DeclaredName: Hashable, Sendable {
    /// The name in the definition, which selectors have.
    public let name: String

    /// The name of the class or enum.
    public let className: String

    /// Creates a pair of names.
    public init(name: String, className: String) {
      self.name = name
      self.className = className
    }
  }
}

extension ValueType {
  /// Whether the type is an enum, whose values are never absent: 0 says that there is none.
  public var isEnumeration: Bool {
    switch self {
    case .enumeration, .systemEnumeration: true
    default: false
    }
  }
}
