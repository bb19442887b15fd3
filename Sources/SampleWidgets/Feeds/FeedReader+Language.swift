// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

extension FeedReader {
  /// A text for people: a text for all, or an object with a text for each language, as in `{ "en": "Curry", "ja": "カレー" }`.
  ///
  /// - Parameter locale: The language and the region, as in `ja_JP`; without a text in the language English is taken, else the first.
  /// - Returns: The text.
  /// - Throws: ``FeedDataError`` if the value is neither, or an object without texts.
  func text(in locale: String) throws(FeedDataError) -> String {
    guard case .object(let members) = value else { return try string() }
    let language = String(locale.prefix { $0.isLetter })
    if let text = try optionalMember(language) { return try text.string() }
    if let text = try optionalMember("en") { return try text.string() }
    guard let first = members.first else {
      throw FeedDataError(path: path, expected: "a text in some language", found: "none")
    }
    return try member(first.name).string()
  }
}
