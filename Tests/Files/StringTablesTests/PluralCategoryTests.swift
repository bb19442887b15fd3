// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
import Testing

/// The samples are those of Unicode CLDR, "Language Plural Rules".
@Suite struct PluralCategoryTests {
  @Test(
    "a language has the form for a number that Unicode says",
    arguments: [
      ("en", [1: PluralCategory.one, 0: .other, 2: .other, 1.5: .other]),
      ("ja", [1: .other, 0: .other]),
      ("fr", [0: .one, 1: .one, 1.5: .one, 2: .other]),
      ("es", [1: .one, 1.5: .other, 0: .other]),
      ("pt-BR", [0: .one, 1: .one, 2: .other]), ("pt-PT", [0: .other, 1: .one]),
      ("hi", [0: .one, 0.5: .one, 1: .one, 1.1: .other]),
      ("ru", [1: .one, 21: .one, 2: .few, 24: .few, 5: .many, 11: .many, 12: .many, 1.5: .other]),
      ("pl", [1: .one, 21: .many, 2: .few, 22: .few, 12: .many, 0: .many, 1.5: .other]),
      ("cs", [1: .one, 3: .few, 5: .other, 1.5: .many]),
      ("sl", [1: .one, 101: .one, 2: .two, 3: .few, 5: .other, 1.5: .few]),
      ("hr", [1: .one, 21: .one, 11: .other, 3: .few, 1.1: .one, 1.2: .few, 5: .other]),
      ("lt", [1: .one, 21: .one, 11: .other, 2: .few, 10: .other, 1.5: .many]),
      ("lv", [0: .zero, 10: .zero, 11: .zero, 1: .one, 21: .one, 2: .other]),
      ("ro", [1: .one, 0: .few, 19: .few, 20: .other, 1.5: .few]),
      (
        "ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 99: .many, 100: .other, 1.5: .other]
      ),
      ("he", [1: .one, 2: .two, 3: .other, 0.5: .one]),
      ("ga", [1: .one, 2: .two, 6: .few, 7: .many, 11: .other]),
      ("cy", [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many, 4: .other]),
      ("mt", [1: .one, 2: .two, 0: .few, 10: .few, 11: .many, 20: .other]),
      ("is", [1: .one, 21: .one, 11: .other]), ("fil", [1: .one, 4: .other, 5: .one]),
      ("tlh", [1: .one, 2: .other]),
    ] as [(String, [Double: PluralCategory])])
  func categories(_ language: String, _ samples: [Double: PluralCategory]) {
    for (number, category) in samples {
      #expect(PluralCategory(of: number, in: LocaleName(language)) == category, "\(number)")
      #expect(PluralCategory(of: -number, in: LocaleName(language)) == category, "-\(number)")
    }
  }

  @Test("what is no number that can be counted has the form for any other")
  func uncountable() {
    for number in [Double.nan, .infinity, 1e15, 1e300] {
      #expect(PluralCategory(of: number, in: LocaleName("en")) == .other)
    }
  }
}
