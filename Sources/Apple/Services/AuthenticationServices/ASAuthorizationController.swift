// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// Where something is shown; a window on a device.
public typealias ASPresentationAnchor = UIView

/// An object that learns how signing in ended.
@MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user signed in; never called here.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Signing in failed, as it always does here.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing by default with an authorization, which is never given here.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing by default with the error of a request.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that says where signing in is shown; it is never asked here.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns where signing in is shown.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// What asks the user to sign in; here no one can, as on a device without an account.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// How the user is asked.
  public struct RequestOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only with what is on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The ways to sign in.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that learns how it ended; nil until it is set.
  @MainActor open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that says where it is shown; nil until it is set.
  @MainActor open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller of ways to sign in.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks the user: the delegate gets ``ASAuthorizationError/Code/unknown``.
  open func performRequests() {
    reportNoSignIn()
    Task { @MainActor in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
    }
  }

  /// Asks the user: the delegate gets ``ASAuthorizationError/Code/unknown``.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Offers passkeys at the keyboard: the delegate gets ``ASAuthorizationError/Code/unknown``.
  open func performAutoFillAssistedRequests() { performRequests() }
  /// Does nothing, as the request fails by itself.
  open func cancel() {}
}
