// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetProject

/// A text on standard input that is checked instead of the file of a name.
struct GivenText {
  /// The paths that mean standard input.
  static let paths: Set<String> = [GivenFileName.standardStream, "/dev/stdin"]

  /// The name, which says what the text is and where its neighbors are.
  let name: String

  /// The bytes.
  let content: [UInt8]

  /// Reads standard input.
  ///
  /// - Throws: `CommandFailure` if it cannot be read, or is not text.
  init(name: String) throws(CommandFailure) {
    self.name = name
    do throws(FileError) {
      content = try Console.current.readInput()
      do throws(SourceFileError) {
        _ = try SourceFile(name: name, content: content)
      } catch {
        throw FileError(.read, name, .content(error))
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
