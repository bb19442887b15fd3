// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension ProblemTexts {
  /// The whole message: which view, why, and what to do.
  package func sentence(for problem: LayoutProblem) -> String {
    sentence(title(of: problem), detail(of: problem))
  }

  /// A message of what holds in every drawing, and of what differs from drawing to drawing.
  package func sentence(_ title: String, _ detail: String?) -> String {
    detail.map { self(.withDetail, title, $0) } ?? title
  }

  /// Returns the message of a problem, with advice, as it is for every drawing that has it.
  package func title(of problem: LayoutProblem) -> String {
    if case .drawnDifferently(let limit, _) = problem {
      return self(.drawnDifferently, limit.subject, self(limit.text))
    }
    let facts = problem.facts
    let values = facts.values.map { value in
      switch value {
      case .text(let text): text.brief
      case .number(let number): String(number)
      }
    }
    return self(facts.text, values)
  }

  /// Returns the details that differ by drawing: the view, an example, a number; nil for none.
  package func detail(of problem: LayoutProblem) -> String? {
    switch problem {
    case .invisibleContent(_, let example, 1): words(for: example)
    case .invisibleContent(_, let example, 2): self(.andOnePart, words(for: example))
    case .invisibleContent(_, let example, let count):
      self(.andParts, words(for: example), String(count - 1))
    case .leftOutOfLine(let count): self(.leftOutCount, String(count))
    default: problem.facts.view.map { self(.inView, $0.brief(40)) }
    }
  }

  private func words(for content: LayoutProblem.Content) -> String {
    switch content {
    case .shape: self(.shape)
    case .line: self(.line)
    case .text(let text): self(.text, text.brief(40))
    case .image(let name): self(.image, name.brief(40))
    }
  }
}
