// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct WatchTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.definition(tag: 2), to: "App/W.intentdefinition")
  }

  private static func definition(tag: Int) -> String {
    let parameters = [("a", 1), ("b", tag)].map { name, tag in
      """
      <dict>
      <key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterTag</key><integer>\(tag)</integer>
      <key>INIntentParameterType</key><string>String</string>
      </dict>
      """
    }
    return """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Show</string>
      <key>INIntentParameters</key><array>\(parameters.joined())</array>
      </dict></array></dict></plist>

      """
  }

  /// A command that watches, and what it writes.
  private final class Watched {
    private let process: ChildProcess
    private let output: ChildPipe
    private var bytes: [UInt8] = []

    init(_ arguments: [String], in folder: ScratchFolder) throws {
      let input = try ChildPipe()
      output = try ChildPipe()
      // What is said besides comes in order with the reports.
      process = try Executable.command(arguments, in: folder).start(
        .init(input: input.reading, output: output.writing, errors: output.writing))
      output.closeWriting()
    }

    /// The text up to the next time that the command waits.
    func next() -> String {
      let mark = Array("Ctrl-C ends\n".utf8)
      while true {
        if let range = bytes.firstRange(of: mark) {
          defer { bytes.removeSubrange(..<range.upperBound) }
          return String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
        }
        let some = output.readSome()
        if some.isEmpty { return String(decoding: bytes, as: UTF8.self) }
        bytes += some
      }
    }

    /// Presses Ctrl-C, and waits for the end.
    func interrupt() -> ChildProcess.End {
      process.send(SIGINT)
      return process.wait()
    }
  }

  @Test("each change on the disk brings a new report, and Ctrl-C ends with 130")
  func validate() throws {
    let watched = try Watched(
      ["validate", "--watch", "--select", "duplicate-parameter-tag,missing-translation", "App"],
      in: folder)
    #expect(watched.next().hasPrefix("1 file checked: no findings\n"))
    // As an editor writes that saves in place.
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "App/W.intentdefinition"))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(Self.definition(tag: 1).utf8))
    try file.close()
    var report = watched.next()
    // A file that is written in two steps may be seen between them.
    while !report.contains("duplicate-parameter-tag") { report = watched.next() }
    #expect(report.contains("1 file checked: 1 error\n"))
    // As one does that puts a new file in the place of the old one.
    try folder.write(Self.definition(tag: 2), to: "App/new")
    #expect(rename(folder.path("App/new"), folder.path("App/W.intentdefinition")) == 0)
    #expect(watched.next().contains("1 file checked: no findings\n"))
    // New folders, and files in them.
    try folder.makeFolder("App/More/Deep")
    var last = watched.next()
    try folder.write(Self.definition(tag: 1), to: "App/More/Deep/V.intentdefinition")
    while !last.contains("2 files checked") { last = watched.next() }
    try FileManager.default.removeItem(atPath: folder.path("App/More"))
    while !last.contains("1 file checked") { last = watched.next() }
    #expect(watched.interrupt() == .exit(130))
  }

  @Test(
    "a Swift source that comes, changes and goes brings new reports",
    arguments: [["validate", "--watch", "App"], ["check", "--fast", "--watch", "App"]])
  func sources(arguments: [String]) throws {
    func widget(_ ignored: String) -> String {
      """
      import SwiftUI
      import WidgetKit
      // quickaction:ignore \(ignored)
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Kind", provider: P()) { _ in Text("a") }
        }
      }

      """
    }
    let watched = try Watched(arguments, in: folder)
    var report = watched.next()
    #expect(!report.contains("New.swift"))
    try folder.write(widget("nothing"), to: "App/More/New.swift")
    while !report.contains("unknown rule 'nothing'") { report = watched.next() }
    try folder.write(widget("nobody"), to: "App/More/New.swift")
    while !report.contains("unknown rule 'nobody'") { report = watched.next() }
    try FileManager.default.removeItem(atPath: folder.path("App/More/New.swift"))
    while report.contains("New.swift") { report = watched.next() }
    #expect(watched.interrupt() == .exit(130))
  }

  @Test("a baseline that only the configuration names is watched, wherever it is")
  func baseline() throws {
    try folder.write(#"{"baseline": "known/baseline.json"}"#, to: "quickaction.json")
    try folder.write(#"{"version": 1, "findings": []}"#, to: "known/baseline.json")
    let watched = try Watched(["validate", "--watch", "App"], in: folder)
    #expect(watched.next().contains("1 file checked"))
    try folder.write("{", to: "known/baseline.json")
    var report = watched.next()
    while !report.contains("baseline.json:1:") { report = watched.next() }
    #expect(watched.interrupt() == .exit(130))
  }

  @Test("a mistake in the configuration is said, and its repair is seen")
  func configuration() throws {
    try folder.write("{", to: "quickaction.json")
    let watched = try Watched(["validate", "--watch", "App"], in: folder)
    #expect(watched.next().contains("quickaction.json:1:"))
    try folder.write(#"{"ignore": ["property-list"]}"#, to: "quickaction.json")
    var report = watched.next()
    while !report.contains("file checked") { report = watched.next() }
    #expect(watched.interrupt() == .exit(130))
  }

  @Test("a program is drawn again when it is built again, also after one that failed")
  func program() throws {
    let sample = try #require(Executable.file).deletingLastPathComponent()
      .appending(path: "SampleProgram").path
    guard FileManager.default.isExecutableFile(atPath: sample) else { return }
    func build(_ text: String) throws {
      try folder.write("#!/bin/sh\n\(text)\n", to: "new")
      try folder.setPermissions(0o755, of: "new")
      try #require(rename(folder.path("new"), folder.path("Widgets")) == 0)
    }
    try build("exec '\(sample)'")
    let watched = try Watched(
      [
        "preview", "--watch", "--program", "Widgets", "--widget", "Clock", "--family",
        "systemSmall", "--format", "svg", "-o", "clock.svg",
      ], in: folder)
    _ = watched.next()
    let picture = try #require(folder.text(of: "clock.svg"))
    try build("exit 3")
    var report = watched.next()
    while !report.contains("error: ") { report = watched.next() }
    try FileManager.default.removeItem(atPath: folder.path("clock.svg"))
    try build("exec '\(sample)'")
    while folder.text(of: "clock.svg") != picture { _ = watched.next() }
    #expect(watched.interrupt() == .exit(130))
  }

  @Test("preview draws again, and what it writes itself brings no other drawing")
  func preview() throws {
    let sample = try SampleFolder.copy()
    let watched = try Watched(
      ["preview", "--watch", "--format", "svg", "--locale", "ja", "-o", "IntentDefinitions/w.svg"],
      in: sample)
    _ = watched.next()
    let before = try #require(sample.text(of: "IntentDefinitions/w.svg"))
    let table = "Localization/ja.lproj/QuickActionWidget.actions.strings"
    let text = try #require(sample.text(of: table))
    try sample.write(text.replacing("入力", with: "書込"), to: table)
    _ = watched.next()
    var after = try #require(sample.text(of: "IntentDefinitions/w.svg"))
    while after == before {
      _ = watched.next()
      after = try #require(sample.text(of: "IntentDefinitions/w.svg"))
    }
    #expect(after.contains("書込"))
    #expect(watched.interrupt() == .exit(130))
  }
}
