// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation

/// The permission to use Apple Music, which the user denied.
public struct MusicAuthorization: Hashable, Sendable {
  /// Whether the app may use Apple Music.
  public enum Status: String, Hashable, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The user said no, which is always the answer here.
    case denied
    /// The device forbids it, and the user cannot change that.
    case restricted
    /// The user said yes.
    case authorized
  }

  /// Whether the app may use Apple Music: always denied here.
  public static var currentStatus: Status { .denied }

  /// Asks the user: the user is not asked, and the answer is denied.
  @discardableResult public static func request() async -> Status {
    reportNoMusic()
    return .denied
  }
}

func reportNoMusic() {
  reportUnavailable("MusicKit", answer: "the user said no, and there is no music")
}

func musicDenied() -> MusicTokenRequestError {
  reportNoMusic()
  return .permissionDenied
}
