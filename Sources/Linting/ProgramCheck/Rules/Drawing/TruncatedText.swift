// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import RulePages
import SourceText

/// Texts that end in three dots.
struct TruncatedText: ProgramRule {
  static let metadata = RuleMetadata(
    id: "truncated-text", family: .drawing, severity: .note,
    summary: "The whole of a text is not shown.",
    why: """
      On the screens that are named the text ends in '…'. Users cannot scroll a widget, \
      and the end may be what tells things apart.
      """,
    remedy: """
      Give the text more room or lines, let it shrink with 'minimumScaleFactor', or offer \
      a shorter one with 'ViewThatFits'.
      """)

  static let programs = [
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text(↓"The name of a place that is long").lineLimit(1)
        }
      }

      """,
      seen: [
        .init(
          .issue(.textCut(text: "The name of a place that is long")), of: "Show",
          in: [.init("systemSmall", device: "375x667")])
      ]),
    ProgramExample(
      """
      struct ShowView: View {
        var entry: Show
        var body: some View {
          Text("Place").lineLimit(1)
        }
      }

      """),
  ]

  func check(_ review: ProgramReview, findings: inout RuleFindings) {
    var looks: [Diagnostic.Place: [ObservedLook]] = [:]
    var texts: [Diagnostic.Place: [String]] = [:]
    var order: [Diagnostic.Place] = []
    for observation in review.seen.list {
      guard case .issue(let issue) = observation.fact, case .textCut(let text) = issue else {
        continue
      }
      let place = review.places.place(of: issue, inWidget: observation.kind)
      if texts[place] == nil { order.append(place) }
      texts[place, default: []].append(text)
      looks[place, default: []] += observation.looks
    }
    for place in order {
      let cut = texts[place] ?? []
      let summary = LookSummary(looks[place] ?? [], of: review.seen, isSameOnEveryDevice: false)
      findings.add(
        .truncated(cut, summary.words), at: place.range, in: place.file,
        data: cut.map { .init("text", $0) } + summary.data)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func truncated(_ texts: [String], _ looks: String) -> Self {
    let first = "'\(texts[0].brief(40))'"
    let subject =
      switch texts.count {
      case 1: "the text \(first) is"
      case 2: "the text \(first) and another are"
      default: "the text \(first) and \(texts.count - 1) others are"
      }
    return "\(subject) cut off; give it more room or a shorter text [\(looks)]"
  }
}
