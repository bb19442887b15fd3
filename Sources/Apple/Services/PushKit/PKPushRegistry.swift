// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What pushes are for.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The name as the system writes it.
  public let rawValue: String
  /// Creates one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one of a name, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Calls over the internet.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  /// Complications of a watch face.
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  /// Changes of files of a provider.
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token of a device for pushes of a type; there is none here.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  /// What the pushes are for.
  public let type: PKPushType
  /// The token that a server sends to.
  public let token: Data

  init(type: PKPushType, token: Data) {
    self.type = type
    self.token = token
  }
}

/// A push that has arrived; none arrives here.
open class PKPushPayload: NSObject, @unchecked Sendable {
  /// What the push is for.
  public let type: PKPushType
  /// What the server has sent.
  public let dictionaryPayload: [AnyHashable: Any]

  init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    self.type = type
    self.dictionaryPayload = dictionaryPayload
  }
}

/// What learns of tokens and pushes; never called here.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// The device has a token for a type; never called here.
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  /// A push has arrived; never called here.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void)
  /// A push has arrived, the way before iOS 11; never called here.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType)
  /// The token of a type is no longer valid; never called here.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// Calls the handler by default, as nothing is done with a push.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) { completion() }
  /// Does nothing by default with a push.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType
  ) {}
  /// Does nothing by default when a token is no longer valid.
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
  }
}

/// What asks for pushes, which do not arrive here: no token is given.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  /// The object that learns of tokens and pushes; nil for none.
  open weak var delegate: (any PKPushRegistryDelegate)?

  /// The types of pushes that the app wants; nil for none.
  open var desiredPushTypes: Set<PKPushType>? {
    didSet { reportUnavailable("PKPushRegistry", answer: "no pushes arrive") }
  }

  /// Creates a registry that would call its delegate on a queue; nil is the main queue.
  public init(queue: DispatchQueue?) {}

  /// Returns the token of a type: always nil here.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
