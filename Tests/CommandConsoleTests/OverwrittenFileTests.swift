// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import TestSupport
import Testing

struct OverwrittenFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func refusal(_ name: String, by result: String, isForced: Bool = false) -> String? {
    do {
      try OverwrittenFile(folder.path(name), by: Array(result.utf8)).check(isForced: isForced)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "an earlier result is replaced",
    arguments: [
      ("a.svg", "<svg xmlns=\"x\">old</svg>", "<svg>new</svg>"),
      ("a.html", "<!DOCTYPE html><html>", "<!DOCTYPE html><html lang=\"ja\">"),
      ("a.json", "{ \"version\": 1 }", "{\n  \"version\": 2 }"),
      ("a.txt", "2 files checked", "1 file checked"), ("empty", "", "{}"),
    ])
  func earlierResult(name: String, old: String, new: String) throws {
    try folder.write(old, to: name)
    #expect(refusal(name, by: new) == nil)
  }

  @Test(
    "a file of another sort, or of a kind that people write, is kept unless it is forced",
    arguments: [
      ("a.svg", "{ \"version\": 1 }", "<svg/>"),
      ("a.json", "{ \"name\": 1 }", "{ \"version\": 1 }"),
      ("X.actions.json", "{ \"version\": 1 }", "{ \"version\": 1 }"),
      ("LICENSE", "text", "text"), ("a.csv", "a,b", "text"),
      ("b.json", "{ \"version\": 1, \"intent\": \"\" }", "{ \"version\": 1, \"files\": {} }"),
      ("View.swift", "import SwiftUI", "text"), ("a.html", "<svg/>", "<!DOCTYPE html>"),
    ])
  func other(name: String, old: String, new: String) throws {
    try folder.write(old, to: name)
    #expect(refusal(name, by: new)?.contains("was not written by this command") == true)
    #expect(refusal(name, by: new, isForced: true) == nil)
  }

  @Test("a file that was read is never replaced, by whatever name")
  func input() throws {
    try folder.write("{ \"version\": 1 }", to: "C")
    try folder.link("D", to: "C")
    _ = try FileSystem.disk.bytes(of: FilePath(folder.path("C")))
    for name in ["C", "./C", "D"] {
      #expect(
        refusal(name, by: "{ \"version\": 1 }", isForced: true)?.contains("is an input") == true)
    }
  }

  @Test("what is not there yet, a folder and a device are not this check's to refuse")
  func nothing() throws {
    try folder.makeFolder("folder")
    #expect(refusal("new", by: "") == nil)
    #expect(refusal("folder", by: "") == nil)
    #expect(throws: Never.self) { try OverwrittenFile("/dev/null", by: []).check() }
  }
}
