// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What looks for new accessories, of which none is found here.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
  /// The object that learns of accessories; nil for none.
  open weak var delegate: (any HMAccessoryBrowserDelegate)?
  /// The accessories that were found; always none here.
  open var discoveredAccessories: [HMAccessory] { [] }

  /// Creates a browser, which finds nothing.
  public override init() { super.init() }

  /// Looks for accessories, of which there are none.
  open func startSearchingForNewAccessories() {
    reportUnavailable("HMAccessoryBrowser", answer: "no accessory is found")
  }
  /// Looks for accessories no longer.
  open func stopSearchingForNewAccessories() {}
}

/// What learns of new accessories; never called here.
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
  /// An accessory was found; never called here.
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
  /// An accessory is gone; never called here.
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
  /// Does nothing by default with a new accessory.
  public func accessoryBrowser(
    _ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory
  ) {}
  /// Does nothing by default when an accessory is gone.
  public func accessoryBrowser(
    _ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory
  ) {}
}

/// What adds accessories with a screen of the system, which is never shown.
open class HMAccessorySetupManager: NSObject, @unchecked Sendable {
  /// Creates a manager, which adds nothing.
  public override init() { super.init() }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func performAccessorySetup(
    using request: HMAccessorySetupRequest,
    completionHandler completion:
      @escaping @Sendable (HMAccessorySetupResult?, (any Error)?) -> Void
  ) { completion(nil, HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  @discardableResult
  open func performAccessorySetup(using request: HMAccessorySetupRequest) async throws
    -> HMAccessorySetupResult
  { throw HMError(.homeAccessNotAuthorized) }
}

/// What should be added to a home.
open class HMAccessorySetupRequest: NSObject, @unchecked Sendable {
  /// The home that it is added to; nil for one that the user chooses.
  open var homeUniqueIdentifier: UUID?
  /// The room that is suggested; nil for none.
  open var suggestedRoomUniqueIdentifier: UUID?
  /// The name that is suggested; nil for none.
  open var suggestedAccessoryName: String?

  /// Creates a request in which nothing is set.
  public override init() { super.init() }
}

/// What was added to a home; nothing is added here.
open class HMAccessorySetupResult: NSObject, @unchecked Sendable {
  init(result: Void) {}

  /// The home that it was added to.
  public let homeUniqueIdentifier = UUID()
  /// The accessories that were added; always none here.
  open var accessoryUniqueIdentifiers: [UUID] { [] }
}
