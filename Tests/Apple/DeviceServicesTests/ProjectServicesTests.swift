// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreLocation
import Foundation
import Security
import SwiftData
import Testing

@testable import AppleFoundation

@Suite("Services that whole projects import")
struct ProjectServicesTests {
  @Test("places are not found, and the error has a code that can be caught")
  func places() async {
    do {
      _ = try await CLGeocoder().geocodeAddressString("Tokyo")
      Issue.record("no error")
    } catch CLError.network {
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("a keychain is empty at first, and keeps what is put into it")
  func keychain() {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
      kSecAttrAccount as String: "tea",
    ]
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
    var item = query
    item[kSecValueData as String] = Data("secret".utf8)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    let changed = [kSecValueData as String: Data("tea".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, changed as CFDictionary) == errSecSuccess)
    var asked = query
    asked[kSecReturnData as String] = kCFBooleanTrue
    asked[kSecMatchLimit as String] = kSecMatchLimitOne
    #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("tea".utf8))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
  }

  @Test("values of iCloud are those that the program sets")
  func values() {
    let store = NSUbiquitousKeyValueStore()
    #expect(store.string(forKey: "a") == nil)
    store.set("b", forKey: "a")
    store.set(3, forKey: "n")
    #expect(store.string(forKey: "a") == "b")
    #expect(store.longLong(forKey: "n") == 3)
    store.removeObject(forKey: "a")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["n"])
  }

  @Test("a code of a network error has any number")
  func codes() {
    #expect(URLError(URLError.Code(rawValue: -1001)).code == .timedOut)
    #expect(URLError(URLError.Code(rawValue: 404)).code == .unknown)
  }

  @Test("a configuration without arguments is one configuration")
  func configurations() {
    let configuration: ModelConfiguration = .init()
    #expect(configuration == ModelConfiguration(isStoredInMemoryOnly: false))
  }
}
