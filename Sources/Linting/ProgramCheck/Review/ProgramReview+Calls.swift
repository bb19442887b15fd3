// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// What a program was seen to ask of the system, about which rules on sources speak.
extension ProgramReview {
  /// Adds a finding for each place of the sources that reads the clock while an entry is drawn.
  func reportClockReads(to findings: inout RuleFindings) {
    var kinds: [Diagnostic.Place: [String]] = [:]
    var order: [Diagnostic.Place] = []
    for observation in seen.list {
      guard case .clockRead(let calls) = observation.fact,
        let place = places.clockRead(in: calls)
      else { continue }
      if kinds[place] == nil { order.append(place) }
      kinds[place, default: []].append(observation.kind ?? "")
    }
    for place in order {
      let names = Set(kinds[place] ?? []).sorted()
      findings.add(
        .clock(names), at: place.range, in: place.file, data: names.map { .init("widget", $0) })
    }
  }

  /// Adds a finding for each app group whose user defaults are used and that the entitlements do not have.
  func reportMissingGroups(to findings: inout RuleFindings) {
    var reported: Set<String> = []
    for observation in seen.list {
      guard case .missingGroup(let group) = observation.fact, reported.insert(group).inserted else {
        continue
      }
      let place = places.suite(group, inWidget: observation.kind)
      findings.add(
        .missingGroup(group), at: place.range, in: place.file, data: [.init("subject", group)])
    }
  }

  /// Adds a finding for each widget that asks for new timelines of a kind that no widget has.
  func reportUnknownReloads(to findings: inout RuleFindings) {
    for observation in seen.list {
      guard case .unknownReload(let kind) = observation.fact else { continue }
      let place = places.reload(ofKind: kind, inWidget: observation.kind)
      findings.add(.reload(kind), at: place.range, in: place.file, data: [.init("subject", kind)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func clock(_ kinds: [String]) -> Self {
    let names = kinds.map { "'\($0)'" }.joined(separator: " and ")
    return
      "the clock is read here while \(names) \(kinds.count == 1 ? "is" : "are") drawn, before the entry is shown, so this is the time of drawing; use the entry's 'date'"
  }

  fileprivate static func missingGroup(_ group: String) -> Self {
    "the extension uses user defaults of the app group '\(group)', which its entitlements lack; add it, or the widget reads nothing that the application saved"
  }

  fileprivate static func reload(_ kind: String) -> Self {
    "no widget has the kind '\(kind)', so nothing is reloaded"
  }
}
