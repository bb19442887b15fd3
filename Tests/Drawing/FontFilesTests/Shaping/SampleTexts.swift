// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Foundation

/// Texts to be shaped: some that widgets show, and many that are put together at random, the same in each run.
enum SampleTexts {
  static func texts(in script: ShapingScript) -> [String] {
    var random = Random(state: UInt64(script.rawValue) + 1)
    return switch script {
    case .arabic:
      [
        "السلام عليكم", "الطقس اليوم", "٢٣ درجة مئوية", "لِلّٰهِ", "الخطوات: ٨٬٤٠٠", "پنجشنبه",
        "می‌خواهم", "کاربر",
      ]
        + (0..<150).map { _ in arabic(&random) }
    case .hebrew:
      ["שלום עולם", "מזג האוויר", "יוֹם שִׁישִׁי", "בְּרֵאשִׁית", "צעדים היום"]
        + (0..<150).map { _ in hebrew(&random) }
    case .thai:
      ["สวัสดี", "น้ำ", "วันนี้อากาศดี", "ที่นี่", "ผู้ใหญ่", "กำลังโหลด"]
        + (0..<150).map { _ in thai(&random) }
    case .devanagari:
      ["नमस्ते", "आज का मौसम", "कदम", "क्षत्रिय", "हिन्दी", "विद्यार्थी", "राष्ट्र", "कर्म", "श्री", "२३ डिग्री"]
        + (0..<150).map { _ in devanagari(&random) }
    case .emoji: emoji
    case .simple, .common, .inherited, .unknown: []
    }
  }

  /// A generator of numbers that are the same in each run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }

    mutating func isOne(of count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    mutating func scalar(_ values: [UInt32]) -> String {
      let value = values[Int.random(in: values.indices, using: &self)]
      return Unicode.Scalar(value).map { String($0) } ?? ""
    }
  }

  private static func arabic(_ random: inout Random) -> String {
    let letters = (0x0620...0x063F as ClosedRange<UInt32>).map { $0 } + Array(0x0641...0x064A)
    let others = Array(0x066E...0x06D3 as ClosedRange<UInt32>).filter { $0 != 0x0670 }
    let marks = Array(0x064B...0x065E as ClosedRange<UInt32>) + [0x0670, 0x06D6, 0x06DC, 0x06E3]
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      text += random.scalar(random.isOne(of: 5) ? others : letters)
      if random.isOne(of: 4) { text += random.scalar(marks) }
      if random.isOne(of: 12) { text += random.scalar(marks) }
      if random.isOne(of: 15) { text += random.scalar([0x200C, 0x200D, 0x0640]) }
      if random.isOne(of: 8) { text += random.scalar([0x20, 0x060C, 0x0661]) }
    }
    return text
  }

  private static func hebrew(_ random: inout Random) -> String {
    let points = Array(0x05B0...0x05BD as ClosedRange<UInt32>) + [0x05BF, 0x05C1, 0x05C2, 0x05C7]
    var text = ""
    for _ in 0..<Int.random(in: 1...10, using: &random) {
      text += random.scalar(Array(0x05D0...0x05EA))
      if random.isOne(of: 20) { text += random.scalar(Array(0xFB2A...0xFB36)) }
      for _ in 0..<Int.random(in: 0...2, using: &random) { text += random.scalar(points) }
      if random.isOne(of: 15) { text += random.scalar(Array(0x0591...0x05AF)) }
      if random.isOne(of: 8) { text += random.scalar([0x20, 0x05BE, 0x05F3]) }
    }
    return text
  }

  private static func thai(_ random: inout Random) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      if random.isOne(of: 5) { text += random.scalar(Array(0x0E40...0x0E44)) }
      text += random.scalar(Array(0x0E01...0x0E2E))
      if random.isOne(of: 3) {
        text += random.scalar([0x0E31, 0x0E47] + Array(0x0E34...0x0E39))
      }
      if random.isOne(of: 3) { text += random.scalar(Array(0x0E48...0x0E4E)) }
      if random.isOne(of: 4) { text += random.scalar([0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46]) }
    }
    return text
  }

  private static func devanagari(_ random: inout Random) -> String {
    let consonants = Array(0x0915...0x0939 as ClosedRange<UInt32>)
    let others = Array(0x0958...0x095F as ClosedRange<UInt32>) + [0x0929, 0x0931, 0x0934, 0x0979]
    let vowels = Array(0x093E...0x094C as ClosedRange<UInt32>)
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      if random.isOne(of: 7) {
        text += random.scalar(Array(0x0905...0x0914))
      } else {
        if random.isOne(of: 8) { text += "\u{0930}\u{094D}" }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          text += random.scalar(consonants)
          if random.isOne(of: 20) { text += "\u{093C}" }
          text += "\u{094D}"
          if random.isOne(of: 15) { text += random.scalar([0x200C, 0x200D]) }
        }
        text += random.scalar(random.isOne(of: 10) ? others : consonants)
        if !random.isOne(of: 3) { text += random.scalar(vowels) }
        if random.isOne(of: 15) { text += "\u{094D}" }
      }
      if random.isOne(of: 5) { text += random.scalar([0x0901, 0x0902, 0x0903]) }
      if random.isOne(of: 10) { text += random.scalar([0x20, 0x0964, 0x093D, 0x0967]) }
    }
    return text
  }

  /// Unicode's list of sequences, of Debian's package `unicode-data`; without it a few.
  private static let emoji: [String] = {
    let files = ["emoji-sequences", "emoji-zwj-sequences"].compactMap {
      try? String(contentsOfFile: "/usr/share/unicode/emoji/\($0).txt", encoding: .utf8)
    }
    var texts: [String] = []
    for line in files.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("#") {
      guard let field = line.split(separator: ";").first else { continue }
      let text = field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap(Unicode.Scalar.init)
      if !text.isEmpty { texts.append(String(String.UnicodeScalarView(text))) }
    }
    return texts.isEmpty ? Array(repeating: "👩‍🚀👍🏽🇯🇵1️⃣❤️", count: 100) : texts
  }()
}
