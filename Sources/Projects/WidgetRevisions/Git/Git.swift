// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// A git repository, asked by plumbing alone: nothing is checked out, and nothing is written.
package struct Git: Sendable {
  /// The root of the working tree, absolute.
  package let root: String

  /// The current folder, absolute and without links.
  let currentFolder: FilePath

  /// Whether the history is cut off.
  package let isShallow: Bool

  /// Finds the repository of a file or folder.
  ///
  /// - Parameter path: The file or folder.
  /// - Throws: ``GitError`` if there is none, or git cannot be run.
  package init(of path: FilePath = FilePath(".")) throws(GitError) {
    let isFolder = FileSystem.disk.status(of: path) == .folder
    let result = try Self.run(
      ["-C", (isFolder ? path : path.folder).text, "rev-parse"]
        + ["--is-shallow-repository", "--show-toplevel"])
    guard result.status == 0 else {
      throw .noRepository(Self.words(result.errors))
    }
    let lines = String(decoding: result.output, as: UTF8.self)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    isShallow = lines.first == "true"
    let root = lines.count > 1 ? lines[1].dropLast(lines[1].hasSuffix("\n") ? 1 : 0) : ""
    self.root = String(root)
    currentFolder = FileSystem.disk.resolved(FilePath("."))
  }

  /// Runs a command for what it writes.
  ///
  /// - Parameters:
  ///   - arguments: The command with its arguments.
  ///   - input: What it reads.
  ///   - emptyStatus: The exit code, in addition to 0, with which it says that there is nothing to write.
  ///   - usesPatterns: Whether paths are patterns; otherwise they are names.
  /// - Returns: What it writes.
  /// - Throws: ``GitError`` if it fails.
  func output(
    _ arguments: [String], input: [UInt8] = [], emptyStatus: Int32 = 0, usesPatterns: Bool = false
  ) throws(GitError) -> [UInt8] {
    let result = try Self.run(
      ["-C", root] + arguments, input: input, usesPatterns: usesPatterns)
    guard result.status == 0 || result.status == emptyStatus else {
      throw .failed(command: arguments.first ?? "", Self.words(result.errors))
    }
    return result.output
  }

  /// The first line that a command writes; nil if it fails or writes nothing.
  func line(_ arguments: [String]) throws(GitError) -> String? {
    let result = try Self.run(["-C", root] + arguments)
    guard result.status == 0 else { return nil }
    let line = result.output.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Runs git.
  ///
  /// No program that the repository names for watching files is run, and no index is refreshed.
  private static func run(
    _ arguments: [String], input: [UInt8] = [], usesPatterns: Bool = false
  ) throws(GitError) -> ChildProcess.Result {
    do throws(ChildProcess.Failure) {
      return try ChildProcess.run(
        "git",
        arguments: [
          "--no-optional-locks", usesPatterns ? "--glob-pathspecs" : "--literal-pathspecs", "-c",
          "core.fsmonitor=false",
        ] + arguments, input: input, keepsErrors: true)
    } catch {
      switch error {
      case .notFound: throw .notInstalled
      case .system(let words): throw .notRun(words)
      }
    }
  }

  /// The message of git, in one line and without its own prefix.
  private static func words(_ errors: [UInt8]) -> String {
    let line = String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }
}
