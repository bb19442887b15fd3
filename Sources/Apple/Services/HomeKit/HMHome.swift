// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Whether a home has a hub.
public enum HMHomeHubState: UInt, Sendable {
  /// There is no hub in the home.
  case notAvailable = 0
  /// The hub can be reached.
  case connected = 1
  /// The hub cannot be reached.
  case disconnected = 2
}

/// A home of a user, of which there is none here.
open class HMHome: NSObject, @unchecked Sendable {
  init(home: Void) {}

  /// The object that learns of changes; nil for none.
  open weak var delegate: (any HMHomeDelegate)?
  /// The name of the home; empty here.
  open var name: String { "" }
  /// The identifier of the home for the app.
  public let uniqueIdentifier = UUID()
  /// Whether it is used without asking; always false here.
  open var isPrimary: Bool { false }
  /// Whether it has a hub: none here.
  open var homeHubState: HMHomeHubState { .notAvailable }
  /// The user who uses the app.
  public let currentUser = HMUser(user: ())
  /// The accessories of the home; always none here.
  open var accessories: [HMAccessory] { [] }
  /// The rooms of the home; always none here.
  open var rooms: [HMRoom] { [] }
  /// The zones of the home; always none here.
  open var zones: [HMZone] { [] }
  /// The groups of services; always none here.
  open var serviceGroups: [HMServiceGroup] { [] }
  /// The scenes of the home; always none here.
  open var actionSets: [HMActionSet] { [] }
  /// The automations of the home; always none here.
  open var triggers: [HMTrigger] { [] }

  /// Returns the room of accessories that are in no other one.
  open func roomForEntireHome() -> HMRoom { HMRoom(room: ()) }
  /// Returns the services of types; always nil here.
  open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
  /// Returns a scene of the system by its type; always nil here.
  open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }
  /// Returns what a user may do in the home.
  open func homeAccessControl(for user: HMUser) -> HMHomeAccessControl {
    HMHomeAccessControl(control: ())
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addAccessory(
    _ accessory: HMAccessory,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addAccessory(_ accessory: HMAccessory) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeAccessory(
    _ accessory: HMAccessory,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeAccessory(_ accessory: HMAccessory) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func assignAccessory(
    _ accessory: HMAccessory, to room: HMRoom,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func unblockAccessory(
    _ accessory: HMAccessory,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func unblockAccessory(_ accessory: HMAccessory) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addAndSetupAccessories(
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addAndSetupAccessories() async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addRoom(
    withName roomName: String,
    completionHandler completion: @escaping @Sendable (HMRoom?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  @discardableResult
  open func addRoom(withName roomName: String) async throws -> HMRoom {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeRoom(
    _ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addZone(
    withName zoneName: String,
    completionHandler completion: @escaping @Sendable (HMZone?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  @discardableResult
  open func addZone(withName zoneName: String) async throws -> HMZone {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeZone(
    _ zone: HMZone, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeZone(_ zone: HMZone) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addServiceGroup(
    withName serviceGroupName: String,
    completionHandler completion: @escaping @Sendable (HMServiceGroup?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  @discardableResult
  open func addServiceGroup(withName serviceGroupName: String) async throws -> HMServiceGroup {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeServiceGroup(
    _ group: HMServiceGroup,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeServiceGroup(_ group: HMServiceGroup) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addActionSet(
    withName actionSetName: String,
    completionHandler completion: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  @discardableResult
  open func addActionSet(withName actionSetName: String) async throws -> HMActionSet {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeActionSet(
    _ actionSet: HMActionSet,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func executeActionSet(
    _ actionSet: HMActionSet,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func executeActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addTrigger(
    _ trigger: HMTrigger, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addTrigger(_ trigger: HMTrigger) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeTrigger(
    _ trigger: HMTrigger, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeTrigger(_ trigger: HMTrigger) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func manageUsers(
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func manageUsers() async throws { throw HMError(.homeAccessNotAuthorized) }
}
