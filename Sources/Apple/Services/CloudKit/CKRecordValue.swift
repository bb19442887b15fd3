// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// A value that a field of a record can have.
public protocol CKRecordValueProtocol {}

/// A value that a field of a record can have, as an object.
public protocol CKRecordValue: CKRecordValueProtocol {}

/// Values of this type can be in a record.
extension String: CKRecordValue {}
/// Values of this type can be in a record.
extension Date: CKRecordValue {}
/// Values of this type can be in a record.
extension Data: CKRecordValue {}
/// Values of this type can be in a record.
extension Bool: CKRecordValue {}
/// Values of this type can be in a record.
extension Double: CKRecordValue {}
/// Values of this type can be in a record.
extension Float: CKRecordValue {}
/// Values of this type can be in a record.
extension Int: CKRecordValue {}
/// Values of this type can be in a record.
extension UInt: CKRecordValue {}
/// Values of this type can be in a record.
extension Int8: CKRecordValue {}
/// Values of this type can be in a record.
extension UInt8: CKRecordValue {}
/// Values of this type can be in a record.
extension Int16: CKRecordValue {}
/// Values of this type can be in a record.
extension UInt16: CKRecordValue {}
/// Values of this type can be in a record.
extension Int32: CKRecordValue {}
/// Values of this type can be in a record.
extension UInt32: CKRecordValue {}
/// Values of this type can be in a record.
extension Int64: CKRecordValue {}
/// Values of this type can be in a record.
extension UInt64: CKRecordValue {}
/// Values of this type can be in a record.
extension NSString: CKRecordValue {}
/// Values of this type can be in a record.
extension NSNumber: CKRecordValue {}
/// Values of this type can be in a record.
extension NSDate: CKRecordValue {}
/// Values of this type can be in a record.
extension NSData: CKRecordValue {}
/// Values of this type can be in a record.
extension NSArray: CKRecordValue {}
/// Values of this type can be in a record.
extension CLLocation: CKRecordValue {}
/// Values of this type can be in a record.
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
/// Values of this type can be in a record.
extension Array: CKRecordValue where Element: CKRecordValueProtocol {}

/// Something with fields that an app sets and reads: a record, or its encrypted fields.
public protocol CKRecordKeyValueSetting: AnyObject {
  /// Returns the value of a field; nil if it has none.
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
  /// Sets the value of a field; nil removes it.
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
  /// Returns the names of the fields with a value, in no order.
  func allKeys() -> [CKRecord.FieldKey]
  /// Returns the names of the fields that were set since the record was fetched or made.
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  /// The value of a field as a type; nil if it has none or is of another type.
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { object(forKey: key) as Any as? T }
    set { setObject(newValue, forKey: key) }
  }

  /// The value of a field; nil if it has none.
  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}

/// The fields of a record, whose simple values are kept as objects: a number that was set as an
/// integer can be read as one with a fraction.
struct RecordFields {
  private(set) var values: [String: any CKRecordValueProtocol] = [:]
  private(set) var changed: Set<String> = []

  subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue.map(Self.kept)
      changed.insert(key)
    }
  }

  private static func kept(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any FixedWidthInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as String: NSString(string: value)
    default: value
    }
  }
}
