// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A phrase of Documentation/Development/Style.md that is never right.
struct Phrase {
  /// The phrase as the text has it.
  let text: String

  /// What to write instead.
  let advice: String

  /// What must not be written, as regular expressions, and what to write instead.
  private static let list: [(pattern: String, advice: String)] = [
    (
      #"(?<!there )\bis no (?!longer|more|less|wider|larger|smaller)\w+"#, "'is not a' or 'unknown'"
    ),
    (#"(?<!there )\bare no (?!longer|more)\w+"#, "'are not'"),
    (#"\bthere (?:is|are) no such\b"#, "'unknown'"),
    (
      #"\bstands? (?:in|at|on|there|here|before|behind|between|above|below|beside|twice|alone)\b"#,
      "'is' or 'appears'"
    ),
    (#"\bin one another\b"#, "'nested'"),
    (#"\bnone means\b"#, "'(default: …)'"),
    (#"\bbesides(?=[.;:']|$)|, besides\b"#, "'also'"),
    (#"\bmeanwhile\b"#, "nothing, or when"),
    (#"\banew\b"#, "'again'"),
    (#"\b(?:is|are|was|were|be|been) told\b"#, "'shown' or 'reported'"),
    (#"\bmend(?:s|ed|ing)?\b"#, "'fix'"),
    (#"\btak(?:e|es|en|ing) (?:\w+ )?away\b"#, "'remove'"),
    (#"\bwhatever (?:is|it) (?:said|says)\b"#, "what is meant"),
    (#"\bfrom \d+ on\b"#, "'at least'"),
    (#"\bfor ever\b"#, "'never change' or 'forever'"),
    (#"\bleads? nowhere\b"#, "'is broken'"),
    (#"\bl(?:ies|ie|ay) (?:in|on|at|outside|inside|between|beyond|behind|below)\b"#, "'is'"),
    (#"\bpass(?:es|ed|ing)? over\b"#, "'ignore' or 'skip'"),
    (
      #"\b(?:catalogue|colour|behaviour|cancelled|grey|licence|favourite|centre)s?\b"#,
      "American English"
    ),
    (#"\bwhere there (?:is|are)\b"#, "'if there is'"),
    (#"\bbehind (?:the end|it stands|its name)\b"#, "'after'"),
    (#"\bas many as (?:are|is|the)\b"#, "'up to'"),
    (#"\b(?:is|are) to be (?:\w+ed|written|shown|read|drawn|found|said|seen)\b"#, "'must be'"),
  ]

  private static let expressions = list.compactMap { entry in
    (try? NSRegularExpression(pattern: entry.pattern, options: .caseInsensitive))
      .map { (expression: $0, advice: entry.advice) }
  }

  /// The phrases of a text.
  static func found(in text: String) -> [Phrase] {
    let range = NSRange(text.startIndex..., in: text)
    return expressions.flatMap { entry in
      entry.expression.matches(in: text, range: range).compactMap { match in
        Range(match.range, in: text).map { Phrase(text: String(text[$0]), advice: entry.advice) }
      }
    }
  }
}
