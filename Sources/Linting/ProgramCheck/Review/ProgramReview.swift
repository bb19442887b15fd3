// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentLint
package import QuickActionWidget
import SourceText
package import TimelineSimulation

/// What was seen of a program, with the places in its sources.
package struct ProgramReview: Sendable {
  /// The observations of the program.
  package let seen: ProgramObservations

  /// The places in the sources.
  package let places: ProgramPlaces

  /// Creates a review of observations, with the places in sources that they are reported at.
  package init(_ seen: ProgramObservations, in places: ProgramPlaces) {
    self.seen = seen
    self.places = places
  }

  /// Adds a finding for each place that pictures have some issues at.
  ///
  /// Two widgets that show one view have one finding, with the looks of both.
  ///
  /// - Parameters:
  ///   - matches: Whether an issue is meant.
  ///   - findings: The findings.
  package func report(
    _ matches: (WidgetIssue) -> Bool, to findings: inout RuleFindings
  ) {
    struct Group {
      var issue: WidgetIssue
      var kinds: [String]
      var looks: [ObservedLook]
      var titles: Set<String>
    }
    struct Key: Hashable {
      var place: Diagnostic.Place
      var title: String
    }
    var groups: [Key: Group] = [:]
    var order: [Key] = []
    for observation in seen.list {
      guard case .issue(let issue) = observation.fact, matches(issue) else { continue }
      let place = places.place(of: issue, inWidget: observation.kind)
      let title = IssueTexts().title(of: issue)
      // Of several targets in one place, the first stands for all.
      let key = Key(place: place, title: issue.isAboutTarget ? "" : title)
      let kinds = observation.kind.map { [$0] } ?? []
      guard var group = groups[key] else {
        order.append(key)
        groups[key] = Group(
          issue: issue, kinds: kinds, looks: observation.looks, titles: [title])
        continue
      }
      group.titles.insert(title)
      group.kinds += kinds.filter { !group.kinds.contains($0) }
      group.looks += observation.looks
      groups[key] = group
    }
    for key in order {
      guard let group = groups[key] else { continue }
      let looks = LookSummary(
        group.looks, of: seen, isSameOnEveryDevice: group.issue.isSameOnEveryDevice)
      findings.add(
        .issue(group.issue.description, others: group.titles.count - 1, looks.words),
        at: key.place.range, in: key.place.file,
        data: group.kinds.map { .init("widget", $0) } + looks.data)
    }
  }

  /// Adds a finding for each widget that a simulated day has a warning about.
  package func report(_ warning: SimulationWarning.ID, to findings: inout RuleFindings) {
    for observation in seen.list {
      guard case .warning(warning, let sentence) = observation.fact else { continue }
      let place = places.timeline(ofWidget: observation.kind)
      findings.add(
        .seen(sentence), at: place.range, in: place.file,
        data: observation.kind.map { [.init("widget", $0)] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func issue(_ sentence: String, others: Int, _ looks: String) -> Self {
    let more =
      others == 0 ? "" : others == 1 ? ", and so is another" : ", and so are \(others) others"
    return looks.isEmpty ? .seen(sentence + more) : "\(sentence)\(more) [\(looks)]"
  }

  /// A sentence that was made where something was seen.
  static func seen(_ sentence: String) -> Self { "\(sentence)" }
}

extension WidgetIssue {
  /// Whether the issue is about a tap target, which a list has many of.
  fileprivate var isAboutTarget: Bool {
    if case .smallRegion = self { true } else { false }
  }
}
