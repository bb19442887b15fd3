// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The source of the lines of an audit.
package enum AuditInput: Hashable, Sendable {
  /// A file, plain or compressed.
  case file(FilePath)
  /// The standard input of the process.
  case standardInput

  /// The name of the file; nil for standard input.
  var name: String? {
    if case .file(let path) = self { path.text } else { nil }
  }
}

/// The reason why lines cannot be read.
package enum AuditInputError: Error, Hashable, Sendable {
  /// The system cannot open or read the file.
  case file(FileError)
  /// The program that decompresses is not installed.
  case noProgram(String, file: String)
  /// The program that decompresses ends with an error: the file is damaged.
  case damaged(file: String, program: String)
  /// A pipe brings compressed bytes.
  case compressedPipe(String)
  /// The file is in a format that is not read.
  case unsupported(String, file: String)
}
