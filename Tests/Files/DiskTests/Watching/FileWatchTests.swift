// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import TestSupport
  import Testing

  @testable import Disk

  /// A watch that misses a change waits without end, which the limit ends.
  @Suite(.timeLimit(.minutes(5)))
  struct FileWatchTests {
    private let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
      try folder.write("", to: "Sources/View.swift")
      try folder.write("", to: "feed")
    }

    private func watch(_ folders: WatchedFolders) throws -> FileWatch {
      var watch = try FileWatch(ignoring: nil)
      try watch.begin(folders)
      return watch
    }

    private func change(_ name: String, isFolder: Bool = false) -> FolderChange {
      FolderChange(folder: FilePath(folder.path), name: name, isFolder: isFolder)
    }

    @Test("a file that is named matters, whatever it is called")
    func named() throws {
      let watch = try watch(WatchedFolders(files: [FilePath(folder.path("feed"))]))
      #expect(watch.matters(change("feed")))
      #expect(!watch.matters(change("other")))
      #expect(watch.matters(change("Widget.strings")))
    }

    @Test("sources matter where they are asked for")
    func sources() throws {
      let tree = [FilePath(folder.path)]
      let with = try watch(WatchedFolders(trees: tree, pathExtensions: ["swift"]))
      #expect(with.matters(change("View.swift")))
      #expect(try !watch(WatchedFolders(trees: tree)).matters(change("View.swift")))
    }

    @Test("a name matters in any folder if it is asked for")
    func names() throws {
      let tree = [FilePath(folder.path)]
      let with = try watch(WatchedFolders(trees: tree, names: ["app.config.js"]))
      #expect(with.matters(change("app.config.js")))
      #expect(!with.matters(change("other.config.js")))
      #expect(with.matters(change(".gitignore")))
    }

    @Test("where the system does not tell which file it was, its state does, of sources as well")
    func states() throws {
      let folders = [FilePath(folder.path("Sources"))]
      let all = WatchedFiles(
        of: WatchedFolders(trees: folders, pathExtensions: ["swift"]), without: nil)
      let (with, without) = (
        FileStates(in: folders, of: all),
        FileStates(in: folders, of: WatchedFiles(without: nil))
      )
      #expect(!with.haveChanged(in: folders))
      try folder.write("let a = 1", to: "Sources/View.swift")
      #expect(with.haveChanged(in: folders))
      #expect(!without.haveChanged(in: folders))
    }

    @Test("the file that the command writes itself does not matter, however it is spelled")
    func ownFile() {
      let files = WatchedFiles(
        of: WatchedFolders(files: [FilePath("out/w.svg")]), without: "./out/w.svg")
      #expect(!files.contains(FilePath("out/w.svg")))
      #expect(files.contains(FilePath("out/v.svg")))
    }

    @Test("what a command builds in a hidden folder is not a change")
    func hidden() throws {
      let watch = try watch(WatchedFolders(trees: [FilePath(folder.path)]))
      #expect(!watch.matters(change(".build", isFolder: true)))
      #expect(watch.matters(change("Sources", isFolder: true)))
    }

    @Test("the wait ends with a source that is written")
    func wait() throws {
      let folders = WatchedFolders(trees: [FilePath(folder.path)], pathExtensions: ["swift"])
      let watch = try watch(folders)
      try folder.write("1", to: "Sources/View.swift")
      try watch.wait(in: { folders })
    }
  }
#endif
