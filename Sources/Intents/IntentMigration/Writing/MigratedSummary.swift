// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

/// The sentences about an intent, by conditions on its parameters.
indirect enum MigratedSummary {
  /// A sentence, if there is one, and the parameters below it.
  case sentence(Code?, [String])
  /// A sentence if a condition holds, and one if it does not.
  case when(SummaryCondition, MigratedSummary, otherwise: MigratedSummary)
  /// A sentence for each of several values of a parameter, and one for the others.
  case values(of: String, [(value: String, MigratedSummary)], otherwise: MigratedSummary)

  /// The summary with comparisons of one parameter, each in the other branch of the one before, as one `Switch`.
  var merged: MigratedSummary {
    switch self {
    case .sentence, .values: return self
    case .when(let condition, let yes, let no):
      guard let value = condition.exactValue else {
        return .when(condition, yes.merged, otherwise: no.merged)
      }
      var cases = [(value: value, yes.merged)]
      var rest = no
      while case .when(let next, let inner, let other) = rest, next.parent == condition.parent,
        let value = next.exactValue
      {
        cases.append((value, inner.merged))
        rest = other
      }
      guard cases.count > 1 else { return .when(condition, yes.merged, otherwise: no.merged) }
      return .values(of: condition.parent, cases, otherwise: rest.merged)
    }
  }

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
    case .values(let parent, let cases, let rest):
      writer.block("Switch(\\.$\(parent))") { writer in
        for (value, summary) in cases {
          writer.block("Case(\(value))") { summary.write(to: &$0) }
        }
        writer.block("DefaultCase") { rest.write(to: &$0) }
      }
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

  /// The only value for which it holds; nil if it holds for others.
  var exactValue: String? { comparison == "equalTo" ? value : nil }

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
