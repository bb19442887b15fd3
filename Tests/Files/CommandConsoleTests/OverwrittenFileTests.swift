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

  private static func svg(_ text: String) -> String {
    "<svg role=\"img\" aria-labelledby=\"title\" font-family=\"Inter\">\n<title id=\"title\">\(text)</title></svg>"
  }

  private static func page(_ language: String) -> String {
    "<!DOCTYPE html>\n<html lang=\"\(language)\"><meta content=\"default-src 'none'; img-src data:; style-src 'sha256-x'\">"
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
      ("a.svg", svg("old"), svg("new")), ("a.html", page("en"), page("ja")),
      ("a.json", "{ \"version\": 1 }", "{\n  \"version\": 2 }"),
      (
        "a.xml", "<testsuites name=\"quickaction diff\">", "<testsuites name=\"quickaction diff\"/>"
      ),
      (
        "a.xml", "<checkstyle version=\"4.3\"><error source=\"quickaction.QA1\"/></checkstyle>",
        "<checkstyle version=\"4.3\"></checkstyle>"
      ),
      ("a.txt", "a: error\n2 files checked: 1 error\n", "1 file checked: no findings"),
      ("empty", "", "{}"),
    ])
  func earlierResult(name: String, old: String, new: String) throws {
    try folder.write(old, to: name)
    #expect(refusal(name, by: new) == nil)
  }

  @Test(
    "a file of another sort, or of a kind that users write, is kept unless it is forced",
    arguments: [
      ("a.svg", "{ \"version\": 1 }", "<svg/>"),
      ("a.json", "{ \"name\": 1 }", "{ \"version\": 1 }"),
      ("X.actions.json", "{ \"version\": 1 }", "{ \"version\": 1 }"),
      ("LICENSE", "text", "text"), ("a.csv", "a,b", "text"),
      ("b.json", "{ \"version\": 1, \"intent\": \"\" }", "{ \"version\": 1, \"files\": {} }"),
      ("View.swift", "import SwiftUI", "text"), ("a.html", "<svg/>", page("en")),
      ("index.html", "<!DOCTYPE html><html lang=\"en\">", page("en")),
      ("logo.svg", "<svg xmlns=\"x\" width=\"1\"/>", svg("new")),
      ("logo.svg", "<svg xmlns=\"x\" width=\"1\"/>", "<svg width=\"2\"/>"),
      (
        "a.xml", "<checkstyle version=\"4.3\"><error source=\"swiftlint.rules.x\"/></checkstyle>",
        "<checkstyle version=\"4.3\"></checkstyle>"
      ),
      ("a.xml", "<testsuites name=\"jest\">", "<testsuites name=\"quickaction diff\"/>"),
      ("notes.txt", "call them on Monday\n", "1 file checked: no findings"),
    ])
  func other(name: String, old: String, new: String) throws {
    try folder.write(old, to: name)
    #expect(refusal(name, by: new)?.contains("was not written by this command") == true)
    #expect(refusal(name, by: new, isForced: true) == nil)
  }

  @Test("a photo is not taken for a picture of ours")
  func photo() throws {
    func picture(_ chunks: String...) -> [UInt8] {
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
        + chunks.flatMap { [0, 0, 0, 1] + Array($0.utf8) + [7, 0, 0, 0, 0] }
    }
    let own = picture("IHDR", "pHYs", "IDAT")
    try folder.write(picture("IHDR", "iCCP", "IDAT"), to: "photo.png")
    try folder.write(own + [1], to: "own.png")
    #expect(throws: CommandFailure.self) {
      try OverwrittenFile(folder.path("photo.png"), by: own).check()
    }
    #expect(throws: Never.self) { try OverwrittenFile(folder.path("own.png"), by: own).check() }
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
