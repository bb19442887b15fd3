// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation

/// An item of the keychain: its data, and attributes by their names.
///
/// The attributes are texts, numbers, dates and access controls, none of which changes.
struct KeychainItem: @unchecked Sendable {
  /// The attributes as they were given, but for data.
  private var originals: [String: Any] = [:]
  /// The same attributes as texts, by which they are compared.
  private var texts: [String: String] = [:]
  private var blobs: [String: Data] = [:]
  private var isSynchronizable = false

  /// The attributes that tell items of a class apart; those of other classes are told apart by all that keys and certificates have.
  private static let identifying = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
      kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ],
  ]
  private static let identifyingOthers = [
    kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrKeyClass,
    kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeySizeInBits,
    kSecAttrEffectiveKeySize,
  ]

  init(_ attributes: CFDictionary) { change(attributes) }

  mutating func change(_ attributes: CFDictionary) {
    for (key, value) in attributes {
      guard let key = key.base as? String, !Self.isAboutSearch(key) else { continue }
      if key == kSecAttrSynchronizable {
        isSynchronizable = Self.isTrue(value)
      } else if let data = value as? Data {
        blobs[key] = data
        (originals[key], texts[key]) = (nil, nil)
      } else {
        originals[key] = value
        texts[key] = (value as? NSNumber)?.stringValue ?? "\(value)"
        blobs[key] = nil
      }
    }
  }

  /// Whether the keychain keeps only one of both.
  func isSame(as other: KeychainItem) -> Bool {
    let attributes = Self.identifying[texts[kSecClass] ?? ""] ?? Self.identifyingOthers
    return isSynchronizable == other.isSynchronizable
      && ([kSecClass, kSecAttrAccessGroup] + attributes).allSatisfy {
        texts[$0] == other.texts[$0] && blobs[$0] == other.blobs[$0]
      }
  }

  /// Whether it has all attributes of a query.
  func matches(_ query: CFDictionary) -> Bool {
    let wanted = KeychainItem(query)
    let ignoresCase = Self.isTrue(query[kSecMatchCaseInsensitive])
    let isAnySynchronizable = query[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny
    return (isAnySynchronizable || wanted.isSynchronizable == isSynchronizable)
      && wanted.texts.allSatisfy { key, text in
        texts[key] == text || ignoresCase && texts[key]?.lowercased() == text.lowercased()
      } && wanted.blobs.allSatisfy { $0.key == kSecValueData || blobs[$0.key] == $0.value }
  }

  /// What a query asks for: data, or attributes with the data.
  func answer(to query: CFDictionary) -> CFTypeRef? {
    let wantsData = Self.isTrue(query[kSecReturnData])
    guard Self.isTrue(query[kSecReturnAttributes]) else {
      return wantsData ? blobs[kSecValueData].map { $0 as NSData } : nil
    }
    var answer = originals
    answer[kSecAttrSynchronizable] = isSynchronizable
    for (key, value) in blobs where key != kSecValueData || wantsData { answer[key] = value }
    return answer as NSDictionary
  }

  /// Whether a key is none of an item's but says how it is searched (`kSecMatch…`, `kSecUse…`) and what is returned (`kSecReturn…`).
  private static func isAboutSearch(_ key: String) -> Bool {
    key.hasPrefix("m_") || key.hasPrefix("u_") || key.hasPrefix("r_")
      || key == kSecUseDataProtectionKeychain
  }

  private static func isTrue(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? false }
}
