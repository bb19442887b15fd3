// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A record with fields; here it is only what an app made, as none can be fetched.
open class CKRecord: NSObject, NSCopying, NSSecureCoding, CKRecordKeyValueSetting,
  @unchecked Sendable
{
  /// The name of a type of records.
  public typealias RecordType = String
  /// The name of a field.
  public typealias FieldKey = String

  private var fields = RecordFields()
  private let encryptedFields = EncryptedFields()

  /// The type of the record.
  public let recordType: RecordType
  /// The identifier of the record.
  public let recordID: ID
  /// The record above this one in a hierarchy to share; nil without one.
  open var parent: Reference?

  /// Creates a record in the default zone whose name is a new identifier.
  public convenience init(recordType: RecordType) {
    self.init(recordType: recordType, recordID: ID())
  }

  /// Creates a record with an identifier.
  public init(recordType: RecordType, recordID: ID) {
    self.recordType = recordType
    self.recordID = recordID
  }

  /// Creates a record in a zone whose name is a new identifier.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  init(copying record: CKRecord) {
    recordType = record.recordType
    recordID = record.recordID
    fields = record.fields
    encryptedFields.fields = record.encryptedFields.fields
    parent = record.parent
  }

  /// Creates a record from ``encodeSystemFields(with:)``; nil if the coder does not have it.
  public required init?(coder: NSCoder) {
    guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
      let id = coder.decodeObject(of: ID.self, forKey: "RecordID")
    else { return nil }
    recordType = type as String
    recordID = id
  }

  /// Whether records can be decoded safely; they can.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the record as ``encodeSystemFields(with:)`` does; the values of fields are not written.
  open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

  /// Writes the type and the identifier, from which a record without values can be made.
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    coder.encode(recordID, forKey: "RecordID")
  }

  /// Returns a record with the same identifier and values.
  open func copy(with zone: NSZone? = nil) -> Any { CKRecord(copying: self) }

  /// Returns the value of a field; nil if it has none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  /// Sets the value of a field; nil removes it.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    fields[key] = object
  }
  /// Returns the names of the fields with a value, in no order.
  open func allKeys() -> [FieldKey] { Array(fields.values.keys) }
  /// Returns the names of the fields that were set since the record was made.
  open func changedKeys() -> [FieldKey] { Array(fields.changed) }
  /// Returns the value of a field; nil if it has none.
  open func value(forKey key: String) -> Any? { fields[key] }
  /// Sets the value of a field; nil removes it, and what cannot be in a record is left out.
  open func setValue(_ value: Any?, forKey key: String) {
    fields[key] = value as? any CKRecordValueProtocol
  }
  /// Sets the values of fields; what cannot be in a record is left out.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// Returns the words for a search in the fields with text.
  open func allTokens() -> [String] {
    fields.values.values.compactMap { $0 as Any as? String }.flatMap {
      $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// The fields whose values are encrypted; they are kept apart from the others.
  open var encryptedValues: any CKRecordKeyValueSetting { encryptedFields }
  /// The version of the record on the server; nil, as no record here is saved.
  open var recordChangeTag: String? { nil }
  /// Who made the record; nil, as no record here is saved.
  open var creatorUserRecordID: ID? { nil }
  /// When the record was first saved; nil, as no record here is saved.
  open var creationDate: Date? { nil }
  /// Who changed the record last; nil, as no record here is saved.
  open var lastModifiedUserRecordID: ID? { nil }
  /// When the record was last saved; nil, as no record here is saved.
  open var modificationDate: Date? { nil }
  /// The share of the record; nil, as no record here is saved.
  open var share: Reference? { nil }

  /// Sets the parent to a record; nil removes it.
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  /// Sets the parent to the record with an identifier; nil removes it.
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
}

private final class EncryptedFields: NSObject, CKRecordKeyValueSetting {
  var fields = RecordFields()

  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
    fields[key] = object
  }
  func allKeys() -> [CKRecord.FieldKey] { Array(fields.values.keys) }
  func changedKeys() -> [CKRecord.FieldKey] { Array(fields.changed) }
}

/// An iterator over the names and values of the fields of a record.
public struct CKRecordKeyValueIterator: IteratorProtocol {
  private var rest: [(CKRecord.FieldKey, any CKRecordValueProtocol)]

  init(_ record: CKRecord) {
    rest = record.allKeys().compactMap { key in record.object(forKey: key).map { (key, $0) } }
  }

  /// Returns the next name and value; nil after the last.
  public mutating func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)? { rest.popLast() }
}

extension CKRecord: Sequence {
  /// Returns an iterator over the names and values of the fields.
  public func makeIterator() -> CKRecordKeyValueIterator { CKRecordKeyValueIterator(self) }

  /// The types of records that each container has.
  public enum SystemType {
    /// The type of the records of users.
    public static let userRecord: RecordType = "Users"
    /// The type of shares.
    public static let share: RecordType = "cloudkit.share"
  }

  /// The names of fields that CloudKit sets.
  public enum SystemFieldKey {
    /// The field of the parent.
    public static let parent: FieldKey = "___parent"
    /// The field of the share.
    public static let share: FieldKey = "___share"
    /// The field of the record's identifier.
    public static let recordID: FieldKey = "___recordID"
    /// The field of who made the record.
    public static let creatorUserRecordID: FieldKey = "___createdBy"
    /// The field of when the record was made.
    public static let creationDate: FieldKey = "___createTime"
    /// The field of who changed the record last.
    public static let lastModifiedUserRecordID: FieldKey = "___modifiedBy"
    /// The field of when the record was changed last.
    public static let modificationDate: FieldKey = "___modTime"
  }
}
