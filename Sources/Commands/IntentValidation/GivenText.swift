// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import SourceText

/// A text on standard input that is checked instead of the file of a name.
package struct GivenText {
  /// The paths that mean standard input.
  package static let paths: Set<String> = ["-", "/dev/stdin"]

  /// The name, which says what the text is and where its neighbors are.
  let name: String

  /// The bytes.
  let content: [UInt8]

  /// Reads standard input.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - console: Where standard input is read.
  /// - Throws: `CommandFailure` if it cannot be read, or is not text.
  init(name: String, from console: Console) throws(CommandFailure) {
    self.name = name
    do throws(FileError) {
      content = try console.readInput()
      do throws(SourceFileError) {
        _ = try SourceFile(name: name, content: content)
      } catch {
        // The report shows where it is.
        if case .mergeConflict = error.reason { return }
        throw FileError(.read, name, .content(error))
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
