// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `quickaction diff --choices`, with what is wrong with a choice or with a revision.
@Suite("diff --choices")
struct DiffChoiceTests {
  private static let choice =
    #"{ "version": 1, "intent": "QuickActionConfiguration", "parameters": { "transitionDestinations": ["1", "2"] } }"#

  /// A repository with the sample, whose files can then be changed.
  private func sample() throws -> ScratchFolder {
    let folder = try SampleFolder.copy()
    let repository = DiffRepository(of: folder)
    try repository.git("init", "--quiet", "--initial-branch", "main")
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "first")
    try folder.write(Self.choice, to: "choice.json")
    return folder
  }

  private func run(_ folder: ScratchFolder, _ options: String...) -> CommandRun {
    CommandRun(
      ["diff", "HEAD", "--path", "@", "--choices", "@choice.json", "--exit-zero"] + options,
      in: folder)
  }

  @Test("the pictures of a commit have the images that those of the files have")
  func images() throws {
    let run = run(try sample(), "--format", "html")
    let pictures = run.output.components(separatedBy: "src=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(pictures.count == 2)
    let drawings = try pictures.map { picture in
      let encoded = String(picture.drop { $0 != "," }.dropFirst())
      let data = try #require(Data(base64Encoded: encoded))
      return String(decoding: data, as: UTF8.self)
        .replacing("\"a0-", with: "\"b0-").replacing("#a0-", with: "#b0-")
        .replacing(">After<", with: ">Before<")
    }
    #expect(drawings.first?.contains("<symbol") == true)
    #expect(drawings.first == drawings.last)
  }

  @Test("a catalog with an error in one revision is said, and not used")
  func brokenCatalog() throws {
    let folder = try sample()
    try SampleFolder.change(
      SampleFolder.catalog, #""parameter": "transitionDestinations""#,
      to: #""parameter": "transitions""#, in: folder)
    let run = run(folder)
    #expect(run.errors.hasPrefix("note: '"), "\(run.errors)")
    #expect(run.errors.contains("QuickActionWidget.actions.json' has an error ("))
    #expect(run.errors.hasSuffix("); choices are replayed without it\n"))
    #expect(run.output.contains("choice.json"))
  }

  @Test("a choice whose intent is gone is lost, and one of another app is refused")
  func intents() throws {
    let folder = try sample()
    try FileManager.default.removeItem(atPath: folder.path(SampleFolder.definition))
    try FileManager.default.removeItem(atPath: folder.path(SampleFolder.catalog))
    let gone = run(folder)
    #expect(
      gone.errors.contains(
        "is for the intent 'QuickActionConfiguration', which the later revision does not have; all of it is lost"
      ), "\(gone.errors)")
    #expect(gone.output.contains("is gone"))
    #expect(gone.exitCode == 0)
    try folder.write(
      Self.choice.replacing("QuickActionConfiguration", with: "Other"), to: "choice.json")
    let other = run(folder)
    #expect(
      other.errors.contains("is for the intent 'Other', which the earlier revision does not have"))
    #expect(other.exitCode == 2)
  }

  @Test("a file that is not a choice is explained, with its place", arguments: ["{", "[]", "{}"])
  func malformed(text: String) throws {
    let folder = try sample()
    try folder.write(text, to: "choice.json")
    let run = run(folder)
    #expect(run.errors.contains("choice.json:1:"), "\(run.errors)")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
  }
}
