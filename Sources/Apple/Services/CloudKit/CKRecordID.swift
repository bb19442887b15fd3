// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the user who owns what is in their own database.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// The identifier of a record: a name in a zone.
open class CKRecordID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name, which is unique in the zone.
  public let recordName: String
  /// The zone of the record.
  public let zoneID: CKRecordZone.ID

  /// Creates an identifier; without a name it is a new one, without a zone in the default zone.
  public init(
    recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default
  ) {
    self.recordName = recordName
    self.zoneID = zoneID
  }

  /// Creates an identifier from an encoded one; nil if the coder does not have it.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
      let zoneID = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
    else { return nil }
    recordName = name as String
    self.zoneID = zoneID
  }

  /// Whether identifiers can be decoded safely; they can.
  open class var supportsSecureCoding: Bool { true }
  /// Writes the name and the zone.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: recordName), forKey: "RecordName")
    coder.encode(zoneID, forKey: "ZoneID")
  }
  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object has the same name in the same zone.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordID else { return false }
    return other.recordName == recordName && other.zoneID == zoneID
  }
  /// A hash of the name and the zone.
  open override var hash: Int { recordName.hashValue ^ zoneID.hash }
}

extension CKRecord {
  /// The identifier of a record.
  public typealias ID = CKRecordID

  /// What happens to a record whose reference leads to a record that is deleted.
  public enum ReferenceAction: UInt, Sendable {
    /// The record stays when the one that it refers to is deleted.
    case none = 0
    /// It is deleted too.
    case deleteSelf = 1
  }

  /// A reference from one record to another.
  open class Reference: NSObject, NSCopying, CKRecordValue, @unchecked Sendable {
    /// What happens when the other record is deleted.
    public typealias Action = ReferenceAction

    /// The identifier of the other record.
    public let recordID: ID
    /// What happens when the other record is deleted.
    public let action: ReferenceAction

    /// Creates a reference to the record with an identifier.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
    /// Creates a reference to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    /// Returns the object itself, as it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether the other object leads to the same record.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }
    /// A hash of the identifier.
    open override var hash: Int { recordID.hash }
  }
}

/// A file that is the value of a field.
open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
  /// The file; nil only for assets that were not fetched.
  public let fileURL: URL?

  /// Creates an asset of a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A search for records of a type.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  /// The type of the records.
  public let recordType: CKRecord.RecordType
  /// Which records to find.
  public let predicate: NSPredicate
  /// The order of the records; nil for none.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Creates a query for the records of a type that satisfy a condition.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }

  /// Returns a search for the same records in the same order.
  open func copy(with zone: NSZone? = nil) -> Any {
    let query = CKQuery(recordType: recordType, predicate: predicate)
    query.sortDescriptors = sortDescriptors
    return query
  }
}

/// A point in the history of changes, which only a server makes.
open class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  override init() {}

  /// Returns nil, as no server made a token here.
  public required init?(coder: NSCoder) { nil }

  /// Whether tokens can be decoded safely; they can.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing, as a token of this process means nothing in another one.
  open func encode(with coder: NSCoder) {}
  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
