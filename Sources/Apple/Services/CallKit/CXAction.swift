// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The name of someone who calls or is called.
open class CXHandle: NSObject, @unchecked Sendable {
  /// The kind of a name.
  public enum HandleType: Int, Sendable {
    /// A text that is neither of the others, such as a name.
    case generic = 1
    /// A number of a phone.
    case phoneNumber = 2
    /// An address of mails.
    case emailAddress = 3
  }

  /// The kind of the name.
  public let type: HandleType
  /// The phone number, the address or the name, as the type says.
  public let value: String

  /// Creates a handle by which a user is called.
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
}

/// Something that is done to calls.
open class CXAction: NSObject, @unchecked Sendable {
  /// The number of the action.
  public let uuid = UUID()
  /// Whether it was done or failed.
  open private(set) var isComplete = false
  /// When it has to be done.
  open var timeoutDate: Date { .distantFuture }
  /// Says that it was done.
  open func fulfill() { isComplete = true }
  /// Says that it failed.
  open func fail() { isComplete = true }
}

/// Something that is done to a call.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// The number of the call.
  public let callUUID: UUID
  /// Creates an action of a call.
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// The start of a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// The handle that is called.
  open var handle: CXHandle
  /// The name to show; nil for that of the handle.
  open var contactIdentifier: String?
  /// Whether it has a video.
  open var isVideo = false

  /// Creates the start of a call.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  /// Says when it was started.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// The answer of a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// Says when it was answered.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// The end of a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  /// Says when it ended.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// A wait in a call, or its end.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the call waits.
  open var isOnHold: Bool
  /// Creates a wait or its end.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// A microphone that is switched off or on.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the other cannot hear the user.
  open var isMuted: Bool
  /// Creates a switch of the microphone.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// What is done together.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// The number of the transaction.
  public let uuid = UUID()
  /// The actions of the transaction in the order in which they are performed.
  open private(set) var actions: [CXAction]
  /// Whether all was done or failed.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  /// Creates a transaction of actions.
  public init(actions: [CXAction] = []) { self.actions = actions }
  /// Creates a transaction of one action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Adds an action at the end of the transaction.
  open func addAction(_ action: CXAction) { actions.append(action) }
}
