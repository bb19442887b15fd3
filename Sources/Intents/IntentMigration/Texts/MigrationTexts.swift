// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension MigrationTexts {
  /// The text for one, or for any other number, which is its second value.
  func counted(_ count: Int, _ one: MigrationText, _ many: MigrationText, _ subject: String)
    -> String
  {
    count == 1 ? self(one, subject) : self(many, subject, String(count))
  }

  /// Returns the message that names the file with the rest of the work.
  ///
  /// - Parameters:
  ///   - gaps: How many places have to be filled in.
  ///   - steps: How many changes of the project there are.
  ///   - path: The file with the list.
  /// - Returns: The sentence, without a full stop.
  package func listed(gaps: Int, steps: Int, in path: String) -> String {
    self(
      .listed, gaps == 1 ? self(.placeToFill) : self(.placesToFill, String(gaps)),
      steps == 1 ? self(.changeOfProject) : self(.changesOfProject, String(steps)), path)
  }
}
