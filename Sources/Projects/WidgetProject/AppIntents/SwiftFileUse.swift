// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file of Swift source in a target of an Xcode project.
package struct SwiftFileUse: Sendable {
  /// The name of the file.
  package let file: String

  /// The name of the `project.pbxproj`.
  package let projectFile: String

  /// The target that compiles the file.
  package let target: XcodeTarget
}
