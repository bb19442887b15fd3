// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import IntentGeneration
import IntentModel
import SourceText

/// The files with the classes of definitions.
struct GeneratedClasses {
  /// The files, in order, each with the definition that it is from.
  let files: [GeneratedFolder.File]

  /// The paths of the definitions.
  let origins: [String]

  /// Generates files.
  ///
  /// - Parameters:
  ///   - given: The definitions.
  ///   - options: The options of the output.
  ///   - messages: The messages to the user.
  /// - Throws: `CommandFailure` with everything that prevents correct files.
  init(of given: GivenDefinitions, options: GenerationOptions, _ messages: Messages) throws {
    let generator = IntentGenerator(options: options)
    origins = given.paths
    do throws(GenerationError) {
      let files = try generator.files(for: given.definitions)
      var origins: [String: String] = [:]
      for definition in given.definitions.dropFirst() {
        for path in try generator.paths(for: [definition]) {
          origins[path] = definition.source.name
        }
      }
      let first = given.definitions.first?.source.name ?? ""
      self.files = files.map { file in
        GeneratedFolder.File(
          name: file.path, bytes: Array(file.contents.utf8), origin: origins[file.path] ?? first)
      }
    } catch {
      throw given.failure(error, messages)
    }
    if files.isEmpty, options.language != .none {
      messages.note(
        "the definition has no intents, enums or types of its own, so it has no classes")
    }
  }
}

extension GivenDefinitions {
  /// Classes that cannot be generated: the findings, or what is wrong with the options.
  func failure(_ error: GenerationError, _ messages: Messages) -> CommandFailure {
    let placed = error.problems.filter { $0.place != nil }
    guard !placed.isEmpty else { return CommandFailure("\(error)", exitCode: 2) }
    return format.failure(
      placed.map(\.diagnostic), sources: sources, messages, exitCode: 2)
  }
}
