// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where an interaction comes from.
public enum INInteractionDirection: Int, Sendable {
  /// It is not said.
  case unspecified = 0
  /// From the person who uses the device.
  case outgoing
  /// From somebody else.
  case incoming
}

/// What came of an interaction.
public enum INIntentHandlingStatus: Int, Sendable {
  /// It is not said.
  case unspecified = 0
  /// The intent can be handled.
  case ready
  /// The intent is being handled.
  case inProgress
  /// The intent was handled.
  case success
  /// The intent could not be handled.
  case failure
  /// The app goes on with the intent.
  case deferredToApplication
  /// A person chooses who goes on.
  case userConfirmationRequired
}

/// An intent that was handled, and the answer: the system learns from those that are donated.
///
/// Here they are recorded, in ``donated``, so that a test can look at them.
open class INInteraction: NSObject {
  private static let record = Record()

  /// The intent.
  public let intent: INIntent

  /// The answer; nil if there was none.
  public let intentResponse: INIntentResponse?

  /// Where the interaction comes from.
  open var direction = INInteractionDirection.unspecified

  /// When it happened, and how long it took.
  open var dateInterval: DateInterval?

  /// What tells it from others.
  open var identifier: String

  /// What tells its group from others.
  open var groupIdentifier: String?

  /// What came of it.
  open private(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified

  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    identifier = UUID().uuidString
  }

  /// The interactions that were donated in this process and not deleted, in order.
  public static var donated: [INInteraction] { record.interactions }

  /// Records the interaction.
  open func donate(completion: (((any Error)?) -> Void)?) {
    Self.record.add(self)
    completion?(nil)
  }

  /// Records the interaction.
  open func donate() async throws {
    Self.record.add(self)
  }

  /// Deletes all recorded interactions.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    record.remove { _ in true }
    completion?(nil)
  }

  /// Deletes the recorded interactions with the given identifiers.
  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {
    record.remove { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  /// Deletes the recorded interactions of a group.
  open class func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    record.remove { $0.groupIdentifier == groupIdentifier }
    completion?(nil)
  }

  private final class Record: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [INInteraction] = []

    var interactions: [INInteraction] { lock.withLock { all } }

    func add(_ interaction: INInteraction) { lock.withLock { all.append(interaction) } }

    func remove(where isRemoved: (INInteraction) -> Bool) {
      lock.withLock { all.removeAll(where: isRemoved) }
    }
  }
}
