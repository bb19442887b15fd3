// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// How to find out who the user is.
public enum LAPolicy: Int, Sendable {
  /// By Face ID or Touch ID.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By Face ID or Touch ID, or by the passcode.
  case deviceOwnerAuthentication = 2
  /// By an Apple Watch.
  case deviceOwnerAuthenticationWithCompanion = 3
  /// By Face ID or Touch ID, or by an Apple Watch.
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
  /// By an Apple Watch that is worn.
  case deviceOwnerAuthenticationWithWristDetection = 5
}

/// How the device knows its owner.
public enum LABiometryType: Int, Sendable {
  /// Not at all, as here.
  case none = 0
  /// The device knows fingers (Touch ID).
  case touchID = 1
  /// The device knows faces (Face ID).
  case faceID = 2
  /// The device knows eyes (Optic ID).
  case opticID = 4

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The former name of ``none``.
  public static let LABiometryNone = LABiometryType.none
}

/// What can be given instead of asking.
public enum LACredentialType: Int, Sendable {
  /// A password of the app.
  case applicationPassword = 0
  /// The number of a card.
  case smartCardPIN = -3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time for which unlocking the device counts as an answer, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// What asks who the user is, which cannot be found out here: the device has neither Face ID nor
/// Touch ID nor a passcode.
open class LAContext: NSObject, @unchecked Sendable {
  private var isInvalid = false
  private var applicationPassword: Data?

  /// Creates a context, in which no authentication succeeds here.
  public override init() {}

  /// The words on the button for another way; nil for the usual ones, empty for no button.
  open var localizedFallbackTitle: String?
  /// The words on the button to cancel; nil for the usual ones.
  open var localizedCancelTitle: String?
  /// Why the app asks; empty until it is set.
  open var localizedReason = ""
  /// Whether the user must not be asked.
  open var interactionNotAllowed = false
  /// For how long unlocking the device counts as an answer, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// How the device knows its owner: not at all.
  open var biometryType: LABiometryType { .none }
  /// What changes when the user sets up another face or finger; always nil here.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Returns whether the user can be asked: always false here, with
  /// ``LAError/Code/biometryNotAvailable`` or ``LAError/Code/passcodeNotSet``.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let failure = failure(of: policy)
    error?.pointee = NSError(domain: LAErrorDomain, code: failure.errorCode)
    return false
  }

  /// Asks the user: the handler gets false and ``LAError/Code/biometryNotAvailable`` or
  /// ``LAError/Code/passcodeNotSet``.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let failure = failure(of: policy)
    DispatchQueue.global().async { reply(false, failure) }
  }

  /// Asks the user.
  ///
  /// - Throws: Always ``LAError/Code/biometryNotAvailable`` or ``LAError/Code/passcodeNotSet``.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw failure(of: policy)
  }

  /// Ends the context: every later request fails with ``LAError/Code/invalidContext``.
  open func invalidate() { isInvalid = true }

  /// Sets what is given instead of asking, and returns whether it can be; nil removes it.
  @discardableResult open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    guard type == .applicationPassword else { return false }
    applicationPassword = credential
    return true
  }

  /// Returns whether something was set that is given instead of asking.
  open func isCredentialSet(_ type: LACredentialType) -> Bool {
    type == .applicationPassword && applicationPassword != nil
  }

  private func failure(of policy: LAPolicy) -> LAError {
    reportUnavailable("LAContext", answer: "there is neither Face ID nor a passcode")
    if isInvalid { return LAError(.invalidContext) }
    return switch policy {
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
    case .deviceOwnerAuthenticationWithBiometricsOrCompanion: LAError(.biometryNotAvailable)
    case .deviceOwnerAuthenticationWithCompanion: LAError(.companionNotAvailable)
    case .deviceOwnerAuthenticationWithWristDetection: LAError(.companionNotAvailable)
    }
  }
}
