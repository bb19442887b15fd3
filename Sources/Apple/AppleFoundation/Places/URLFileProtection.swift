// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// When the content of a file can be read; a device encrypts it, and nothing is encrypted here.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  /// The name of the protection on Apple's systems.
  public let rawValue: String
  /// Creates a protection of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The file can always be read.
  public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
  /// It can be read while the device is unlocked.
  public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
  /// It can be read while the device is unlocked, and as long as it was opened then.
  public static let completeUnlessOpen = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  /// It can be read once the device was unlocked after its start.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
  /// It can be read while the device is unlocked, and for a while after that.
  public static let completeWhenUserInactive = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}

extension URLResourceKey {
  /// When the content of the file can be read.
  public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}

extension URLResourceValues {
  /// When the content of the file can be read; nil, as no file is encrypted here.
  public var fileProtection: URLFileProtection? { nil }
}
