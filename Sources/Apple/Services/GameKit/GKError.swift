// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure of Game Center.
public struct GKError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 1
    /// The user canceled the request.
    case cancelled = 2
    /// There is no network.
    case communicationsFailure = 3
    /// The user said no.
    case userDenied = 4
    /// The password is wrong.
    case invalidCredentials = 5
    /// Nobody is signed in.
    case notAuthenticated = 6
    /// Somebody is signing in.
    case authenticationInProgress = 7
    /// There is no such player.
    case invalidPlayer = 8
    /// There is no score.
    case scoreNotSet = 9
    /// The parents do not allow it.
    case parentalControlsBlocked = 10

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? GKError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "GKErrorDomain" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The user canceled the request.
  public static var cancelled: Code { .cancelled }
  /// There is no network.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The user said no.
  public static var userDenied: Code { .userDenied }
  /// The password is wrong.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// Nobody is signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// Somebody is signing in.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// There is no such player.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// There is no score.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// The parents do not allow it.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
}
