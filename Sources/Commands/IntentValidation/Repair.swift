// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import DiagnosticRendering
import Disk
import IntentLint
import SourceText
import WidgetProject

/// The choice how findings are fixed.
package struct Repair {
  /// Whether fixes are written to the files.
  package var isApplied = false

  /// Whether unsafe fixes are applied, too.
  package var isUnsafe = false

  /// Whether the changes are shown, and nothing is changed.
  package var isShown = false

  /// Leaves files as they are.
  package init() {}

  /// Whether anything is fixed, or shown as if it were.
  package var isWanted: Bool { isApplied || isShown }

  /// Fixes the files at the given paths, in memory.
  func run(
    _ linter: Linter, _ paths: [String], reading texts: [String: [UInt8]] = [:],
    settings: ProjectSettings, leaving known: KnownFindings?
  ) -> FixLoop.Result {
    FixLoop(linter: linter, applier: FixApplier(appliesUnsafeFixes: isUnsafe))
      .run(paths, reading: texts, settings: settings, leaving: known)
  }

  /// The changes, as a unified diff by file.
  func differences(_ result: FixLoop.Result) -> String {
    result.originals
      .map { UnifiedDiff(from: $0, to: result.texts[$0.name] ?? $0.bytes).text }
      .joined()
  }

  /// Writes the files that were changed, all of them or none, in the encodings that they have.
  ///
  /// - Throws: `CommandFailure` if a file cannot be written, or was changed since it was read.
  func write(_ result: FixLoop.Result, output: ResultOutput) throws {
    do throws(FileError) {
      // All of them before any is written, so that one which cannot be is known in time.
      var files: [AtomicFile.Draft] = []
      for original in result.originals {
        guard let text = result.texts[original.name] else { continue }
        files.append(try file(original, holding: text))
      }
      if try !AtomicFile.write(files, isFlushed: true) {
        for file in files { output.messages.note(FileTexts().ownerLost(ofFile: file.path)) }
      }
    } catch {
      throw CommandFailure(error)
    }
    guard result.appliedCount > 0 else { return }
    let fixes = result.appliedCount == 1 ? "1 fix" : "\(result.appliedCount) fixes"
    let files = result.originals.count == 1 ? "1 file" : "\(result.originals.count) files"
    output.messages.note("applied \(fixes) to \(files)")
  }

  /// The bytes to write to a file that has not changed since it was read.
  private func file(
    _ original: SourceFile, holding text: [UInt8]
  ) throws(FileError) -> AtomicFile.Draft {
    let content = try FileContent(path: original.name)
    let now = try? SourceFile(path: original.name, bytes: content.bytes)
    guard now?.bytes == original.bytes else {
      throw FileError(.write, original.name, .changedMeanwhile)
    }
    guard let bytes = original.encoded(text) else {
      throw FileError(.write, original.name, .wouldLoseBytes)
    }
    return AtomicFile.Draft(
      bytes, to: original.name, expecting: .unchanged(content.fingerprint))
  }
}
