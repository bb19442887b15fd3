// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering

extension MarkupWriter {
  /// Writes pictures on top of each other with a caption.
  mutating func figure(
    _ caption: String, note: String? = nil, of kind: String = "",
    content: (inout MarkupWriter) -> Void
  ) {
    raw("<figure><div class=\"stack \(kind)\">\n")
    content(&self)
    raw("</div><figcaption><b>\(caption)</b>")
    if let note { text(note) }
    raw("</figcaption></figure>\n")
  }

  /// Writes a list of sentences, and how many more there are.
  mutating func list(_ sentences: [String]) {
    raw("<ol>\n")
    for sentence in sentences.prefix(DifferencePage.sentenceLimit) {
      raw("<li>")
      text(sentence)
      raw("</li>\n")
    }
    raw("</ol>\n")
    let rest = sentences.count - DifferencePage.sentenceLimit
    if rest > 0 { raw("<p>and \(rest) more</p>\n") }
  }
}
