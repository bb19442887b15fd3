// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file in whose place a result would be written.
///
/// A command may replace what it wrote before, and nothing else. What it wrote before cannot be known for certain, so a file
/// passes if it looks like such a result: of the same sort, and not of a kind that users or other tools write.
package struct OverwrittenFile {
  /// The path.
  let path: String

  /// The bytes that the file would hold.
  let result: [UInt8]

  /// Describes a file that would be written.
  package init(_ path: String, by result: [UInt8]) {
    self.path = path
    self.result = result
  }

  /// Refuses a file if it is one of those that a command reads piece by piece.
  package func check(inputs: [String]) throws {
    guard let status = FileState(path), inputs.contains(where: { FileState($0) == status }) else {
      return
    }
    throw refusedInput
  }

  private var refusedInput: CommandFailure {
    CommandFailure(
      "'\(VisibleText.of(path))' is an input of this command and was not overwritten; specify another file",
      exitCode: 2)
  }

  /// Which file a path leads to.
  private struct FileState: Equatable {
    private let device: UInt64
    private let inode: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(status.st_ino)
    }
  }

  /// Refuses a file that was not written by a command.
  ///
  /// - Parameter isForced: Whether a file that nothing is known of may go; an input of the command never may.
  /// - Throws: `CommandFailure` with the reason.
  package func check(isForced: Bool = false) throws {
    guard FileSystem.disk.status(of: FilePath(path)) == .file, !AtomicFile.isStream(path) else {
      return
    }
    let name = VisibleText.of(path)
    if InputFiles.contain(path) { throw refusedInput }
    guard !isForced, !couldBeResult else { return }
    throw CommandFailure(
      "'\(name)' was not written by this command and was not overwritten; specify another file, or add '--force'",
      exitCode: 2)
  }

  private var couldBeResult: Bool {
    guard !Self.sourceNames.contains(where: { path.hasSuffix($0) }) else { return false }
    let present: [UInt8]
    do throws(FileError) {
      present = try FileContent(path: path, isInput: false).bytes
    } catch {
      // Of what cannot be read nothing is known; larger files than any that is read are none of ours.
      return false
    }
    if present.isEmpty { return true }
    let sort = ResultSort(present)
    guard sort == ResultSort(result) else { return false }
    if case .markup(_, isOwn: false) = sort { return false }
    // Nothing in a text says who wrote it.
    return sort != .text
      || Self.textNames.contains { path.hasSuffix($0) } && ResultSort.areAlike(present, result)
  }

  /// The suffixes of files in which users keep what a program printed.
  private static let textNames = [".txt", ".text", ".log", ".out"]

  /// How the names of files end that are sources: of widgets, of apps, of projects.
  private static let sourceNames = [
    ".intentdefinition", ".actions.json", ".feed.json", ".strings", ".stringsdict", ".xcstrings",
    ".plist", ".entitlements", ".pbxproj", ".xcconfig", ".swift", ".h", ".m", ".mm", ".c", ".cpp",
    ".kt", ".java", ".dart", ".js", ".jsx", ".ts", ".tsx", ".rb", ".py", ".sh", ".md", ".yml",
    ".yaml", ".toml", ".ipa", "quickaction.json", "package.json", ".csv", ".tsv", ".lock",
    ".resolved", ".gradle", ".xib", ".storyboard", ".swiftconstvalues", "LICENSE", "NOTICE",
    "README", "CHANGELOG", "Makefile", "Podfile", "Gemfile", "Fastfile", "Dockerfile", "Cartfile",
  ]
}
