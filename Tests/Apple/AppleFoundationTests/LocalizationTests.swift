// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing
import WidgetViews

@Suite("What Foundation has on Apple's systems only", .serialized)
struct LocalizationTests {
  @Test("texts are looked up in the program's tables")
  func lookup() {
    var strings = LocalizedStrings()
    strings.add(["Bread": "Brot", "%lld loaves": "%lld Brote", "KEY": "Wert"], language: "de")
    ProgramResources.current.strings = strings
    ProgramResources.current.locale = "de_DE"
    defer { ProgramResources.current = ProgramResources() }
    let count = 3
    #expect(String(localized: "Bread") == "Brot")
    #expect(String(localized: "\(count) loaves") == "3 Brote")
    #expect(String(localized: "Bread", locale: Locale(identifier: "fr")) == "Bread")
    #expect(String(localized: LocalizedStringResource("KEY", defaultValue: "value")) == "Wert")
    #expect(String(localized: "OTHER", defaultValue: "\(count) values") == "3 values")
    let resource: LocalizedStringResource = "\(count) loaves"
    #expect(resource.key == "%lld loaves")
    #expect(String(localized: resource) == "3 Brote")
  }

  @Test("a call of Foundation's older function finds the program's tables, too")
  func olderFunction() {
    var strings = LocalizedStrings()
    strings.add(["Bread": "Brot", "%@ left": "noch %@"], language: "de")
    strings.add(["Milk": "Milch"], language: "de", table: "Shop")
    ProgramResources.current.strings = strings
    ProgramResources.current.locale = "de_DE"
    defer { ProgramResources.current = ProgramResources() }
    #expect(NSLocalizedString("Bread", comment: "") == "Brot")
    #expect(NSLocalizedString("Butter", comment: "") == "Butter")
    #expect(NSLocalizedString("Milk", tableName: "Shop", comment: "") == "Milch")
    #expect(NSLocalizedString("Bread", bundle: .main, comment: "") == "Brot")
    #expect(NSLocalizedString("Butter", value: "butter", comment: "") == "butter")
    #expect(NSLocalizedString("%@ left", comment: "") == "noch %@")
    #expect(NSLocalizedString("Milk", tableName: "Shop", bundle: .main, comment: "") == "Milch")
  }

  @Test("how far a moment is away is written in words")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date()
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now)
        == "in 2 hours")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["a", "b", 3]) == "a, b, and 3")
  }

  @Test("a group's folder is in the one that the program was given")
  func groups() throws {
    let manager = FileManager.default
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == nil)
    let folder = manager.temporaryDirectory.appendingPathComponent("AppGroups-\(UUID())")
    ProgramResources.current.appGroups = folder
    defer {
      ProgramResources.current = ProgramResources()
      try? manager.removeItem(at: folder)
    }
    let container = try #require(
      manager.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
    #expect(container.path == folder.appendingPathComponent("group.a").path)
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
  }

  @Test("nothing satisfies a predicate of a text, as it is not read")
  func predicate() {
    #expect(!NSPredicate(format: "name == %@", "Bread").evaluate(with: nil))
    #expect(NSPredicate { _, _ in true }.evaluate(with: nil))
  }
}
