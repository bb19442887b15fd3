// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The findings of a build whose sources have errors, by cause.
package struct BuildFindings: Sendable {
  /// A module that cannot be had, with the files that import it.
  package var missing: [MissingModule] = []

  /// The errors with their causes, in the order of the files.
  package var errors: [(message: CompilerMessage, cause: ErrorCause)] = []

  /// The files that were left out, as they have errors.
  package var leftOut: [FilePath] = []

  /// Creates findings without any cause.
  package init() {}

  /// Adds errors with their causes.
  mutating func add(_ messages: [CompilerMessage], classifiedBy classifier: ErrorClassifier) {
    let known = Set(errors.map(\.message))
    errors += messages.filter { !known.contains($0) }.map { ($0, classifier.cause(of: $0)) }
  }

  /// The modules that cannot be had: those that were noticed before compiling, and those that the compiler did not find, as in a package.
  package var missingModules: [MissingModule] {
    var modules = missing
    for case (let message, .missingModule(let name)) in errors {
      if let place = modules.firstIndex(where: { $0.name == name }) {
        if !modules[place].files.contains(message.file) {
          modules[place].files.append(message.file)
        }
      } else {
        modules.append(MissingModule(name: name, files: [message.file]))
      }
    }
    return modules
  }

  /// How often our modules lack each name: the most frequent first.
  package var missingAPI: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for case (_, .missingAPI(let name)) in errors { counts[name, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The findings in one sentence.
  package var summary: String {
    let files = Set(errors.map(\.message.file)).union(missing.flatMap(\.files)).count
    let count = errors.count + missing.count
    return
      "\(count == 1 ? "1 error" : "\(count) errors") in \(files == 1 ? "1 file" : "\(files) files")"
  }
}
