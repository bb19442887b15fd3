// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether the app may use the music library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user said no.
  case denied = 1
  /// The device forbids it, and the user cannot change that.
  case restricted = 2
  /// The user said yes.
  case authorized = 3
}

/// The music library, which answers as on a device whose user denied access.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let shared = MPMediaLibrary()

  override init() {}

  /// Returns the library of the user, which is empty here.
  open class func `default`() -> MPMediaLibrary { shared }
  /// Returns the app's authorization: always denied here.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  /// Asks for access to the library: the user is not asked, and the handler gets denied.
  @preconcurrency open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    reportNoLibrary()
    DispatchQueue.global().async { completionHandler(.denied) }
  }

  /// Asks for access to the library: the user is not asked, and the answer is denied.
  @discardableResult open class func requestAuthorization() async
    -> MPMediaLibraryAuthorizationStatus
  {
    reportNoLibrary()
    return .denied
  }

  /// When the library was last changed: long ago here.
  open var lastModifiedDate: Date { .distantPast }
  /// Starts to post changes, of which there are none.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Does nothing, as no changes are posted.
  open func endGeneratingLibraryChangeNotifications() {}
}

func reportNoLibrary() {
  reportUnavailable("MPMediaLibrary", answer: "the user said no, and there is no music")
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the library changes; never posted here.
  public static let MPMediaLibraryDidChange = Notification.Name(
    "MPMediaLibraryDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a player starts or stops; never posted here.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a player plays another item; never posted here.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the volume changes; never posted here.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
}
