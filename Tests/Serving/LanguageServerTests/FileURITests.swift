// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import LanguageServer

@Suite struct FileURITests {
  @Test(
    "the address of a file is read as editors spell it",
    arguments: [
      ("file:///a/b.json", "/a/b.json"), ("file:///a%20b/%E7%94%BB.json", "/a b/画.json"),
      ("file://localhost/a", "/a"), ("file:/a", "/a"), ("FILE:///a?x#y", "/a"),
    ])
  func read(uri: String, path: String) {
    #expect(FileURI.path(of: uri) == path)
  }

  @Test(
    "another address is none of a file",
    arguments: [
      "http:///a", "untitled:Untitled-1", "file://host/a", "file:", "file:a", "", "file:///%",
      "file:///%zz", "file:///%00", "file:///%ff", "/a",
    ])
  func refused(uri: String) {
    #expect(FileURI.path(of: uri) == nil)
  }

  @Test("every path has an address that leads back to it")
  func roundTrip() {
    for path in ["/", "/a b/ü%/画面?.json", "/a#b;c=d@e+f,g"] {
      #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
    }
  }
}
