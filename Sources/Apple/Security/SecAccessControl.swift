// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// Who may read an item, which is not asked here.
public final class SecAccessControl: _CFObject, Sendable {
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }
}

/// What is asked of who reads an item.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: CFOptionFlags
  /// Creates a set from its bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// The user is there.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A finger or a face that is known.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The former name of ``biometryAny``.
  public static let touchIDAny = biometryAny
  /// A finger or a face of those that are known now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The former name of ``biometryCurrentSet``.
  public static let touchIDCurrentSet = biometryCurrentSet
  /// The user enters the passcode of the device.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// The user confirms with a paired watch nearby.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// One of the conditions in the set is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the conditions in the set have to be met.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key that is used and not read.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns who may read an item; never nil here.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  SecAccessControl(protection: "\(protection)", flags: flags)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns who may read an item; never nil here.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection: protection, flags: flags) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shares a password with a site, and fails at once, as no site trusts the program.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(refused) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Asks for passwords that sites share, and fails at once, as no site trusts the program.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, refused) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a password of random letters and digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let parts = (0..<4).map { _ in String((0..<3).map { _ in letters.randomElement() ?? "x" }) }
  return parts.joined(separator: "-")
}

private var refused: CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecAuthFailed)) }
