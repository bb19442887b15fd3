// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreData
import CoreLocation
import CoreText
import FamilyControls
import Foundation
import GameplayKit
import MobileCoreServices
import SafariServices
import Security
import SwiftData
import Testing
import WeatherKit

@testable import AppleFoundation

@Suite("Services that whole projects import")
struct ProjectServicesTests {
  @Test("the weather is refused, and its conditions have names")
  func weather() async {
    let here = CLLocation()
    #expect(here.coordinate.latitude == 0)
    await #expect(throws: WeatherError.permissionDenied) {
      _ = try await WeatherService.shared.weather(for: here)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      let (hours, days) = try await WeatherService.shared.weather(
        for: here, including: .hourly, .daily)
      _ = (hours.first?.temperature, days.first?.highTemperature)
    }
    #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
  }

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

  @Test("nobody chose an app for Screen Time, and asking is refused")
  func screenTime() async throws {
    let selection = FamilyActivitySelection()
    let saved = try JSONEncoder().encode(selection)
    #expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: saved) == selection)
    #expect(selection.applicationTokens.isEmpty)
    await #expect(throws: FamilyControlsError.authorizationCanceled) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
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

  @Test("random numbers, names of types and fonts of the bundle are there")
  func others() throws {
    #expect((0..<6).contains(GKRandomSource.sharedRandom().nextInt(upperBound: 6)))
    #expect(kUTTypePNG == "public.png")
    let missing = URL(filePath: "/nowhere/A.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, nil))
    let page = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
    #expect(!page.configuration.entersReaderIfAvailable)
    let context = NSPersistentContainer(name: "M").viewContext
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    context.delete(NSManagedObject(context: context))
    #expect(!context.hasChanges)
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.planted, ascending: false)]
    request.predicate = NSPredicate(format: "bed = %@", Plant())
    #expect(try context.fetch(request).isEmpty)
  }
}

/// A class as it is generated of a model.
private final class Plant: NSManagedObject, @unchecked Sendable {
  var planted: Date?
}
