// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of a request to Apple Music.
public enum MusicTokenRequestError: Error, Hashable, Sendable, LocalizedError {
  /// The reason is not known.
  case unknown
  /// The app could not show who it is.
  case developerTokenRequestFailed
  /// The user said no; every request here fails with it.
  case permissionDenied
  /// The user has to read the new privacy policy.
  case privacyAcknowledgementRequired
  /// No one is signed in.
  case userNotSignedIn
  /// The user could not be identified.
  case userTokenRequestFailed
  /// The user is no longer identified.
  case userTokenRevoked

  /// The explanation of the error, in English.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app is not permitted to use Apple Music."
    case .userNotSignedIn: "No one is signed in to Apple Music."
    case .privacyAcknowledgementRequired: "The privacy policy of Apple Music was not read."
    case .unknown, .developerTokenRequestFailed, .userTokenRequestFailed, .userTokenRevoked:
      "The request to Apple Music failed."
    }
  }
}
