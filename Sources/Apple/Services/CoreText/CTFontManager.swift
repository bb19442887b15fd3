// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
@_spi(Services) public import CoreGraphics
public import Foundation
public import UIKit
import WidgetViews

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
/// Registers the font in a file, so that it is found by its name.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Where it can be used; this program in each case.
///   - error: Is set to why the font is not registered.
/// - Returns: Whether the font is registered, also if it was before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let reason = registerFont(at: fontURL) else { return true }
  error?.pointee = .passRetained(
    CFError(domain: kCTFontManagerErrorDomain, code: reason.rawValue))
  return false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts in some files, so that they are found by their names.
///
/// The handler is called once, with an error for each that is not registered.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let reasons = fontURLs.compactMap { $0 as? URL }.compactMap(registerFont)
  let errors = reasons.map { CFError(domain: kCTFontManagerErrorDomain, code: $0.rawValue) }
  _ = registrationHandler?(errors, true)
}

/// Registers a font; returns why it is not, nil if it is.
private func registerFont(at url: URL) -> CTFontManagerError? {
  guard let data = try? Data(contentsOf: url) else { return .fileNotFound }
  guard let font = try? WidgetFont([UInt8](data)) else { return .unrecognizedFormat }
  register(font, path: url.path)
  return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers a font, so that it is found by its name.
///
/// - Parameters:
///   - font: The font.
///   - error: Is set to why the font is not registered.
/// - Returns: Whether the font is registered, also if it was before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = font.data else { return true }
  guard let path = font.path ?? file(of: data, font.font) else {
    error?.pointee = .passRetained(
      CFError(
        domain: kCTFontManagerErrorDomain,
        code: CTFontManagerError.insufficientPermissions.rawValue))
    return false
  }
  register(font.font, path: path)
  return true
}

/// Writes a font of a program's own bytes to a file, from which texts are drawn; nil if that is not possible.
private func file(of data: Data, _ font: WidgetFont) -> String? {
  let name = font.postScriptName.filter { $0.isLetter || $0.isNumber || $0 == "-" }
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).ttf")
  return (try? data.write(to: url)).map { url.path }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes nothing back: the font stays registered, which is not said to have failed.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the font in a file, and registers it, as texts are drawn in registered fonts only; nil if there is none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let provider = CGDataProvider(url: fileURL), let font = CGFont(provider) else {
    return nil
  }
  CTFontManagerRegisterGraphicsFont(font, nil)
  return [CTFontDescriptor(name: font.font.postScriptName, size: 0)]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the font in some bytes, and registers it, as texts are drawn in registered fonts only; nil if there is none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else { return nil }
  CTFontManagerRegisterGraphicsFont(font, nil)
  return CTFontDescriptor(name: font.font.postScriptName, size: 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the families of the program's own fonts, as those of the system are not read here.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes nothing back: the font stays registered.
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

/// Why a font is not registered; here a file that is not there, or that is no font.
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
