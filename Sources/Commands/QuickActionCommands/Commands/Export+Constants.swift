// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import PropertyListSyntax
import SourceText
import WidgetPrograms
import WidgetProtocol

extension Export {
  /// The end of the names of files with the compiler's constant values.
  static let constantValuesSuffix = ".swiftconstvalues"

  /// Writes an app intent that the compiler wrote the constant values of, as an intent definition.
  ///
  /// - Throws: `CommandFailure` if the file cannot be read, or does not have the intent.
  func exportConstants(in path: String, _ console: Console) throws {
    let format = try output.form(format, standard: .definition, console)
    guard format == .definition else {
      throw CommandFailure(
        "constant values have no choice; write them as '--format definition'", exitCode: 2)
    }
    try output.result(console).write(XMLWriter.document(constantIntent(in: path).definition))
  }

  private func constantIntent(in path: String) throws -> DescribedIntent {
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    do throws(CompilerConstantsError) {
      return try CompilerConstants(source).intent(named: intent)
    } catch {
      throw CommandFailure("\(path): \(error)", exitCode: 2)
    }
  }
}
