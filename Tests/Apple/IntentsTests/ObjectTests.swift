// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import Testing

@Suite("Objects")
struct ObjectTests {
  @Test("objects with one identifier are equal, whatever they are called")
  func equality() {
    let first = INObject(identifier: "1", display: "One")
    #expect(first == INObject(identifier: "1", display: "Uno"))
    #expect(first.hash == INObject(identifier: "1", display: "Uno").hash)
    #expect(first != INObject(identifier: "2", display: "One"))
    #expect(INObject(identifier: nil, display: "a") == INObject(identifier: nil, display: "a"))
    #expect(INObject(identifier: nil, display: "a") != INObject(identifier: nil, display: "b"))
  }

  @Test("a copy has everything that the object has")
  func copies() throws {
    let object = INObject(
      identifier: "1", display: "One", subtitle: "first", image: .systemImageNamed("1.circle"))
    object.setAlternativeSpeakableMatches([INSpeakableString(spokenPhrase: "Uno")])
    let copy = try #require(object.copy() as? INObject)
    #expect(copy.subtitleString == "first")
    #expect(copy.displayImage == .systemImageNamed("1.circle"))
    #expect(copy.alternativeSpeakableMatches?.map(\.spokenPhrase) == ["Uno"])
  }

  @Test("a collection has its items in sections, and all of them in order")
  func collections() {
    let items = ["a", "b", "c"].map { INObject(identifier: $0, display: $0) }
    let collection = INObjectCollection(sections: [
      INObjectSection(title: "First", items: [items[0]]),
      INObjectSection(title: nil, items: [items[1], items[2]]),
    ])
    #expect(collection.allItems == items)
    #expect(INObjectCollection(items: items).sections.map(\.title) == [nil])
    #expect(INObjectCollection(items: ["x", "y"] as [NSString]).allItems == ["x", "y"])
  }

  @Test("an amount, a person and a file are equal to others with the same values")
  func values() {
    func amount(_ text: String) -> INCurrencyAmount {
      INCurrencyAmount(amount: NSDecimalNumber(string: text), currencyCode: "EUR")
    }
    #expect(amount("1.50") == amount("1.5"))
    #expect(amount("1.50") != amount("1.51"))
    func file(_ bytes: [UInt8]) -> INFile {
      INFile(data: Data(bytes), filename: "a", typeIdentifier: nil)
    }
    #expect(file([1]) == file([1]))
    #expect(file([1]) != file([2]))
    #expect(file([1]).data == Data([1]))
  }

  @Test("a person without a name is called by the handle")
  func people() {
    let handle = INPersonHandle(value: "a@example.com", type: .emailAddress)
    let person = INPerson(
      personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: nil)
    #expect(person.displayName == "a@example.com")
  }

  @Test("distances are measured on a sphere")
  func distances() {
    let tokyo = CLLocation(latitude: 35.6812, longitude: 139.7671)
    let osaka = CLLocation(latitude: 34.7025, longitude: 135.4959)
    #expect(abs(tokyo.distance(from: osaka) - 403_000) < 2_000)
  }
}
