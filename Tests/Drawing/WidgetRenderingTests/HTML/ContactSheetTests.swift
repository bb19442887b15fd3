// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
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
          for (typeSize, fontSize) in [(DynamicTypeSize.large, 13.0), (.accessibility3, 34.0)] {
            var widget = SampleWidget()
            widget.size = device.size(of: .systemMedium) ?? widget.size
            widget.colorScheme = appearance
            widget.fontSize = fontSize
            if locale == "en" { widget.titles = ["Enter", "Scan a receipt", "Payments", "Budget"] }
            let list = widget.list
            let problems = list.items.compactMap { item -> ContactSheet.Problem? in
              guard case .text(let text) = item, text.isTruncated else { return nil }
              return ContactSheet.Problem(
                id: "cut-\(text.string)", title: "the title '\(text.string)' does not fit")
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

  private func page(
    _ entries: [ContactSheet.Entry], title: String = "Quick actions",
    language: InterfaceLanguage = .english
  ) -> String {
    ContactSheet(
      title: title, entries: entries, localeNames: ["ja": "日本語", "en": "English"],
      language: language
    ).page()
  }

  /// The first widgets, without what is wrong with them.
  private func flawless(_ count: Int) -> [ContactSheet.Entry] {
    entries().prefix(count).map { entry in
      var entry = entry
      entry.problems = []
      return entry
    }
  }

  @Test("a page is written as it was recorded")
  func recorded() throws {
    let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/contact-sheet.html")
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

  @Test(
    "the page's policy allows its own style sheet and script, pictures in the page, and nothing else"
  )
  func policy() throws {
    let text = page(entries())
    func hash(_ part: Substring) -> String {
      var writer = MarkupWriter()
      writer.base64(SecureHash.sha256(of: Array(part.utf8)))
      return writer.string
    }
    let css = try #require(text.firstMatch(of: /(?s)<style>(.*?)<\/style>/)?.1)
    let script = try #require(text.firstMatch(of: /(?s)<script>(.*?)<\/script>/)?.1)
    let policy = try #require(
      text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(
      policy == """
        default-src 'none'; img-src data:; style-src 'sha256-\(hash(css))'; \
        script-src 'sha256-\(hash(script))'; base-uri 'none'; form-action 'none'
        """)
    // The policy would forbid them, so that what they say would be lost.
    #expect(!text.contains(" style=\"") && !text.contains("<style ") && !text.contains("<script "))
    #expect(text.matches(of: /<style>/).count == 1 && text.matches(of: /<script>/).count == 1)
    #expect(!text.contains("url(http") && !text.contains("@import") && !text.contains(" src="))
    #expect(!text.contains(#/ on[a-z]+="/#))
  }

  @Test("every identifier is there once, and everything referred to is there")
  func identifiers() {
    let text = page(entries())
    let identifiers = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    let references =
      text.matches(of: /\s(?:href="#|aria-labelledby="|[a-z-]+="url\(#)([^")]+)/).map {
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
    #expect(page(entries(), language: .japanese).contains(#"<html lang="ja">"#))
  }

  @Test("what comes from files is text")
  func escapes() {
    let attack = "</title></style></svg><script>alert(1)</script>\"'\u{1B}"
    var entry = entries()[0]
    entry.locale = attack
    entry.problems = [ContactSheet.Problem(id: attack, title: attack, detail: attack)]
    let text = page([entry] + entries().suffix(1), title: attack)
    #expect(text.matches(of: /<script>/).count == 1)
    #expect(text.matches(of: /<\/noscript/).count == 2)
    #expect(!text.contains("\u{1B}"))
    #expect(text.matches(of: /<\/title>/).count == 1)
    #expect(text.matches(of: /<\/style>/).count == 1)
  }

  @Test("problems stand beside their widget, and once in the list, as filters with their number")
  func problems() {
    var entries = flawless(4)
    let wide = ContactSheet.Problem(id: "wide", title: "a < b", detail: "by 2")
    entries[0].problems = [wide]
    entries[2].problems = [wide, ContactSheet.Problem(id: "c", title: "c", severity: .note)]
    let text = page(entries)
    #expect(text.contains(">Widgets: 4 · with problems: 2</p>"))
    #expect(
      text.contains(
        #"id="f-q0" value="wide"><span class="count">2</span> <span class="what">a &lt; b<"#))
    #expect(text.contains(#"<ul><li>a &lt; b (by 2)</li><li class="n">c</li></ul></figcaption>"#))
    #expect(text.matches(of: /<figure id="[^"]*" class="[^"]* p q0[^"]*">/).count == 2)
    #expect(text.contains(##"<a class="a1 p q0 q1" href="#ja-320x568-dark-large">1</a>"##))
    #expect(text.contains("body:has(#f-q1:checked) figure:not(.q1){display:none}"))
  }

  @Test("a problem says from which type size on which devices it is met, and leads there")
  func extents() {
    var entries = flawless(16)
    let cut = ContactSheet.Problem(id: "cut", title: "cut")
    for (index, entry) in entries.enumerated() where entry.locale == "ja" {
      guard entry.device.identifier == "320x568" || entry.typeSize == .accessibility3 else {
        continue
      }
      entries[index].problems = [cut]
    }
    let text = page(entries)
    #expect(
      text.contains(
        """
        cut <i class="tag">日本語</i></span></label><div class="extent"><span><b>every type size</b> \
        <a href="#ja-320x568-light-large">iPhone SE (1st generation)</a></span> <span><b>AX3</b> \
        <a href="#ja-390x844-light-AX3">
        """))
  }

  @Test(
    "type sizes without a gap up to the largest are 'from' the first",
    arguments: [
      ([0, 1, 2, 3], "every type size"), ([2, 3], "from AX2"), ([3], "AX5"),
      ([0, 1], "large to AX1"),
      ([0, 2, 3], "large, from AX2"),
    ])
  func sizes(sizes: [Int], words: String) {
    let list = SampleWidget().list
    let entries = [DynamicTypeSize.large, .accessibility1, .accessibility2, .accessibility5].map {
      ContactSheet.Entry(
        list: list, locale: "en", device: .default, appearance: .light, typeSize: $0)
    }
    #expect(SheetExtent.words(sizes, of: SheetIndex(entries), PageTexts()) == words)
  }

  @Test(
    "what holds for every picture, or every picture of an appearance, is said once and beside none")
  func shared() {
    let always = ContactSheet.Problem(id: "a", title: "always")
    let light = ContactSheet.Problem(id: "l", title: "pale", severity: .note)
    let entries = flawless(16).map { entry in
      var entry = entry
      entry.problems = entry.appearance == .light ? [always, light] : [always]
      return entry
    }
    let text = page(entries)
    #expect(text.contains(#"<p class="shared">In every picture: always</p>"#))
    #expect(text.contains(#"<p class="shared">In every picture, Light: pale</p>"#))
    #expect(text.matches(of: /always/).count == 1 && text.matches(of: /pale/).count == 1)
    #expect(text.contains("with problems: 0"))
    // Of a single picture, it is that picture's.
    #expect(page(Array(entries.prefix(1))).contains("<li>always</li>"))
  }

  @Test("a page without problems says so, and one without widgets is a page")
  func nothing() {
    let one = page(flawless(1))
    #expect(one.contains("Widgets: 1 ") && one.contains("<p>No problems found.</p>"))
    // A filter with one box would only hide everything, and a table of one field says nothing.
    #expect(!one.contains("<fieldset") && !one.contains("<table") && !one.contains(#"id="f-p""#))
    #expect(page([]).contains("Widgets: 0 "))
  }

  @Test("pictures have no links, and what a tap opens is told once for a language")
  func taps() {
    let text = page(entries())
    #expect(!text.contains(#"href="hoge"#) && !text.contains("class=\"tap\""))
    #expect(text.matches(of: /<details class="opens">/).count == 2)
  }

  @Test("a page of few pictures prints them, and one of many says why not")
  func printing() {
    #expect(page(entries()).contains(#"<body class="few">"#))
    let many = entries(locales: ["ja", "en", "fr", "de"])
    #expect(page(many).contains("<body>"))
    #expect(page(many).contains(#"<p class="print-note">"#))
  }

  @Test("all of a page is in its language, but for the widgets' texts and the names of devices")
  func japanese() {
    let text = page(flawless(8), language: .japanese)
    for words in ["ウィジェット 8個", "一覧表", "文字サイズ", "問題は見つかりませんでした。"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.contains("iPhone SE（第1世代）"))
  }

  @Test("a widget more costs much less than a drawing of its own")
  func size() {
    let few = page(entries(locales: ["ja"])).utf8.count
    let many = page(entries(locales: ["ja", "fr"])).utf8.count
    let alone = SVGRenderer().document(SampleWidget().list, title: "Quick actions").utf8.count
    #expect((many - few) / 8 < alone * 3 / 5)
  }

  /// A page of two families with three pictures each, in two rendering modes.
  private func ownEntries() -> [ContactSheet.Entry] {
    let (entry, list) = (flawless(1)[0], SampleWidget().list)
    var entries: [ContactSheet.Entry] = []
    for family in ["systemSmall", "systemMedium"] {
      for caption in ["placeholder", "snapshot", "09:41"] {
        for style in [RenderingStyle.fullColor, .clear] {
          var own = entry
          own.list = list
          (own.widget, own.family, own.caption, own.style) = ("Recipe", family, caption, style)
          entries.append(own)
        }
      }
    }
    return entries
  }

  @Test("rows of a page with several families are their entries, and families are a filter")
  func ownRows() {
    let text = page(ownEntries())
    #expect(
      text.matches(of: /<tr data-section="\d"><th scope="row">([^<]*)</).map { String($0.1) }
        == ["placeholder", "snapshot", "09:41", "placeholder", "snapshot", "09:41"])
    #expect(
      text.matches(of: /<tr class="group"><th[^>]*><a [^>]*>([^<]*)</).map { String($0.1) }
        == ["Recipe · systemSmall", "Recipe · systemMedium"])
    #expect(text.contains(#"name="family" value="systemSmall""#))
    #expect(!text.contains(#"name="device""#) && !text.contains(#"name="widget""#))
    #expect(text.contains(#"<b>snapshot</b> Full color · Light</a>"#))
  }

  @Test("rendering modes are columns and a filter, in the language of the page")
  func modes() {
    let columns = /<th scope="col"[^>]*><abbr title="large · [^"]*">([^<]*)</
    #expect(
      page(ownEntries()).matches(of: columns).map { String($0.1) } == ["Full color", "Clear"])
    let japanese = page(ownEntries(), language: .japanese)
    #expect(japanese.matches(of: columns).map { String($0.1) } == ["フルカラー", "クリア"])
    #expect(japanese.contains("<legend>レンダリングモード</legend>"))
    // Type sizes and modes are beside each other.
    var entries = flawless(2)
    var accented = entries[0]
    accented.style = .accented
    entries.append(accented)
    let mixed = page(entries).matches(of: /<th scope="col"[^>]*><abbr title="([^"]*)">([^<]*)</)
    #expect(mixed.map { String($0.2) } == ["L", "AX3", "Accented"])
    #expect(mixed.first?.1 == "large · Full color")
  }

  @Test("what the engine draws differently is explained, and no problem")
  func limits() {
    var entries = flawless(4)
    var limit = ContactSheet.Problem(id: "chart", title: "a chart", severity: .note)
    limit.isLimit = true
    entries[0].problems = [limit]
    let text = page(entries)
    #expect(text.contains("with problems: 0"))
    #expect(text.contains(#"<p class="limits">What QuickAction draws differently"#))
    #expect(!page(flawless(4)).contains(#"<p class="limits">"#))
  }

  @Test("the first stops of the tab key skip to the overview and to the widgets")
  func skips() {
    let links = page(entries()).matches(of: /<a class="skip" href="(#[a-z]+)">/).map {
      String($0.1)
    }
    #expect(links == ["#overview", "#widgets"])
    #expect(!page(flawless(1)).contains("href=\"#overview\""))
  }
}
