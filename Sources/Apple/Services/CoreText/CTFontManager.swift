// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// Where a registered font can be used.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is registered nowhere.
  case none = 0
  /// The font is registered for this program.
  case process = 1
  /// In all programs of the user, for good.
  case persistent = 2
  /// In all programs of the user, until the user logs out.
  case session = 3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers nothing: the fonts of the bundle are found by their names already.
///
/// - Returns: Whether the file is there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FileManager.default.fileExists(atPath: fontURL.path)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers nothing, as the fonts of the bundle are found by their names already: the handler is called once, without errors.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  _ = registrationHandler?([], true)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes nothing back: the fonts of the bundle stay.
///
/// - Returns: Whether the file is there.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FileManager.default.fileExists(atPath: fontURL.path)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors about registering fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font is not registered; none of these happens here.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  /// The file is not there.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// What is in the file is no font.
  case unrecognizedFormat = 103
  /// The font has what cannot be used.
  case invalidFontData = 104
  /// The font is registered.
  case alreadyRegistered = 105
  /// The system does not let it be registered.
  case exceededResourceLimit = 106
  /// It is not registered, and cannot be taken back.
  case notRegistered = 201
  /// It is used, and stays registered until it is not.
  case inUse = 202
  /// The system needs it.
  case systemRequired = 203
  /// Another font has its name.
  case duplicatedName = 305
}
