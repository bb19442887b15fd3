// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import UniformTypeIdentifiers

@testable import AppIntents

@Suite struct FileAndPersonTests {
  @Test("The type of a file is that of its name unless it is given")
  func types() {
    let data = Data("a".utf8)
    #expect(IntentFile(data: data, filename: "a.PNG").type == .png)
    #expect(IntentFile(data: data, filename: "a.png", type: .plainText).type == .plainText)
    #expect(IntentFile(data: data, filename: "a").availableContentTypes == [])
  }

  @Test("The content of a file is had in its own type or one that this conforms to")
  func content() async throws {
    let file = IntentFile(data: Data("a".utf8), filename: "a.png")
    #expect(try await file.data(contentType: .image) == Data("a".utf8))
    await #expect(throws: CocoaError.self) { try await file.data(contentType: .pdf) }
  }

  @Test("A file of data is written for a function, and deleted after it")
  func temporaryFile() async throws {
    let file = IntentFile(data: Data("text".utf8), filename: "note.txt")
    let url = try await file.withFile(contentType: .plainText) { url, isOriginal in
      #expect(!isOriginal)
      #expect(url.lastPathComponent == "note.txt")
      let written = try Data(contentsOf: url)
      #expect(written == Data("text".utf8))
      return url
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A person is known by a name, or else by a handle")
  func people() throws {
    let handle = IntentPerson.Handle(emailAddress: "ann@example.com", label: .work)
    let person = IntentPerson(handle: handle)
    guard case .text("ann@example.com") = person.hostedValue else {
      Issue.record("the name is another one")
      return
    }
    #expect(person.handle?.value == .emailAddress("ann@example.com"))
    let found = try #require(IntentPerson.hosted(.text("Ann"), by: nil))
    #expect(found.name.displayString == "Ann")
    #expect(!found.isMe)
  }

  @Test("An error of the framework says what is missing")
  func errors() {
    #expect(AppIntentError.UserActionRequired.signin.description == "the user must sign in")
    #expect(
      AppIntentError.PermissionRequired.location(precise: true)
        != AppIntentError.PermissionRequired.location())
  }
}
