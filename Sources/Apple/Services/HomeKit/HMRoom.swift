// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A room of a home, of which there is none here.
open class HMRoom: NSObject, @unchecked Sendable {
  init(room: Void) {}

  /// The name of the room; empty here.
  open var name: String { "" }
  /// The identifier of the room for the app.
  public let uniqueIdentifier = UUID()
  /// The accessories in the room; always none here.
  open var accessories: [HMAccessory] { [] }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// Rooms of a home that belong together, of which there are none here.
open class HMZone: NSObject, @unchecked Sendable {
  init(zone: Void) {}

  /// The name of the zone; empty here.
  open var name: String { "" }
  /// The identifier of the zone for the app.
  public let uniqueIdentifier = UUID()
  /// The rooms in the zone; always none here.
  open var rooms: [HMRoom] { [] }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addRoom(
    _ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeRoom(
    _ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// Services of a home that belong together, of which there are none here.
open class HMServiceGroup: NSObject, @unchecked Sendable {
  init(group: Void) {}

  /// The name of the group; empty here.
  open var name: String { "" }
  /// The identifier of the group for the app.
  public let uniqueIdentifier = UUID()
  /// The services in the group; always none here.
  open var services: [HMService] { [] }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addService(
    _ service: HMService, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addService(_ service: HMService) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeService(
    _ service: HMService, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeService(_ service: HMService) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// A user of a home.
open class HMUser: NSObject, @unchecked Sendable {
  init(user: Void) {}

  /// The name of the user; empty here.
  open var name: String { "" }
  /// The identifier of the user for the app.
  public let uniqueIdentifier = UUID()
}

/// What a user may do with accessories.
open class HMAccessControl: NSObject, @unchecked Sendable {
  init(control: Void) {}
}

/// What a user may do in a home.
open class HMHomeAccessControl: HMAccessControl, @unchecked Sendable {
  /// Whether the user may change the home; always false here.
  open var isAdministrator: Bool { false }
}
