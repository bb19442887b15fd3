// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  /// A repository of git with a package, made in a folder for a test.
  struct PackageRepository {
    let scratch: ScratchFolder
    let name: String

    /// The folder, by which it is downloaded.
    var url: String { "file://" + scratch.path(name) }

    init(_ name: String, in scratch: ScratchFolder) throws {
      self.scratch = scratch
      self.name = name
      try scratch.makeFolder(name)
      try git("init", "--quiet")
    }

    /// Writes files, and commits them.
    ///
    /// - Returns: The revision.
    @discardableResult
    func commit(_ files: [String: String], tag: String? = nil) throws -> String {
      for (path, text) in files { try scratch.write(text, to: "\(name)/\(path)") }
      try git("add", "--all")
      try git("commit", "--quiet", "--message", "A change")
      if let tag { try git("tag", tag) }
      return String(try git("rev-parse", "HEAD").prefix { $0 != "\n" })
    }

    /// The manifest of a package with one target of the name of the repository's package.
    static func manifest(_ module: String, dependencies: String = "") -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(module)", products: [.library(name: "\(module)", targets: ["\(module)"])],
        targets: [.target(name: "\(module)"\(dependencies))])
      """
    }

    @discardableResult
    private func git(_ arguments: String...) throws -> String {
      let result = try ToolProcess.run(
        "git",
        [
          "-C", scratch.path(name), "-c", "user.name=A", "-c", "user.email=a@example.com", "-c",
          "commit.gpgsign=false",
        ] + arguments)
      try #require(result.status == 0, "\(result.output)")
      return result.output
    }
  }
#endif
