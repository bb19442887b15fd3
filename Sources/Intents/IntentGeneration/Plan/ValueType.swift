// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What the values of a property are.
public enum ValueType: Hashable, Sendable {
  /// Text.
  case string
  /// A whole number.
  case integer
  /// A number with a fraction.
  case decimal
  /// True or false.
  case boolean
  /// A duration in seconds.
  case timeInterval
  /// A date, a time or both.
  case dateComponents
  /// An address of the web or of a file.
  case url
  /// A file.
  case file
  /// A person.
  case person
  /// A place.
  case placemark
  /// An amount of money.
  case currencyAmount
  /// A way to pay.
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

  /// What is measured.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// How warm something is.
    case temperature = "Temperature"
    /// How long or how far something is.
    case length = "Length"
    /// How heavy something is.
    case mass = "Mass"
    /// How much room something takes.
    case volume = "Volume"
    /// How fast something is.
    case speed = "Speed"
    /// How much work something does.
    case energy = "Energy"
  }

  /// The two names of something that the definition declares.
  public struct DeclaredName: Hashable, Sendable {
    /// The name in the definition, which selectors have.
    public let name: String

    /// The name of the class or enum.
    public let className: String

    /// Makes a pair of names.
    public init(name: String, className: String) {
      self.name = name
      self.className = className
    }
  }
}

extension ValueType {
  /// Whether it is an enum, whose values are never absent: 0 says that there is none.
  public var isEnumeration: Bool {
    switch self {
    case .enumeration, .systemEnumeration: true
    default: false
    }
  }
}
