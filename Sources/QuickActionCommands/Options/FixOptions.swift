// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint
import SourceText
import WidgetProject

/// What is done about findings that can be repaired.
struct FixOptions: ParsableArguments {
  @Flag(help: "Repair what can be repaired without a look, and report the rest.")
  var fix = false

  @Flag(help: "With --fix or --diff: repair what a person should look at, too.")
  var unsafeFixes = false

  @Flag(help: "Show what --fix would change, as a unified diff, and change nothing.")
  var diff = false

  mutating func validate() throws {
    if fix, diff {
      throw ValidationError("'--fix' and '--diff' exclude each other; give one of them")
    }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("'--unsafe-fixes' does nothing alone; give '--fix' or '--diff' besides")
    }
  }

  /// Whether anything is to be repaired, or shown as if it were.
  var isWanted: Bool { fix || diff }

  /// Repairs the files at the given paths, in memory.
  func run(
    _ linter: Linter, _ paths: [String], settings: ProjectSettings, leaving known: KnownFindings?
  ) -> FixLoop.Result {
    FixLoop(linter: linter, applier: FixApplier(appliesUnsafeFixes: unsafeFixes))
      .run(paths, settings: settings, leaving: known)
  }

  /// What was changed, as a unified diff by file.
  func differences(_ result: FixLoop.Result) -> String {
    result.originals
      .map { UnifiedDiff(from: $0, to: result.texts[$0.name] ?? $0.bytes).text }
      .joined()
  }

  /// Writes the files that were changed, each whole or not at all, in the encoding that it has.
  ///
  /// - Throws: `CommandFailure` where a file cannot be written, or was changed by somebody else since it was read.
  func write(_ result: FixLoop.Result, output: OutputOptions) throws {
    for original in result.originals {
      guard let text = result.texts[original.name] else { continue }
      do throws(FileError) {
        let content = try FileContent(path: original.name)
        let now = try? SourceFile(name: original.name, content: content.bytes)
        guard now?.bytes == original.bytes else {
          throw FileError(.write, original.name, .changedMeanwhile)
        }
        try AtomicFile.write(
          original.encoded(text), to: original.name, expecting: .unchanged(content.fingerprint))
      } catch {
        throw CommandFailure(error)
      }
    }
    guard result.appliedCount > 0 else { return }
    let fixes = result.appliedCount == 1 ? "1 fix" : "\(result.appliedCount) fixes"
    let files = result.originals.count == 1 ? "1 file" : "\(result.originals.count) files"
    output.messages.note("applied \(fixes) to \(files)")
  }
}
