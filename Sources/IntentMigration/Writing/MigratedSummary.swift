// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

/// The sentences about an intent, by conditions on its parameters.
indirect enum MigratedSummary {
  /// A sentence, if there is one, and the parameters below it.
  case sentence(Code?, [String])
  /// A sentence if a condition holds, and one if it does not.
  case when(SummaryCondition, MigratedSummary, otherwise: MigratedSummary)

  /// Adds the summary to a file.
  func write(to writer: inout CodeWriter) {
    switch self {
    case .sentence(let sentence, let names):
      let call = sentence.map { Code.call("Summary", [.init(nil, $0)]).flat }
      guard !names.isEmpty else { return writer.line(call ?? "Summary()") }
      writer.block(call ?? "Summary") { writer in
        for name in names { writer.line("\\.$" + name) }
      }
    case .when(let condition, let yes, let no):
      writer.line("When(\(condition.arguments)) {")
      writer.indented { yes.write(to: &$0) }
      writer.line("} otherwise: {")
      writer.indented { no.write(to: &$0) }
      writer.line("}")
    }
  }
}

/// A condition on which parameters are shown.
struct SummaryCondition: Hashable {
  /// The name of the parameter that it is about.
  let parent: String

  /// How the value is compared.
  let comparison: String

  /// The value to compare with as code; nil if there is none.
  let value: String?

  /// The arguments of `When`.
  var arguments: String {
    "\\.$\(parent), .\(comparison)" + (value.map { ", \($0)" } ?? "")
  }

  /// Whether it holds if another does; nil if that says nothing about it.
  func holds(given other: SummaryCondition) -> Bool? {
    if self == other { return true }
    guard parent == other.parent, other.comparison == "equalTo" else { return nil }
    switch comparison {
    case "equalTo": return false
    case "notEqualTo": return value != other.value
    case "hasAnyValue": return true
    default: return nil
    }
  }
}
