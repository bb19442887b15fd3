// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The findings of a build whose sources have errors, by cause.
package struct BuildFindings: Sendable {
  /// The stand-ins that were made for modules that are not available.
  package var standIns: [MadeStandIn] = []

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

  /// The modules that the compiler did not find, with the files that import them.
  package var missingModules: [MissingModule] {
    var modules: [MissingModule] = []
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

  /// The names that our modules lack, with their number of uses, the most frequent first.
  package var missingAPI: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for case (_, .missingAPI(let name)) in errors { counts[name, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The findings in one sentence.
  package var summary: String {
    let files = Set(errors.map(\.message.file)).count
    let count = errors.count
    return
      "\(count == 1 ? "1 error" : "\(count) errors") in \(files == 1 ? "1 file" : "\(files) files")"
  }
}
