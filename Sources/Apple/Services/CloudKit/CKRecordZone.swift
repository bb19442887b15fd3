// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A zone, which keeps records together.
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
  /// What a zone can do.
  public struct Capabilities: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes since a token can be fetched.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// Several records are saved together or not at all.
    public static let atomic = Capabilities(rawValue: 2)
    /// Hierarchies of records can be shared.
    public static let sharing = Capabilities(rawValue: 4)
    /// The whole zone can be shared.
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }

  /// The identifier of the zone.
  public let zoneID: ID

  /// Creates a zone of the user with a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// Creates a zone with an identifier.
  public init(zoneID: ID) { self.zoneID = zoneID }

  /// Returns the default zone of a database.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// What the zone can do: nothing, as no zone here is saved.
  open var capabilities: Capabilities { [] }
  /// The share of the zone; nil, as no zone here is saved.
  open var share: CKRecord.Reference? { nil }
  /// Returns a zone with the same identifier.
  open func copy(with zone: NSZone? = nil) -> Any { CKRecordZone(zoneID: zoneID) }

  /// The identifier of a zone.
  public typealias ID = CKRecordZoneID
}

/// The identifier of a zone: a name and an owner.
open class CKRecordZoneID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier of the default zone.
  public static let `default` = CKRecordZoneID()
  /// The name of the default zone.
  public static let defaultZoneName = "_defaultZone"

  /// The name of the zone.
  public let zoneName: String
  /// The name of the owner; that of `CKCurrentUserDefaultName` is the user.
  public let ownerName: String

  /// Creates an identifier; without a name it is that of the default zone.
  public init(
    zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
  ) {
    self.zoneName = zoneName
    self.ownerName = ownerName
  }

  /// Creates an identifier from an encoded one; nil if the coder does not have it.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "ZoneName"),
      let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
    else { return nil }
    zoneName = name as String
    ownerName = owner as String
  }

  /// Whether identifiers can be decoded safely; they can.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes the name of the zone and that of its owner.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: zoneName), forKey: "ZoneName")
    coder.encode(NSString(string: ownerName), forKey: "OwnerName")
  }
  /// Returns the object itself, as it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether the other object has the same names.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordZoneID else { return false }
    return other.zoneName == zoneName && other.ownerName == ownerName
  }
  /// A hash of the names.
  open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
}
