// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Applies the fixes of findings to files in memory.
package struct FixApplier: Sendable {
  /// Whether unsafe fixes are applied, which the user should review.
  package let appliesUnsafeFixes: Bool

  /// Creates an applier of safe fixes, or of unsafe ones as well.
  package init(appliesUnsafeFixes: Bool) {
    self.appliesUnsafeFixes = appliesUnsafeFixes
  }

  /// The result of applying fixes.
  package struct Result: Sendable {
    /// The new text of each file that changed, by its name.
    package var texts: [String: [UInt8]] = [:]

    /// The number of fixes that were applied.
    package var appliedCount = 0
  }

  /// Applies one fix of each finding, as far as they do not want the same bytes: the first come, in the order of files and
  /// places, all edits of a fix or none.
  ///
  /// What is left over is found again in the changed files, and can be applied then.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - sources: The files that they are about.
  /// - Returns: The changed files.
  package func apply(_ diagnostics: [Diagnostic], to sources: [SourceFile]) -> Result {
    let sources = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var edits: [String: [TextEdit]] = [:]
    var result = Result()
    for fix in fixes(of: diagnostics) {
      guard let source = sources[fix.file] else { continue }
      let new = fix.edits.filter { !edits[fix.file, default: []].contains($0) }
      let all = edits[fix.file, default: []] + new
      guard !new.isEmpty, !Self.touches(new, edits[fix.file, default: []]),
        let text = try? source.applying(all), text != source.bytes
      else { continue }
      edits[fix.file] = all
      result.texts[fix.file] = text
      result.appliedCount += 1
    }
    return result
  }

  /// The fix of each finding that may be applied, in the order of files and places.
  private func fixes(of diagnostics: [Diagnostic]) -> [Fix] {
    diagnostics
      .compactMap { diagnostic in
        diagnostic.fixes.first { fix in
          !fix.isAdvice && (fix.safety == .safe || appliesUnsafeFixes)
        }
      }
      .enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }

  /// Whether edits want bytes that others want, or insert where others insert.
  private static func touches(_ edits: [TextEdit], _ others: [TextEdit]) -> Bool {
    edits.contains { edit in
      others.contains { other in
        edit.range.start <= other.range.end && other.range.start <= edit.range.end
      }
    }
  }
}

extension Fix {
  /// Where a fix is among others.
  fileprivate var order: Order {
    Order(file: file, start: edits.map(\.range.start).min() ?? 0)
  }

  fileprivate struct Order: Comparable {
    let file: String
    let start: Int

    static func < (lhs: Order, rhs: Order) -> Bool {
      (lhs.file, lhs.start) < (rhs.file, rhs.start)
    }
  }
}
