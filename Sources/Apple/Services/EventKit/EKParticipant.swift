// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The answer of a participant to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// The answer is not known.
  case unknown
  /// The participant has not answered.
  case pending
  /// The participant is going to come.
  case accepted
  /// The participant does not come.
  case declined
  /// The participant may come.
  case tentative
  /// The participant sends somebody else.
  case delegated
  /// The event has taken place.
  case completed
  /// The event is taking place.
  case inProcess
}

/// What a participant is to an event.
public enum EKParticipantRole: Int, Sendable {
  /// The role is not known.
  case unknown
  /// The participant has to come.
  case required
  /// The participant need not come.
  case optional
  /// The participant leads the event.
  case chair
  /// The participant does not take part.
  case nonParticipant
}

/// Who or what a participant is.
public enum EKParticipantType: Int, Sendable {
  /// The kind is not known.
  case unknown
  /// The participant is a human.
  case person
  /// The participant is a room.
  case room
  /// The participant is a device or another resource.
  case resource
  /// The participant is a group.
  case group
}

/// Somebody who is invited to an event; no event here has one.
open class EKParticipant: EKObject, @unchecked Sendable {
  /// The address of the participant; always the root folder here.
  open var url: URL { URL(filePath: "/") }
  /// The name of the participant; always nil here.
  open var name: String? { nil }
  /// The answer of the participant; always unknown here.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// What the participant is to the event; always unknown here.
  open var participantRole: EKParticipantRole { .unknown }
  /// Who or what the participant is; always unknown here.
  open var participantType: EKParticipantType { .unknown }
  /// Whether the participant is the user; always false here.
  open var isCurrentUser: Bool { false }
  /// A predicate for the contact of the participant; it matches nothing here.
  open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}
