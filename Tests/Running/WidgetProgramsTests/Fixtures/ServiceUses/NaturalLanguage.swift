// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import NaturalLanguage

func useNaturalLanguage() async throws {
  expect(NLLanguageRecognizer.dominantLanguage(for: "안녕하세요 여러분") == .korean, "letters tell Korean")
  let recognizer = NLLanguageRecognizer()
  recognizer.processString("これは漢字とかなの文章です")
  expect(recognizer.dominantLanguage == .japanese, "letters tell Japanese")
  expect(recognizer.languageHypotheses(withMaximum: 2)[.japanese] == 1, "one language is sure")
  recognizer.reset()
  recognizer.processString("Good morning")
  expect(recognizer.dominantLanguage == nil, "letters do not tell English")
  let text = "Two words. And 3 more!"
  let tokenizer = NLTokenizer(unit: .word)
  tokenizer.string = text
  let words = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  expect(words == ["Two", "words", "And", "3", "more"], "words are found: \(words)")
  var numbers = 0
  tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
    if attributes.contains(.numeric) { numbers += 1 }
    return true
  }
  expect(numbers == 1, "there is one number")
  let sentences = NLTokenizer(unit: .sentence)
  sentences.string = text
  let found = sentences.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  expect(found == ["Two words. ", "And 3 more!"], "sentences are found: \(found)")
  let tagger = NLTagger(tagSchemes: [.nameType, .sentimentScore])
  tagger.string = text
  var tags = 0
  tagger.enumerateTags(
    in: text.startIndex..<text.endIndex, unit: .word, scheme: .nameType,
    options: [.omitPunctuation, .omitWhitespace, .joinNames]
  ) { tag, range in
    if let tag, [.personalName, .placeName].contains(tag) { tags += 1 }
    return true
  }
  let (sentiment, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
  expect(tags == 0 && sentiment == nil, "nothing is known about words")
  expect(NLEmbedding.wordEmbedding(for: .english) == nil, "there are no meanings")
}
