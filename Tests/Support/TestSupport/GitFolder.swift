// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A git repository with a history that a test makes.
package struct GitFolder {
  /// The working tree.
  package let folder: ScratchFolder

  /// Takes a folder in which git is to work.
  package init(of folder: ScratchFolder) { self.folder = folder }

  /// Makes an empty repository.
  package init() throws {
    folder = try ScratchFolder()
    try git("init", "--quiet", "--initial-branch", "main")
  }

  /// Runs git in the repository.
  package func git(_ arguments: String...) throws { try git(arguments) }

  /// Runs git in the repository.
  package func git(_ arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    let nothing = open("/dev/null", O_RDWR)
    defer { close(nothing) }
    let process = try ChildProcess(
      "/usr/bin/env",
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments,
      environment: environment, in: folder.path,
      streams: .init(input: nothing, output: nothing, errors: nothing))
    struct Failure: Error { let arguments: [String] }
    guard process.wait() == .exit(0) else { throw Failure(arguments: arguments) }
  }

  /// Commits files, and removes others.
  package func commit(
    _ files: [String: String], removing removed: [String] = [], tag: String? = nil
  ) throws {
    for (path, content) in files { try folder.write(content, to: path) }
    for path in removed { try git("rm", "--quiet", "--force", path) }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", tag ?? "step")
    if let tag { try git("tag", tag) }
  }
}
