// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// A player of Game Center.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// The size of a photo.
  public enum PhotoSize: Int, Sendable {
    /// A small picture, as for a list.
    case small
    /// A picture of the size that screens use.
    case normal
  }

  /// The number of the player in this game; empty here.
  open var gamePlayerID: String { "" }
  /// The number of the player in all games of the team; empty here.
  open var teamPlayerID: String { "" }
  /// The name to show; empty here.
  open var displayName: String { "" }
  /// The name that the player chose; empty here.
  open var alias: String { "" }
  /// Whether the player is a guest; false here.
  open var isGuest: Bool { false }

  /// Loads no photo: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError.signedOut()) }
  /// Loads no photo.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.signedOut() }
}

extension GKError {
  static func signedOut() -> GKError {
    reportUnavailable("GKLocalPlayer", answer: "nobody is signed in")
    return GKError(.notAuthenticated)
  }
}

/// The player of the device, who is not signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let shared = GKLocalPlayer()

  /// The player of the device.
  open class var local: GKLocalPlayer { shared }

  /// Whether the player is signed in; false here.
  open var isAuthenticated: Bool { false }
  /// Whether the player is a child; false here.
  open var isUnderage: Bool { false }
  /// Whether games with others are not allowed; false here.
  open var isMultiplayerGamingRestricted: Bool { false }

  /// What is called when the player signed in or did not, with a screen to sign in.
  ///
  /// It is called at once without a screen and with ``GKError/Code/notAuthenticated``.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError.signedOut()) }
  }

  /// Finds no friends: the handler is called at once with ``GKError/Code/notAuthenticated``.
  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError.signedOut())
  }
  /// Finds no friends.
  ///
  /// - Throws: Always ``GKError/Code/notAuthenticated``.
  open func loadFriends() async throws -> [GKPlayer] { throw GKError.signedOut() }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
  /// The name of the notification that the player signed in or out; never posted here.
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}
