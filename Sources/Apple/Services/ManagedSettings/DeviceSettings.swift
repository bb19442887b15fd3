// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What an app may restrict of a device; nothing is restricted here.

/// The restrictions of the date.
public struct DateAndTimeSettings: Sendable {
  /// Whether the date is set by itself; nil leaves it to others.
  public var requireAutomaticDateAndTime: Bool?
}

/// The restrictions of media.
public struct MediaSettings: Sendable {
  /// Whether media with explicit words are refused; nil leaves it to others.
  public var denyExplicitContent: Bool?
  /// Whether the music service is refused; nil leaves it to others.
  public var denyMusicService: Bool?
  /// Whether erotic books are refused; nil leaves it to others.
  public var denyBookstoreErotica: Bool?
  /// The highest rating of movies; nil leaves it to others.
  public var maximumMovieRating: Int?
  /// The highest rating of shows; nil leaves it to others.
  public var maximumTVShowRating: Int?
}

/// The restrictions of the App Store.
public struct AppStoreSettings: Sendable {
  /// Whether purchases in apps are refused; nil leaves it to others.
  public var denyInAppPurchases: Bool?
  /// Whether each purchase needs the password; nil leaves it to others.
  public var requirePasswordForPurchases: Bool?
  /// The highest rating of apps; nil leaves it to others.
  public var maximumRating: Int?
}

/// The restrictions of Game Center.
public struct GameCenterSettings: Sendable {
  /// Whether games with others are refused; nil leaves it to others.
  public var denyMultiplayerGaming: Bool?
  /// Whether new friends are refused; nil leaves it to others.
  public var denyAddingFriends: Bool?
}

/// The restrictions of accounts.
public struct AccountSettings: Sendable {
  /// Whether accounts stay as they are; nil leaves it to others.
  public var lockAccounts: Bool?
}

/// The restrictions of passcodes.
public struct PasscodeSettings: Sendable {
  /// Whether the passcode stays as it is; nil leaves it to others.
  public var lockPasscode: Bool?
}

/// The restrictions of Siri.
public struct SiriSettings: Sendable {
  /// Whether Siri is refused; nil leaves it to others.
  public var denySiri: Bool?
}
