// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What the values of a generated property are: a class without Objective-C's runtime describes itself with these.
public struct INGeneratedKind {
  /// The name of a case of an enum, and its number.
  public struct Case: Hashable, Sendable {
    /// The name as the definition has it.
    public let name: String

    /// The number.
    public let number: Int

    /// Makes a case.
    public init(_ name: String, _ number: Int) {
      self.name = name
      self.number = number
    }
  }

  /// What a value is.
  public enum Content {
    /// A `String`.
    case string
    /// An `NSNumber` without a fraction.
    case integer
    /// An `NSNumber`.
    case decimal
    /// An `NSNumber` that is true or false.
    case boolean
    /// An `NSNumber` of seconds.
    case timeInterval
    /// `DateComponents`.
    case dateComponents
    /// A `URL`.
    case url
    /// An object of the class.
    case object(INObject.Type)
    /// The number of one of the cases.
    case enumeration([Case])
    /// A quantity with the symbol of its unit, of the given dimension.
    case measurement(Dimension.Type)
    /// An amount of money.
    case currencyAmount
    /// A value of another type of Apple's, by its name in definitions.
    case system(String)
  }

  /// What a value is.
  public let content: Content

  /// The value as JSON; nil if it has another type.
  let encode: (Any) -> Any?

  /// The value of JSON; nil if the JSON does not hold one.
  let decode: (Any) -> Any?

  init(_ content: Content, encode: @escaping (Any) -> Any?, decode: @escaping (Any) -> Any?) {
    self.content = content
    self.encode = encode
    self.decode = decode
  }
}

extension INGeneratedKind {
  /// Text.
  public static var string: Self {
    Self(.string, encode: { $0 as? String }, decode: { $0 as? String })
  }

  /// A number without a fraction.
  public static var integer: Self { number(.integer) }

  /// A number.
  public static var decimal: Self { number(.decimal) }

  /// True or false.
  public static var boolean: Self {
    Self(
      .boolean, encode: { ($0 as? NSNumber)?.boolValue },
      decode: { ($0 as? Bool).map { NSNumber(value: $0) } })
  }

  /// A number of seconds.
  public static var timeInterval: Self { number(.timeInterval) }

  /// A date, a time, or both.
  public static var dateComponents: Self {
    coded(.dateComponents, as: DateComponents.self)
  }

  /// A URL.
  public static var url: Self {
    Self(
      .url, encode: { ($0 as? URL)?.absoluteString },
      decode: { ($0 as? String).flatMap { URL(string: $0) } })
  }

  /// A file.
  public static var file: Self { object(.system("File"), INFile.init(json:)) }

  /// A person.
  public static var person: Self { object(.system("Person"), INPerson.init(json:)) }

  /// A place.
  public static var placemark: Self { object(.system("Placemark"), CLPlacemark.init(json:)) }

  /// An amount of money.
  public static var currencyAmount: Self { object(.currencyAmount, INCurrencyAmount.init(json:)) }

  /// A way to pay.
  public static var paymentMethod: Self {
    object(.system("PaymentMethod"), INPaymentMethod.init(json:))
  }

  /// A text with its pronunciation.
  public static var speakableString: Self {
    object(.system("SpeakableString"), INSpeakableString.init(json:))
  }

  /// An object of a class that a definition declares, or of `INObject` itself.
  public static func object(_ type: INObject.Type) -> Self {
    Self(
      .object(type), encode: { ($0 as? INObject)?.jsonObject },
      decode: { ($0 as? [String: Any]).flatMap { type.object(json: $0) } })
  }

  /// A quantity with a unit.
  public static func measurement<Unit: Dimension>(_ unit: Unit.Type) -> Self {
    coded(.measurement(unit), as: Measurement<Unit>.self)
  }

  /// One of the cases of an enum.
  public static func enumeration(_ cases: [Case]) -> Self {
    Self(
      .enumeration(cases), encode: { ($0 as? NSNumber)?.intValue ?? $0 as? Int },
      decode: { $0 as? Int })
  }

  private static func number(_ content: Content) -> Self {
    Self(content, encode: { $0 as? NSNumber }, decode: { $0 as? NSNumber })
  }

  private static func coded<Value: Codable>(_ content: Content, as type: Value.Type) -> Self {
    Self(
      content,
      encode: { value in
        (value as? Value).flatMap { try? JSONEncoder().encode($0) }
          .flatMap { try? JSONSerialization.jsonObject(with: $0) }
      },
      decode: { json in
        (try? JSONSerialization.data(withJSONObject: json))
          .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
      })
  }

  private static func object<Value: INJSONObject>(
    _ content: Content, _ make: @escaping ([String: Any]) -> Value?
  ) -> Self {
    Self(
      content, encode: { ($0 as? Value)?.jsonObject },
      decode: { ($0 as? [String: Any]).flatMap(make) })
  }
}
