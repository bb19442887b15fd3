// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText

/// What the gallery shows in several languages.
extension ProgramReview {
  /// Reports descriptions of widgets that are the same in several languages.
  func reportGalleryTexts(to findings: inout RuleFindings) {
    for observation in seen.list {
      guard case .untranslated(let description, let name, let languages) = observation.fact else {
        continue
      }
      let place = places.galleryText(description, ofWidget: observation.kind)
      findings.add(
        .untranslated(description, name, languages, from: seen.locales.first ?? ""),
        at: place.range, in: place.file,
        data: (observation.kind.map { [.init("widget", $0)] } ?? [])
          + [.init("languages", languages.joined(separator: ","))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func untranslated(
    _ description: String, _ name: String?, _ languages: [String], from first: String
  ) -> Self {
    let texts = name.map { "name '\($0.brief(40))' and the description" } ?? "description"
    let verb = name == nil ? "is" : "are"
    return
      "the gallery's \(texts) '\(description.brief(60))' \(verb) the same in \(languages.listed(limit: 6)) as in \(first); translate \(name == nil ? "it" : "both") in the extension's string tables"
  }
}
