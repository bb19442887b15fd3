// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import SourceText

/// A folder whose files belong to targets without being listed, as Xcode 16 and later make it.
///
/// A target that has the folder has all of its files but its exceptions; of a target that does not have it, the exceptions
/// are the only files that belong to it.
package struct SynchronizedFolder: Sendable {
  /// The files that a target has contrary to what it has of the rest.
  package struct Exceptions: Sendable {
    /// The identifier of the target.
    package let target: String

    /// The paths in the folder, as the project spells them.
    package let paths: [Located<String>]
  }

  /// The identifier of its object.
  package let identifier: String

  /// The path of the folder.
  package let path: FilePath

  /// The range in the project that names the folder.
  package let range: SourceRange

  /// The exceptions of single targets.
  package internal(set) var exceptions: [Exceptions] = []

  /// The paths of the files that belong to some other step of the build than their kind says.
  package internal(set) var reassigned: Set<String> = []

  /// The paths of the folders in it that are copied as they are.
  package internal(set) var explicitFolders: Set<String> = []

  /// The attributes of single files, such as `no_codegen`, by the target's identifier and the path
  /// in the folder.
  package internal(set) var attributes: [String: [String: [String]]] = [:]

  /// The platforms of single files that a target does not have for all, such as `ios`, by the
  /// target's identifier and the path in the folder.
  package internal(set) var platforms: [String: [String: [String]]] = [:]

  init(identifier: String, path: FilePath, range: SourceRange) {
    self.identifier = identifier
    self.path = path
    self.range = range
  }
}
