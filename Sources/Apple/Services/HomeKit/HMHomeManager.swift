// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether the app has access to homes.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  /// The members as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user was asked for access.
  public static let determined: HMHomeManagerAuthorizationStatus = HMHomeManagerAuthorizationStatus(
    rawValue: 1)
  /// The device forbids the access.
  public static let restricted: HMHomeManagerAuthorizationStatus = HMHomeManagerAuthorizationStatus(
    rawValue: 2)
  /// The user allows the access.
  public static let authorized: HMHomeManagerAuthorizationStatus = HMHomeManagerAuthorizationStatus(
    rawValue: 4)
}

/// The homes of a user, to which the app has no access here.
open class HMHomeManager: NSObject, @unchecked Sendable {
  /// The object that learns of homes; nil for none.
  open weak var delegate: (any HMHomeManagerDelegate)?

  /// Creates a manager, whose delegate learns on the main queue that there are no homes.
  public override init() {
    super.init()
    reportUnavailable("HMHomeManager", answer: "the user said no to homes")
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.homeManager(self, didUpdate: self.authorizationStatus)
      self.delegate?.homeManagerDidUpdateHomes(self)
    }
  }

  /// Whether the app has access to homes: the user was asked, and said no.
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
  /// The home that is used without asking; always nil here.
  open var primaryHome: HMHome? { nil }
  /// The homes of the user; always none here.
  open var homes: [HMHome] { [] }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updatePrimaryHome(
    _ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updatePrimaryHome(_ home: HMHome) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addHome(
    withName homeName: String,
    completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  @discardableResult
  open func addHome(withName homeName: String) async throws -> HMHome {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeHome(
    _ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// What learns of homes; here only that there are none.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  /// The access to homes is known, here that the user said no.
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
  /// The homes are known, here that there are none.
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  /// Another home is used without asking; never called here.
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  /// A home was added by the user; never called here.
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  /// A home was removed by the user; never called here.
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}

extension HMHomeManagerDelegate {
  /// Does nothing by default with the access.
  public func homeManager(
    _ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
  ) {}
  /// Does nothing by default with the homes.
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  /// Does nothing by default with the primary home.
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  /// Does nothing by default with a new home.
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  /// Does nothing by default with a removed home.
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}
