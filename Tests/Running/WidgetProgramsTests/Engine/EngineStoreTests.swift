// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetProject

@testable import WidgetPrograms

struct EngineStoreTests {
  @Test func `The engines that were used last are kept, and it is said that others were removed`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "EngineStoreTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (age, name) in ["newest", "old", "oldest", "second"].enumerated() {
      let engine = folder.appending(path: "engines/\(name)/lib")
      try FileManager.default.createDirectory(at: engine, withIntermediateDirectories: true)
      let mark = engine.deletingLastPathComponent().appending(path: EngineBuilder.mark)
      try Data("{}".utf8).write(to: mark)
      let date = Date(timeIntervalSince1970: 1_000_000 - Double([0, 5, 9, 1][age]) * 60)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: mark.path)
    }
    // What is not whole is being built by somebody.
    try FileManager.default.createDirectory(
      at: folder.appending(path: "engines/.building"), withIntermediateDirectories: true)
    let notes = Mutex<[String]>([])
    let store = EngineStore(folder: FilePath(folder.path))
    store.removeOldEngines(
      ProgramProgress(note: { text in notes.withLock { $0.append(text) } }, step: { _ in }))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "engines").path)
    #expect(left.sorted() == [".building", "newest", "second"])
    #expect(
      notes.withLock(\.self) == [
        "removed the modules for widgets of 2 older versions from '\(folder.path)'"
      ])
  }

  @Test func `The first note promises no time that a busy machine does not keep`() {
    let note = EngineBuilder.firstNote(on: "Swift 6.3.1")
    #expect(note.hasPrefix("building the modules for widgets, once for Swift 6.3.1; "))
    #expect(!note.contains("ten minutes"))
  }

  #if os(Linux)
    @Test func `Without a widget no engine is built for it`() throws {
      let scratch = try ScratchFolder()
      try scratch.write(
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"E\")\n",
        to: "engine/Package.swift")
      try scratch.makeFolder("engine/Sources/Apple/SwiftUI")
      try scratch.write(
        FileSystem.disk.bytes(of: ShopProject.project.appending("project.pbxproj")),
        to: "Shop.xcodeproj/project.pbxproj")
      var request = ProgramRequest(.project(FilePath(scratch.path("Shop.xcodeproj"))))
      request.engine = FilePath(scratch.path("engine"))
      do throws(ProgramError) {
        _ = try ProgramBuilder(request, environment: ["XDG_CACHE_HOME": scratch.path("cache")])
        Issue.record("no error")
      } catch {
        guard case .noWidget = error else {
          Issue.record("\(error)")
          return
        }
      }
      #expect(FileSystem.disk.status(of: FilePath(scratch.path("cache"))) == .nothing)
    }
  #endif
}
