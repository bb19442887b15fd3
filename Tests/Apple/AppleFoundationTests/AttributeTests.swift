// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing
import WidgetViews

private enum ColorAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  enum Value: String, Codable { case plain, colorful }
  static let name = "color"
}

extension AttributeScopes {
  fileprivate struct ShopAttributes: AttributeScope {
    let color: ColorAttribute
    let foundation: FoundationAttributes
  }

  fileprivate var shop: ShopAttributes.Type { ShopAttributes.self }
}

extension AttributeDynamicLookup {
  fileprivate subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.ShopAttributes, Key>
  ) -> Key { self[Key.self] }
}

@Suite("Attributes of texts, and the texts as objects and in files", .serialized)
struct AttributeTests {
  private func colorful(_ markdown: String) throws -> AttributedString {
    try AttributedString(
      markdown: markdown, including: \.shop,
      options: .init(allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly))
  }

  @Test("Markdown has attributes of a program's own scope")
  func scopes() throws {
    let text = try colorful("a ^[**b** c](color: 'colorful', inflect: true) ^[d](color: 'no')")
    let runs = text.runs.map { (String(text[$0.range].characters), $0.color, $0.inflect) }
    #expect(runs.map(\.0) == ["a ", "b", " c", " d"])
    #expect(runs.map(\.1) == [nil, .colorful, .colorful, nil])
    #expect(runs.map(\.2) == [nil, .automatic, .automatic, nil])
    #expect(text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
  }

  @Test("a text is an object with the attributes of a scope, and back")
  func objects() throws {
    let text = try colorful("a ^[**b** c](color: 'colorful') [d](https://example.com)")
    let object = try NSAttributedString(text, including: \.shop)
    #expect(object.string == "a b c d")
    #expect(
      object.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? Int == 2)
    #expect(try AttributedString(object, including: AttributeScopes.ShopAttributes.self) == text)
    let link = AttributedString(NSAttributedString(text)).runs.compactMap(\.link)
    #expect(link.map(\.absoluteString) == ["https://example.com"])
    #expect(AttributeContainer([.languageIdentifier: "de"]).languageIdentifier == "de")
    #expect(
      [NSAttributedString.Key: Any](AttributeContainer.languageIdentifier("de"))[
        .languageIdentifier] as? String == "de")
  }

  @Test("a text is written with Foundation's attributes, and a plain one as a string")
  func coding() throws {
    let plain = try JSONEncoder().encode(["a": AttributedString("b")])
    #expect(String(decoding: plain, as: UTF8.self) == #"{"a":"b"}"#)
    let text = try AttributedString(markdown: "a **b** [c](https://example.com)")
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(AttributedString.self, from: data) == text)
  }

  @Test(
    "a localized text has Markdown as an attributed one alone, and no value is read as Markdown")
  func localized() {
    var strings = LocalizedStrings()
    strings.add(["Buy **%@**": "**%@** kaufen", "KEY": "*Wert*"], language: "de")
    ProgramResources.current.strings = strings
    ProgramResources.current.locale = "de_DE"
    defer { ProgramResources.current = ProgramResources() }
    let name = "*a_b*"
    #expect(String(localized: "Buy **\(name)**") == "***a_b*** kaufen")
    #expect(NSLocalizedString("KEY", comment: "") == "*Wert*")
    let text = AttributedString(localized: "Buy **\(name)**")
    let runs = text.runs.map {
      (String(text[$0.range].characters), $0.inlinePresentationIntent)
    }
    #expect(runs.map(\.0) == ["*a_b*", " kaufen"])
    #expect(runs.map(\.1) == [.stronglyEmphasized, nil])
    let other = AttributedString(localized: "KEY", defaultValue: "\(name)")
    #expect(String(other.characters) == "Wert")
    #expect(other.runs.compactMap(\.inlinePresentationIntent) == [.emphasized])
    var options = String.LocalizationOptions()
    options.replacements = [3]
    #expect(String(localized: "\(placeholder: .int) left", options: options) == "3 left")
  }

  @Test("parts of a text are counted as objects count them")
  func ranges() throws {
    let text = AttributedString("a🇩🇪bc")
    let range = try #require(text.range(of: "b"))
    #expect(NSRange(range, in: text) == NSRange(location: 5, length: 1))
    #expect(Range(NSRange(location: 5, length: 1), in: text) == range)
    #expect(Range<AttributedString.Index>(NSRange(location: 2, length: 1), in: text) == nil)
  }
}
