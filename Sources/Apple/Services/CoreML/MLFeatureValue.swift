// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The type of a value.
public enum MLFeatureType: Int, Sendable {
  /// There is no value.
  case invalid = 0
  /// A whole number of 64 bits.
  case int64 = 1
  /// A number with a fraction.
  case double = 2
  /// A text of any length.
  case string = 3
  /// An image of a fixed size.
  case image = 4
  /// Numbers in an array of one or more dimensions.
  case multiArray = 5
  /// Numbers by texts or whole numbers.
  case dictionary = 6
  /// Several values of one type.
  case sequence = 7
  /// What a model remembers.
  case state = 8
}

/// A value of a model's input or output.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  /// The type of the value.
  public let type: MLFeatureType
  private let value: Any?

  private init(_ type: MLFeatureType, _ value: Any?) {
    self.type = type
    self.value = value
  }

  /// Creates a value that is a whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// Creates a value that is a number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// Creates a value that is a text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Creates a value that is numbers in rows.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Creates a value that is numbers by keys; the keys are texts or whole numbers.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(.dictionary, value)
  }
  /// Creates a value of a type that is not there.
  public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }

  /// Whether the value is not there.
  open var isUndefined: Bool { value == nil }
  /// The whole number; 0 if it is something else.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number; 0 if it is something else.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text; empty if it is something else.
  open var stringValue: String { value as? String ?? "" }
  /// The numbers in rows; nil if it is something else.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The numbers by keys; empty if it is something else.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

/// What has values by names.
public protocol MLFeatureProvider {
  /// The names of the values.
  var featureNames: Set<String> { get }
  /// Returns the value of a name; nil if there is none.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Features by their names, held in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The values by their names.
  public let dictionary: [String: MLFeatureValue]

  /// Creates values from those of Swift: numbers, texts, rows of numbers and values of models.
  ///
  /// - Throws: ``MLModelError/Code/featureType`` for any other.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      default: throw MLModelError(.featureType)
      }
    }
  }

  /// The names of the values.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// Returns the value of a name; nil if there is none.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// Returns the value of a name; nil if there is none.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
