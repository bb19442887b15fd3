// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// Titles that do not fit in a tile.
struct TruncatedTitle: LayoutRule {
  static let metadata = RuleMetadata(
    id: "truncated-title", family: .layout, severity: .note,
    summary: "A title is cut off in its tile.",
    why: """
      Users see the beginning and three dots. Two titles with the same beginning then look \
      alike. Large type and languages with long words are affected first.
      """,
    remedy: """
      Shorten the title in the language that the finding names. All destinations are checked, \
      not only the defaults, because users can choose any of them. Titles that are cut off \
      only at accessibility sizes are reported in one finding.
      """)

  static let examples: [RuleExample] = [
    .title("↓Everything that arrived in the inbox since yesterday and that nobody has read so far"),
    .title("↓Notifications"),
    .title("In"),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      var summary: [CutTitle] = []
      for title in review.cutTitles(in: family) {
        if title.isCutWithoutAccessibility {
          let range = title.range ?? family.name.range
          findings.add(
            .cut(title, family: review.families.count > 1 ? family.name.value : nil),
            at: range,
            data: [.init("locale", title.locale.identifier)],
            notes: title.places.map { .init(message: "the title is here", at: $0) })
        } else {
          summary.append(title)
        }
      }
      guard let first = summary.min(by: { $0.rank < $1.rank }) else { continue }
      findings.add(
        .cutWithAccessibility(
          first, count: summary.count, family: review.families.count > 1 ? family.name.value : nil),
        at: first.range ?? family.name.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func cut(_ title: CutTitle, family: String?) -> Self {
    let place = family.map { " in \($0)" } ?? ""
    return
      "the title '\(title.brief)' ('\(title.locale)')\(place) is cut off \(title.looks); shorten it"
  }

  fileprivate static func cutWithAccessibility(
    _ title: CutTitle, count: Int, family: String?
  ) -> Self {
    let place = family.map { " in \($0)" } ?? ""
    let subject =
      count == 1
      ? "the title '\(title.brief)' ('\(title.locale)') is"
      : "\(count) titles are"
    let example = count == 1 ? "" : ", '\(title.brief)' ('\(title.locale)') first"
    return
      "\(subject)\(place) cut off with large type only: \(title.looks)\(example); shorten what must be read"
  }
}
