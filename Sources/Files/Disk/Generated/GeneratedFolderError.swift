// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that generated files cannot be written to a folder.
package enum GeneratedFolderError: Error, Hashable, Sendable {
  /// A file cannot be read or written.
  case file(FileError)
  /// The path of the folder is that of a file.
  case notAFolder(String)
  /// A file of a generated file's name was not generated.
  case foreign(String)
  /// A generated file was changed after it was generated.
  case edited(String)
  /// A generated file's name is that of a symbolic link.
  case link(String)
  /// A name that is not that of a file in the folder.
  case outside(String)
  /// Two files of one name, and what they are generated from.
  case madeTwice(String, by: [String])
  /// The list of the generated files is not such a list.
  case unreadableManifest(String)
}

extension GeneratedFolderError: CustomStringConvertible {
  /// The error as a message in English.
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .notAFolder(let path): "'\(path)' is a file; specify a folder"
    case .foreign(let path):
      "'\(path)' was not generated here and was not overwritten; remove it, or add '--force'"
    case .edited(let path):
      "'\(path)' was changed after it was generated, and was left as it is; undo the change, or add '--force'"
    case .link(let path):
      "'\(path)' is a symbolic link, which is never written through; remove it"
    case .outside(let name):
      "the name '\(name)' would be outside of the folder; rename what it is generated from"
    case .madeTwice(let name, let origins) where Set(origins).count == 1:
      "'\(name)' would be generated twice from '\(origins[0])'; rename one of the two declarations"
    case .madeTwice(let name, let origins):
      "'\(name)' would be generated from \(origins.map { "'\($0)'" }.joined(separator: " and from ")); generate them into separate folders, or rename one of the two declarations"
    case .unreadableManifest(let path):
      "'\(path)' is not a list of generated files; remove it, and add '--force' once"
    }
  }
}
