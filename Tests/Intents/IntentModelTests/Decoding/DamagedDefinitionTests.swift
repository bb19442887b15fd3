// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import Testing

@Suite("Damaged definitions")
struct DamagedDefinitionTests {
  /// What becomes of a damaged file.
  private enum Outcome: Equatable {
    case noText, refused, decoded
    case outOfBounds(Diagnostic)
  }

  private func outcome(of content: [UInt8]) -> Outcome {
    guard let source = try? SourceFile(name: "test", content: content) else { return .noText }
    let diagnostics: [Diagnostic]
    var outcome = Outcome.decoded
    do throws(IntentDefinitionError) {
      let definition = try IntentDefinition(source)
      diagnostics = definition.diagnostics
      definition.forEachLocalizedText { _ in }
      for intent in definition.intents { _ = intent.displayedParameters }
    } catch {
      diagnostics = [error.diagnostic]
      outcome = .refused
    }
    let stray = diagnostics.first { diagnostic in
      ([diagnostic.place] + diagnostic.notes.compactMap(\.place)).contains {
        ($0.range?.end ?? 0) > source.bytes.count
      }
    }
    return stray.map { .outOfBounds($0) } ?? outcome
  }

  @Test("a definition cut off anywhere but before its last line break is refused")
  func truncation() throws {
    let content = try Sample.content()
    var decoded: [Int] = []
    for count in 0...content.count {
      switch outcome(of: Array(content.prefix(count))) {
      case .noText, .refused: break
      case .decoded: decoded.append(count)
      case .outOfBounds(let diagnostic): Issue.record("\(diagnostic), cut at \(count)")
      }
    }
    #expect(decoded == [content.count - 1, content.count])
  }

  @Test("a definition with any one byte missing is refused or decoded")
  func deletion() throws {
    let content = try Sample.content()
    var outcomes: [Outcome] = []
    for index in content.indices {
      var damaged = content
      damaged.remove(at: index)
      let outcome = outcome(of: damaged)
      if case .outOfBounds(let diagnostic) = outcome {
        Issue.record("\(diagnostic), without the byte at \(index)")
      }
      outcomes.append(outcome)
    }
    for expected in [Outcome.noText, .refused, .decoded] {
      #expect(outcomes.contains(expected))
    }
  }
}
