// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How types are spelled in Swift and in Objective-C.
extension ValueType {
  /// The type of a single value in Swift, such as `String`, without a question mark; numbers are `NSNumber`.
  public var swiftName: String {
    switch self {
    case .string: "String"
    case .integer, .decimal, .boolean, .timeInterval: "NSNumber"
    case .dateComponents: "DateComponents"
    case .url: "URL"
    case .measurement(let quantity): "Measurement<\(quantity.swiftUnit)>"
    default: objectiveCName
    }
  }

  /// The type of a single value in Objective-C, such as `NSString`, without an asterisk.
  public var objectiveCName: String {
    switch self {
    case .string: "NSString"
    case .integer, .decimal, .boolean, .timeInterval: "NSNumber"
    case .dateComponents: "NSDateComponents"
    case .url: "NSURL"
    case .file: "INFile"
    case .person: "INPerson"
    case .placemark: "CLPlacemark"
    case .currencyAmount: "INCurrencyAmount"
    case .paymentMethod: "INPaymentMethod"
    case .speakableString: "INSpeakableString"
    case .measurement(let quantity): "NSMeasurement<NS\(quantity.swiftUnit) *>"
    case .enumeration(let name), .object(let name): name.className
    case .systemEnumeration(let className), .systemObject(let className): className
    case .anyObject: "INObject"
    }
  }

  /// The type of an option in a collection in Swift, which holds objects only: `NSString` for text.
  public var optionsElement: String {
    switch self {
    case .measurement(let quantity): "NSMeasurement<\(quantity.swiftUnit)>"
    case .enumeration, .systemEnumeration: "NSNumber"
    default: objectiveCName
    }
  }

  /// The class of the result of resolving a value, unless the parameter has reasons of its own.
  public var resolutionResult: String {
    switch self {
    case .string: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .url: "INURLResolutionResult"
    case .placemark: "INPlacemarkResolutionResult"
    case .measurement(let quantity): "IN\(quantity.rawValue)ResolutionResult"
    default: objectiveCName + "ResolutionResult"
    }
  }

  /// Whether intents have values of the type since iOS 12, as the first version of the format has it.
  ///
  /// A generator that was written for that version knows these types and no others, and public files of Apple's tool, as
  /// far as they show a type, agree.
  public var isOfFirstVersion: Bool {
    switch self {
    case .boolean, .timeInterval, .dateComponents, .file, .speakableString: false
    case .measurement(let quantity): quantity == .temperature || quantity == .length
    default: true
    }
  }
}

extension ValueType.Quantity {
  /// The class of its units in Swift.
  public var swiftUnit: String { "Unit" + rawValue }
}
