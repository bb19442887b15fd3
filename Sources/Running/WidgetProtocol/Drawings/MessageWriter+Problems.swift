// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageWriter {
  /// Writes a problem: its identifier, the view that has it, and its values.
  mutating func problem(_ problem: LayoutProblem) {
    let facts = problem.facts
    array { writer in
      writer.string(facts.kind.rawValue)
      writer.optional(facts.view) { $0.string($1) }
      for value in facts.values {
        switch value {
        case .text(let text): writer.string(text)
        case .number(let number): writer.integer(number)
        }
      }
    }
  }
}
