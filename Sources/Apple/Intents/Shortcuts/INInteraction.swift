// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The direction of an interaction.
public enum INInteractionDirection: Int, Sendable {
  /// The direction is not specified.
  case unspecified = 0
  /// From the user of the device to others.
  case outgoing
  /// From others to the user of the device.
  case incoming
}

/// The status of handling an intent.
public enum INIntentHandlingStatus: Int, Sendable {
  /// The status is not specified.
  case unspecified = 0
  /// The intent can be handled.
  case ready
  /// The intent is being handled.
  case inProgress
  /// The intent was handled.
  case success
  /// The intent could not be handled.
  case failure
  /// The app continues the intent.
  case deferredToApplication
  /// The user must confirm the intent.
  case userConfirmationRequired
}

/// An intent with its response, which an app donates to the system.
///
/// Donations are recorded here, in ``donated``, so that a test can check them.
open class INInteraction: NSObject {
  private static let record = Record()

  /// The intent of the interaction.
  public let intent: INIntent

  /// The response; nil if there was none.
  public let intentResponse: INIntentResponse?

  /// The direction of the interaction.
  open var direction = INInteractionDirection.unspecified

  /// The time of the interaction; nil if unknown.
  open var dateInterval: DateInterval?

  /// The identifier of the interaction; a new UUID by default.
  open var identifier: String

  /// The identifier of the interaction's group; nil for none.
  open var groupIdentifier: String?

  /// The status of handling the intent; always unspecified here.
  open private(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified

  /// Creates an interaction of an intent and its response.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    identifier = UUID().uuidString
  }

  /// The interactions that were donated in this process and not deleted, in order.
  public static var donated: [INInteraction] { record.interactions }

  /// Records the interaction, and calls the completion at once with nil.
  open func donate(completion: (((any Error)?) -> Void)?) {
    Self.record.add(self)
    completion?(nil)
  }

  /// Records the interaction; never throws.
  open func donate() async throws {
    Self.record.add(self)
  }

  /// Deletes all recorded interactions, and calls the completion at once with nil.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    record.remove { _ in true }
    completion?(nil)
  }

  /// Deletes the recorded interactions with identifiers, and calls the completion at once with nil.
  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {
    record.remove { identifiers.contains($0.identifier) }
    completion?(nil)
  }

  /// Deletes the recorded interactions of a group, and calls the completion at once with nil.
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
