// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct ContactSheetTests {
  private func entries(locales: [String] = ["ja", "en"]) -> [ContactSheet.Entry] {
    var entries: [ContactSheet.Entry] = []
    for locale in locales {
      for device in ["320x568", "390x844"].compactMap(WidgetDevice.named) {
        for appearance in ColorScheme.allCases {
          for (typeSize, fontSize) in [("large", 13.0), ("accessibility3", 34.0)] {
            var widget = SampleWidget()
            widget.size = device.size(of: .systemMedium) ?? widget.size
            widget.colorScheme = appearance
            widget.fontSize = fontSize
            if locale == "en" { widget.titles = ["Enter", "Scan a receipt", "Payments", "Budget"] }
            let list = widget.list
            let problems = list.items.compactMap { item -> String? in
              guard case .text(let text) = item, text.isTruncated else { return nil }
              return "the title '\(text.string)' does not fit"
            }
            entries.append(
              ContactSheet.Entry(
                list: list, locale: locale, device: device, appearance: appearance,
                typeSize: typeSize, problems: problems))
          }
        }
      }
    }
    return entries
  }

  private func page(_ entries: [ContactSheet.Entry], title: String = "Quick actions") -> String {
    ContactSheet(
      title: title, entries: entries, localeNames: ["ja": "日本語", "en": "English"]
    ).page()
  }

  @Test("a page is written as it was recorded")
  func recorded() throws {
    let snapshot = Snapshot("Tests/WidgetRenderingTests/Goldens/contact-sheet.html")
    #expect(try snapshot.mismatch(with: page(entries())) == nil)
  }

  @Test("the same widgets give the same bytes")
  func stable() {
    #expect(page(entries()) == page(entries()))
  }

  @Test("the hash is that of the standard's examples")
  func hash() {
    func hex(_ text: String) -> String {
      SecureHash.sha256(of: Array(text.utf8)).map { byte in
        String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }.joined()
    }
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test("the page's policy allows its own style sheet, pictures in the page, and nothing else")
  func policy() throws {
    let text = page(entries())
    let css = try #require(text.firstMatch(of: /(?s)<style>(.*?)<\/style>/)?.1)
    var hash = MarkupWriter()
    hash.base64(SecureHash.sha256(of: Array(css.utf8)))
    let policy = try #require(
      text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(
      policy == """
        default-src 'none'; img-src data:; style-src 'sha256-\(hash.string)'; base-uri 'none'; \
        form-action 'none'
        """)
    // The policy would forbid them, so that what they say would be lost.
    #expect(!text.contains("<script") && !text.contains(" style=\"") && !text.contains("<style "))
    #expect(text.matches(of: /<style>/).count == 1)
    #expect(!text.contains("url(http") && !text.contains("@import") && !text.contains(" src="))
  }

  @Test("every identifier is there once, and everything referred to is there")
  func identifiers() {
    let text = page(entries())
    let identifiers = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    let references =
      text.matches(of: /\s(?:href="#|aria-labelledby="|[a-z-]+="url\(#)([^")]*)/).map {
        String($0.1)
      } + text.matches(of: /has\(#([^: )]*)/).map { String($0.1) }
    #expect(references.count > 100)
    #expect(Set(references).subtracting(identifiers).isEmpty)
  }

  @Test("headings go down one level at a time, and sections say their language")
  func headings() {
    let text = page(entries())
    let levels = text.matches(of: /<h([1-6])/).compactMap { Int($0.1) }
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    #expect(text.contains(#"<html lang="en">"#))
    #expect(text.contains(#"<h2 id="l0" lang="ja">日本語</h2>"#))
    #expect(text.matches(of: /<svg class="r0"[^>]* lang="ja"/).count == 8)
  }

  @Test("what comes from files is text")
  func escapes() {
    let attack = "</title></style></svg><script>alert(1)</script>\"'\u{1B}"
    var entry = entries()[0]
    entry.locale = attack
    entry.typeSize = attack
    entry.problems = [attack]
    let text = page([entry], title: attack)
    #expect(!text.contains("<script>"))
    #expect(!text.contains("\u{1B}"))
    #expect(text.matches(of: /<\/title>/).count == 1)
    #expect(text.matches(of: /<\/style>/).count == 1)
  }

  @Test("problems stand beside their widget, and once in the list with their number")
  func problems() {
    var entries = Array(entries().prefix(3))
    entries[0].problems = ["a < b"]
    entries[1].problems = []
    entries[2].problems = ["a < b", "c"]
    let text = page(entries)
    #expect(text.contains("<p>3 widgets, 2 with problems</p>"))
    #expect(
      text.contains(#"<li><span class="count">2 ×</span> <span>a &lt; b</span></li>"#))
    #expect(text.contains("<ul><li>a &lt; b</li><li>c</li></ul></figcaption>"))
    #expect(text.matches(of: /<figure class="[^"]* p">/).count == 2)
    #expect(text.contains(#"<input type="checkbox" id="f-p">"#))
  }

  @Test("a page without problems says so, and one without widgets is a page")
  func nothing() {
    var entry = entries()[0]
    entry.problems = []
    let one = page([entry])
    #expect(one.contains("<p>1 widget</p>") && one.contains("<p>Nothing is wrong.</p>"))
    // A filter with one box would only hide everything.
    #expect(!one.contains("<fieldset>") && !one.contains(#"id="f-p""#))
    #expect(page([]).contains("<p>0 widgets</p>"))
  }

  @Test("a widget more costs much less than a drawing of its own")
  func size() {
    let few = page(entries(locales: ["ja"])).utf8.count
    let many = page(entries(locales: ["ja", "fr"])).utf8.count
    let alone = SVGRenderer().document(SampleWidget().list, title: "Quick actions").utf8.count
    #expect((many - few) / 8 < alone * 3 / 5)
  }
}
