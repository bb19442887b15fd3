// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// The number of findings of a check, by severity.
package struct ReportSummary: Hashable, Sendable {
  /// The number of files that were checked.
  package let fileCount: Int

  /// The number of findings with the severity error.
  package let errorCount: Int

  /// The number of findings with the severity warning.
  package let warningCount: Int

  /// The number of notes that are findings of their own.
  package let noteCount: Int

  /// The number of causes that the findings have.
  package let causeCount: Int

  /// Counts findings by severity.
  package init(fileCount: Int, diagnostics: [Diagnostic]) {
    // Only who has a cause can share one.
    let grouped = diagnostics.filter { $0.cause != nil }
    self.init(
      fileCount: fileCount, diagnostics: diagnostics,
      causeCount: diagnostics.count - grouped.count + grouped.groupedByCause().count)
  }

  /// Counts findings by severity whose causes are counted.
  package init(fileCount: Int, diagnostics: [Diagnostic], causeCount: Int) {
    func count(_ severity: Severity) -> Int {
      diagnostics.count { $0.severity == severity }
    }
    self.fileCount = fileCount
    errorCount = count(.error)
    warningCount = count(.warning)
    noteCount = count(.note)
    self.causeCount = causeCount
  }
}

extension ReportSummary: CustomStringConvertible {
  /// A line such as `2 files checked: 1 error, 3 warnings`, without a line break.
  ///
  /// Where findings share causes, there are fewer of those than of findings, and their number is reported too.
  package var description: String {
    // Concatenated, not joined (Benchmarks/README.md, "Text of a report").
    var result = ""
    for (count, noun) in [(errorCount, "error"), (warningCount, "warning"), (noteCount, "note")]
    where count > 0 {
      result += (result.isEmpty ? "" : ", ") + Self.counted(count, noun)
    }
    if result.isEmpty { result = "no findings" }
    let count = errorCount + warningCount + noteCount
    let causes = causeCount < count ? " (\(Self.counted(causeCount, "cause")))" : ""
    return "\(Self.counted(fileCount, "file")) checked: \(result)\(causes)"
  }

  /// The number and the noun, in the plural unless the number is 1.
  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
