// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChoiceAudits
import CommandConsole
import Disk
import SourceText

/// The summaries that `audit --merge` adds.
struct AuditSummaries {
  /// The sum of the summaries of some files, in their order.
  ///
  /// - Throws: `CommandFailure` if a file is not a summary, or of something else than the others.
  static func sum(of files: [String], _ console: Console) throws -> AuditSummary {
    var sum: AuditSummary?
    for file in files {
      for summary in try summaries(of: file, console) {
        guard var all = sum else {
          sum = summary
          continue
        }
        do throws(AuditSummary.Mismatch) {
          try all.append(summary)
        } catch {
          throw CommandFailure(
            "'\(file)' is a summary of choices that were audited against another definition, catalog or family; "
              + "audit all parts against the same", exitCode: 2)
        }
        sum = all
      }
    }
    guard let sum else { throw CommandFailure("name the summaries to add", exitCode: 2) }
    return sum
  }

  private static func summaries(of file: String, _ console: Console) throws -> [AuditSummary] {
    let text: String
    do throws(FileError) {
      if file == GivenFileName.standardStream {
        text = String(decoding: try console.readInput(), as: UTF8.self)
      } else {
        let source = try FileSystem.disk.source(at: FilePath(file))
        text = String(decoding: source.bytes, as: UTF8.self)
      }
    } catch {
      throw CommandFailure(error)
    }
    do throws(AuditSummaryError) {
      return try AuditSummary.summaries(in: text)
    } catch {
      throw CommandFailure(sentence(for: error, in: file), exitCode: 2)
    }
  }

  private static func sentence(for error: AuditSummaryError, in file: String) -> String {
    switch error {
    case .notJSON(let reason): "'\(file)' is not a summary of 'audit': \(reason)"
    case .version(let spelling):
      "version '\(spelling)' of the summary '\(file)' is not supported; use \(AuditSummary.version), "
        + "which this program writes with 'audit --format json'"
    case .malformed(let member):
      "'\(file)' is not a summary of 'audit': '\(member)' is missing or malformed"
    case .empty: "'\(file)' is empty; a summary of 'audit --format json' was expected"
    }
  }
}
