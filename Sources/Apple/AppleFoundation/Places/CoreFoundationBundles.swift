// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Keys of a bundle's facts, preferences and identifiers in Core Foundation.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString = "CFBundleName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a bundle's version.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the name of a bundle's program.
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the language that a bundle is written in.
public let kCFBundleDevelopmentRegionKey: CFString = "CFBundleDevelopmentRegion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the languages of a bundle.
public let kCFBundleLocalizationsKey: CFString = "CFBundleLocalizations"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the version of a bundle's facts.
public let kCFBundleInfoDictionaryVersionKey: CFString = "CFBundleInfoDictionaryVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The place of what was not found.
public let kCFNotFound: CFIndex = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The preferences of this app.
public let kCFPreferencesCurrentApplication: CFString = "kCFPreferencesCurrentApplication"

private func preferences(of app: CFString) -> UserDefaults? {
  app == kCFPreferencesCurrentApplication || app == Bundle.main.bundleIdentifier
    ? .standard : UserDefaults(suiteName: app)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a value of an app's preferences; nil if there is none.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> Any? {
  preferences(of: applicationID)?.object(forKey: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a value of an app's preferences; nil removes it.
public func CFPreferencesSetAppValue(
  _ key: CFString, _ value: Any?, _ applicationID: CFString
) { preferences(of: applicationID)?.set(value, forKey: key) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves an app's preferences.
///
/// - Returns: Whether they are saved.
@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  preferences(of: applicationID)?.synchronize() ?? false
}

/// A new identifier, by its Core Foundation name.
public typealias CFUUID = NSUUID

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the letters and digits of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID?) -> CFString! {
  uuid?.uuidString
}
