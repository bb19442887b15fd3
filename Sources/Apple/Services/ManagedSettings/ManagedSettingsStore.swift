// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import Foundation

/// The restrictions that an app sets, which restrict nothing here.
public final class ManagedSettingsStore: @unchecked Sendable {
  /// The name of a store.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The store of an app that names none.
    public static let `default` = Name("default")
  }

  /// The apps and web domains that are covered.
  public var shield = ShieldSettings() {
    didSet { reportUnavailable("ManagedSettingsStore", answer: "nothing is restricted") }
  }

  /// The restrictions of the web.
  public var webContent = WebContentSettings()

  /// The restrictions of apps.
  public var application = ApplicationSettings()

  /// The restrictions of the date.
  public var dateAndTime = DateAndTimeSettings()

  /// The restrictions of media.
  public var media = MediaSettings()

  /// The restrictions of the App Store.
  public var appStore = AppStoreSettings()

  /// The restrictions of Game Center.
  public var gameCenter = GameCenterSettings()

  /// The restrictions of accounts.
  public var account = AccountSettings()

  /// The restrictions of passcodes.
  public var passcode = PasscodeSettings()

  /// The restrictions of Siri.
  public var siri = SiriSettings()

  /// Creates a store without restrictions.
  public init(named name: Name = .default) {}

  /// Removes all restrictions of this store, and none of others.
  public func clearAllSettings() {
    shield = ShieldSettings()
    webContent = WebContentSettings()
    application = ApplicationSettings()
    dateAndTime = DateAndTimeSettings()
    media = MediaSettings()
    appStore = AppStoreSettings()
    gameCenter = GameCenterSettings()
    account = AccountSettings()
    passcode = PasscodeSettings()
    siri = SiriSettings()
  }
}

/// The apps and web domains that are covered.
public struct ShieldSettings: Sendable {
  /// The categories of apps or web domains that are covered by a shield.
  public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
    /// All, except for some.
    case all(except: Set<Token<Activity>> = [])
    /// Some categories, except for some of their members.
    case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }

  /// The covered apps; nil for none.
  public var applications: Set<ApplicationToken>?
  /// The covered categories of apps; nil for none.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// The covered web domains; nil for none.
  public var webDomains: Set<WebDomainToken>?
  /// The covered categories of web domains; nil for none.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// The restrictions of the web.
public struct WebContentSettings: Sendable {
  /// The pages that are filtered.
  public enum FilterPolicy: Hashable, Sendable {
    /// No page is refused.
    case none
    /// Pages for adults and some others, except for some.
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    /// The named pages are refused.
    case specific(_ domains: Set<WebDomain>)
    /// All pages, except for some.
    case all(except: Set<WebDomain>)
  }

  /// The filtered pages; nil for no filter.
  public var blockedByFilter: FilterPolicy?
}

/// The restrictions of apps.
public struct ApplicationSettings: Sendable {
  /// The apps that cannot be opened; nil for none.
  public var blockedApplications: Set<Application>?
  /// Whether apps can not be removed; nil if it is not set.
  public var denyAppRemoval: Bool?
  /// Whether apps can not be installed; nil if it is not set.
  public var denyAppInstallation: Bool?
}
