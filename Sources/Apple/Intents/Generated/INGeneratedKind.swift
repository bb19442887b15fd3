// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The kind of a generated property's values, by which a class describes itself without the runtime
/// of Objective-C.
public struct INGeneratedKind {
  /// A case of an enumeration, by name and number.
  public struct Case: Hashable, Sendable {
    /// The name of the case in the definition.
    public let name: String

    /// The number of the case.
    public let number: Int

    /// Creates a case with a name and a number.
    public init(_ name: String, _ number: Int) {
      self.name = name
      self.number = number
    }
  }

  /// The type of a value.
  public enum Content {
    /// A value of the type `String`.
    case string
    /// An `NSNumber` that is an integer.
    case integer
    /// An `NSNumber` with any value.
    case decimal
    /// An `NSNumber` that is true or false.
    case boolean
    /// An `NSNumber` with an interval in seconds.
    case timeInterval
    /// A value of the type `DateComponents`.
    case dateComponents
    /// A value of the type `URL`.
    case url
    /// An object of the class or a subclass.
    case object(INObject.Type)
    /// The number of one of the cases.
    case enumeration([Case])
    /// A measurement in the given dimension.
    case measurement(Dimension.Type)
    /// An amount of money in a currency.
    case currencyAmount
    /// A value of another system type, by its name in definitions.
    case system(String)
  }

  /// The type of the value.
  public let content: Content

  /// A function that returns a value as JSON; nil if it is of another type.
  let encode: (Any) -> Any?

  /// A function that returns a value from JSON; nil if the JSON does not contain one.
  let decode: (Any) -> Any?

  init(_ content: Content, encode: @escaping (Any) -> Any?, decode: @escaping (Any) -> Any?) {
    self.content = content
    self.encode = encode
    self.decode = decode
  }
}

extension INGeneratedKind {
  /// A kind of strings.
  public static var string: Self {
    Self(.string, encode: { $0 as? String }, decode: { $0 as? String })
  }

  /// A kind of integers.
  public static var integer: Self { number(.integer) }

  /// A kind of numbers.
  public static var decimal: Self { number(.decimal) }

  /// A kind of Boolean values.
  public static var boolean: Self {
    Self(
      .boolean, encode: { ($0 as? NSNumber)?.boolValue },
      decode: { ($0 as? Bool).map { NSNumber(value: $0) } })
  }

  /// A kind of intervals in seconds.
  public static var timeInterval: Self { number(.timeInterval) }

  /// A kind of dates, times or both.
  public static var dateComponents: Self {
    coded(.dateComponents, as: DateComponents.self)
  }

  /// A kind of URLs.
  public static var url: Self {
    Self(
      .url, encode: { ($0 as? URL)?.absoluteString },
      decode: { ($0 as? String).flatMap { URL(string: $0) } })
  }

  /// A kind of files, `INFile`.
  public static var file: Self { object(.system("File"), INFile.init(json:)) }

  /// A kind of people, `INPerson`.
  public static var person: Self { object(.system("Person"), INPerson.init(json:)) }

  /// A kind of places, `CLPlacemark`.
  public static var placemark: Self { object(.system("Placemark"), CLPlacemark.init(json:)) }

  /// A kind of amounts of money, `INCurrencyAmount`.
  public static var currencyAmount: Self { object(.currencyAmount, INCurrencyAmount.init(json:)) }

  /// A kind of payment methods, `INPaymentMethod`.
  public static var paymentMethod: Self {
    object(.system("PaymentMethod"), INPaymentMethod.init(json:))
  }

  /// A kind of strings with a pronunciation, `INSpeakableString`.
  public static var speakableString: Self {
    object(.system("SpeakableString"), INSpeakableString.init(json:))
  }

  /// Returns a kind of objects of a class that a definition declares, or of `INObject` itself.
  public static func object(_ type: INObject.Type) -> Self {
    Self(
      .object(type), encode: { ($0 as? INObject)?.jsonObject },
      decode: { ($0 as? [String: Any]).flatMap { type.object(json: $0) } })
  }

  /// Returns a kind of measurements in a dimension.
  public static func measurement<Unit: Dimension>(_ unit: Unit.Type) -> Self {
    coded(.measurement(unit), as: Measurement<Unit>.self)
  }

  /// Returns a kind of an enumeration's cases.
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
