// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A share of a record or a zone, which no one can save or accept here.
open class CKShare: CKRecord, @unchecked Sendable {
  /// What a participant may do.
  public enum ParticipantPermission: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The participant can neither read nor write.
    case none = 1
    /// The participant can read, and not write.
    case readOnly = 2
    /// The participant can read and write.
    case readWrite = 3
  }

  /// What a participant is.
  public enum ParticipantRole: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The user whose records these are.
    case owner = 1
    /// Someone who may change the share.
    case administrator = 2
    /// Someone who was invited.
    case privateUser = 3
    /// Someone with the link.
    case publicUser = 4
  }

  /// Whether a participant accepted.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The participant did not answer yet.
    case pending = 1
    /// The participant takes part.
    case accepted = 2
    /// The participant was removed.
    case removed = 3
  }

  /// The names of fields that describe a share.
  public enum SystemFieldKey {
    /// The field of the title.
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    /// The field of the picture.
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    /// The field of the kind of content.
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  /// What anyone with the link may do; nothing until it is set.
  open var publicPermission = ParticipantPermission.none
  /// The link; nil until the share is saved, which it never is here.
  open var url: URL? { nil }
  /// The people of the share, of whom the owner is the first.
  open private(set) var participants: [Participant]
  /// The owner, who is the user.
  public let owner: Participant
  /// The user; the owner of a new share.
  open var currentUserParticipant: Participant? { owner }

  /// Creates a share of a record and those below it.
  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }

  /// Creates a share with an identifier of a record and those below it.
  public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) { self.init(id: shareID) }

  /// Creates a share of a zone.
  public convenience init(recordZoneID: CKRecordZone.ID) {
    self.init(id: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }

  private init(id: CKRecord.ID) {
    owner = Participant(role: .owner, status: .accepted, permission: .readWrite)
    participants = [owner]
    super.init(recordType: CKRecord.SystemType.share, recordID: id)
  }

  /// Creates a share from an encoded one, with the user as its owner; nil if there is none.
  public required init?(coder: NSCoder) {
    owner = Participant(role: .owner, status: .accepted, permission: .readWrite)
    participants = [owner]
    super.init(coder: coder)
  }

  /// Adds a participant to the share.
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  /// Removes a participant from the share; nothing happens if it is not one.
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant }
  }

  /// A person of a share.
  open class Participant: NSObject, @unchecked Sendable {
    /// What a participant may do.
    public typealias Permission = ParticipantPermission
    /// What a participant is.
    public typealias Role = ParticipantRole
    /// Whether a participant accepted.
    public typealias AcceptanceStatus = ParticipantAcceptanceStatus

    /// Who the person is; not known here.
    public let userIdentity = CKUserIdentity()
    /// What the person is.
    open var role: ParticipantRole
    /// Whether the person accepted.
    public let acceptanceStatus: ParticipantAcceptanceStatus
    /// What the person may do.
    open var permission: ParticipantPermission

    init(
      role: ParticipantRole, status: ParticipantAcceptanceStatus, permission: ParticipantPermission
    ) {
      self.role = role
      acceptanceStatus = status
      self.permission = permission
    }
  }

  /// What a link shares, which cannot be fetched here.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The share that the user was invited to.
    public let share: CKShare
    /// The identifier of the container.
    public let containerIdentifier: String
    /// The identifier of the shared record; nil for a zone.
    public let hierarchicalRootRecordID: CKRecord.ID?

    init(share: CKShare, containerIdentifier: String, rootRecordID: CKRecord.ID?) {
      self.share = share
      self.containerIdentifier = containerIdentifier
      hierarchicalRootRecordID = rootRecordID
    }

    /// What the user may do: nothing that is known.
    open var participantPermission: ParticipantPermission { .unknown }
    /// What the user is: nothing that is known.
    open var participantRole: ParticipantRole { .unknown }
    /// Whether the user accepted: it is not known.
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    /// Who the owner is; not known here.
    open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
    /// The shared record; nil, as it is not fetched.
    open var rootRecord: CKRecord? { nil }
  }
}

/// A user of iCloud, of whom nothing is known here.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  override init() {}

  /// The identifier of the user; nil, as it is not known.
  open var userRecordID: CKRecord.ID? { nil }
  /// The name of the user; nil, as it is not known.
  open var nameComponents: PersonNameComponents? { nil }
  /// Whether the user has an account; false, as it is not known.
  open var hasiCloudAccount: Bool { false }
  /// The identifiers of the user's contacts; empty, as they are not known.
  open var contactIdentifiers: [String] { [] }
}
