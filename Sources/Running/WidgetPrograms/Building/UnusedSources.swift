// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// The files, and parts of files, that are left out by themselves, as they do not compile and nothing of the widget uses them.
struct UnusedSources {
  /// The files, each once.
  var files: Set<FilePath> = []

  /// The parts of other files.
  private(set) var trapped: [FilePath: TrappedBodies] = [:]

  /// The errors in those parts, in the order in which they were found.
  private var errors: [CompilerMessage] = []

  /// How many parts of a program may be left out before its errors are shown.
  private static let maximumCount = 200

  /// Takes the parts of reached files that errors are in and that are not reached themselves.
  ///
  /// - Returns: The errors that are left: all of them if there is no part that was not taken before.
  mutating func takeParts(
    with errors: [CompilerMessage], by reached: ReachedSources, besides others: Set<FilePath>
  ) -> [CompilerMessage] {
    guard trapped.values.reduce(0, { $0 + $1.messages.count }) < Self.maximumCount else {
      return errors
    }
    var hasTaken = false
    let left = errors.filter { error in
      guard !error.isCrash, !others.contains(error.file),
        let source = try? FileSystem.disk.source(at: error.file),
        let line = source.lineTable().range(ofLine: error.line)
      else { return true }
      let offset = line.start + error.column - 1
      guard let part = reached.unusedPart(of: error.file, around: offset) else { return true }
      let text = String(decoding: source.bytes, as: UTF8.self)
      var bodies = trapped[error.file] ?? TrappedBodies()
      bodies.reason = "this was left out, as it does not compile here and nothing seemed to use it"
      let isNew = bodies.add(error, in: text, at: offset, part: part.range)
      if isNew {
        self.errors.append(error)
        hasTaken = true
      }
      trapped[error.file] = bodies
      // A second error of what is left out goes with the first.
      return !isNew && !bodies.covers(offset, in: text)
    }
    // What is left out and still does not compile would be compiled in vain again and again.
    return hasTaken ? left : errors
  }

  /// Leaves out again what the last build left out, as far as still nothing uses it.
  mutating func restore(_ record: BuildRecord, in plan: ProgramPlan, by reached: ReachedSources) {
    let last = record.unused
    let sources = Set(plan.modules.flatMap(\.sources))
    files.formUnion(reached.leavingOut(last.files.intersection(sources)))
    _ = takeParts(
      with: last.errors.filter { sources.contains($0.file) && !files.contains($0.file) },
      by: reached, besides: plan.downloadedSources)
  }

  /// Adds what was left out to a record.
  func keep(in record: inout BuildRecord) {
    for file in files.sorted(by: { $0.text < $1.text }) { record.add(unused: file) }
    for error in errors where !files.contains(error.file) { record.add(unusedPart: error) }
  }

  /// Takes the files that import what is not available and that are not reached.
  ///
  /// - Returns: The modules that reached files import, with those files.
  mutating func takeMissing(of plan: ProgramPlan, by reached: ReachedSources) -> [MissingModule] {
    files.formUnion(reached.leavingOut(Set(plan.missing.flatMap(\.files))))
    return plan.missing.compactMap { module in
      var module = module
      module.files.removeAll(where: files.contains)
      return module.files.isEmpty ? nil : module
    }
  }
}

extension ProgramPlan {
  /// The plan with a note of the files that were left out by themselves, if there are any.
  func noting(_ unused: UnusedSources) -> ProgramPlan {
    let files = unused.files.sorted { $0.text < $1.text }
    let parts = unused.trapped.filter { !$0.value.isEmpty && !unused.files.contains($0.key) }.keys
      .sorted { $0.text < $1.text }
    let names = files.map(name) + parts.map { "parts of \(name(of: $0))" }
    guard !names.isEmpty else { return self }
    var plan = self
    plan.notes.append(
      "left out, as they do not compile here and nothing of the widget uses them: \(names.joined(separator: ", "))"
    )
    return plan
  }

  /// Leaves intents extensions out if nothing else has errors, with a warning.
  ///
  /// - Returns: Whether there are any.
  mutating func leaveOutIntents(failingWith errors: [CompilerMessage]) -> Bool {
    let failing = modules.filter { module in
      module.role == .intents && errors.contains { module.sources.contains($0.file) }
    }
    let files = Set(failing.flatMap(\.sources))
    guard let first = errors.first, errors.allSatisfy({ files.contains($0.file) }) else {
      return false
    }
    modules.removeAll { module in failing.contains { $0.name == module.name } }
    let names = failing.map(\.target)
    warnings.append(
      "the intents extension \(names.listedNames()) does not compile here and was left out, so that its handler answers nothing: \(name(of: first.file)):\(first.line): \(first.text)"
    )
    return true
  }

  private func name(of path: FilePath) -> String {
    path.text.hasPrefix(folder.text + "/") ? path.relative(to: folder).text : path.text
  }
}
