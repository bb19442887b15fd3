// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct LineBreakingTests {
  /// The parts between which a line may end, in a text in which `|` marks each such place.
  private func check(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let parts = marked.split(separator: "|").map(String.init)
    let text = MeasuredText([span(parts.joined())], locale: "en")
    var found: [String] = []
    for (cluster, character) in zip(text.clusters, parts.joined()) {
      if cluster.isBreakable || found.isEmpty { found.append("") }
      found[found.count - 1].append(character)
    }
    #expect(found == parts, sourceLocation: sourceLocation)
  }

  @Test("Latin text breaks at spaces and behind hyphens")
  func latin() {
    check("one |two  |three-|four")
    check("(one) |“two” |three!")
    check("and/|or")
  }

  @Test("Japanese breaks between characters, but not before what may not begin a line")
  func japaneseBeginnings() {
    check("日|本|語、|日|本|語。")
    check("リ|マ|イ|ン|ダー|を|追|加")
    check("ちょっ|と|待っ|て|く|だ|さ|い！")
    check("買|い|物|リ|ス|ト|（仮）")
    check("人々・|あ、。")
  }

  @Test("Japanese does not break behind what may not end a line")
  func japaneseEnds() {
    check("彼|は|「は|い」|と|言っ|た")
    check("値|段|は|￥1,000|で|す")
  }

  @Test("a number stays with its sign, its unit and its punctuation")
  func numbers() {
    check("$1,234.56 |10% |(12)")
    check("-5°C |№5")
    check("約|10%|引|き")
    check("3:45 |2026/11/21")
  }

  @Test("what forbids a break forbids it")
  func glue() {
    check("10\u{A0}km |a\u{2060}b |c")
    check("zero\u{200B}|width")
  }

  @Test("a character alone in the last line takes one with it, if that is asked for")
  func loneCharacters() {
    func lines(_ string: String, _ width: Double, avoids: Bool) -> [String] {
      var options = TextLayoutOptions(locale: "ja")
      options.avoidsLoneCharacters = avoids
      let text = TextSpan(string: string, font: ResolvedFont(size: 10), color: .clear)
      return TextLayout([text], width: width, height: nil, options: options).lines.map {
        $0.runs.map(\.string).joined()
      }
    }
    #expect(lines("喫茶店の固めプリン", 80, avoids: false) == ["喫茶店の固めプリ", "ン"])
    #expect(lines("喫茶店の固めプリン", 80, avoids: true) == ["喫茶店の固めプ", "リン"])
    #expect(lines("喫茶店の固めプリン", 70, avoids: true) == ["喫茶店の固めプ", "リン"])
    #expect(lines("喫茶店の固めプリン", 90, avoids: true) == ["喫茶店の固めプリン"])
    // What may not be parted, and a letter, stay.
    #expect(lines("あいうえおかき「ン", 80, avoids: true).last != "ン")
    #expect(lines("日本語日本語日本a", 80, avoids: true).last == "a")
  }

  @Test("a word of Hangul stays together")
  func hangul() {
    check("한국어 |문장을 |줄바꿈")
  }

  @Test("an emoji stays whole, two may part")
  func emoji() {
    check("👨‍👩‍👧‍👦|🇯🇵|🇺🇸|👍🏽")
  }

  @Test("a Japanese title is wrapped by these rules")
  func wrapped() {
    // 4 squares of 17 points are 68 points wide.
    #expect(laidOut("写真を撮る。", width: 68).strings == ["写真を撮", "る。"])
    #expect(laidOut("写真を見る。", width: 85).strings == ["写真を見", "る。"])
    #expect(laidOut("タイマーを開始", width: 51).strings == ["タイ", "マーを", "開始"])
    #expect(laidOut("彼は「はい」", width: 51).strings == ["彼は", "「は", "い」"])
  }
}
