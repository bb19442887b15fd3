// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import Testing

@Suite struct FileErrorTests {
  private typealias Reason = FileError.Reason

  @Test(
    "reading says what is in the way, and what to do",
    arguments: [
      (FileError.Reason.notFound, "there is no file 'a/b'; check the path"),
      (.isFolder, "'a/b' is a folder; specify a file in it"),
      (
        .isLink(destination: "c"),
        "'a/b' is a symbolic link to 'c', and nothing is written through a link; specify that file, or remove the link"
      ),
      (.isNoFile, "'a/b' is neither a file nor a folder; specify a file"),
      (
        .permissionDenied,
        "'a/b' cannot be read: permission denied; change its permissions"
      ),
      (
        .content(SourceFileError(name: "a/b", reason: .unsupportedEncoding("UTF-32"))),
        "'a/b' cannot be read: the file is in UTF-32, which is not supported; save it as UTF-8"
      ),
      (.system(code: 5, words: "input/output error"), "'a/b' cannot be read: input/output error"),
    ])
  func reading(reason: FileError.Reason, sentence: String) {
    #expect(FileError(.read, "a/b", reason).description == sentence)
  }

  @Test(
    "writing says what is in the way, and what became of the file",
    arguments: [
      (FileError.Reason.notFound, "there is no folder for 'a/b'; create it first"),
      (.isFolder, "'a/b' is a folder; specify a file in it"),
      (
        .permissionDenied,
        "'a/b' cannot be written: permission denied; change its permissions, or save elsewhere"
      ),
      (
        .exists,
        "'a/b' already exists and was not changed; remove it first, or specify another file"
      ),
      (
        .changedMeanwhile,
        "'a/b' changed on disk and was not overwritten; try again"
      ),
      (
        .system(code: 28, words: "no space left on device"),
        "'a/b' cannot be written: the disk is full; nothing was changed"
      ),
    ])
  func writing(reason: FileError.Reason, sentence: String) {
    #expect(FileError(.write, "a/b", reason).description == sentence)
  }

  @Test(
    "files that stay changed are named, with the reason why another one failed",
    arguments: [
      (FileError.Reason.system(code: 28, words: "no space left on device"), "the disk is full"),
      (.system(code: 5, words: "input/output error"), "input/output error"),
      (.permissionDenied, "permission denied"),
      (.changedMeanwhile, "it changed on disk"),
      (.notFound, "it, or its folder, is gone"),
      (.exists, "something else has its name"),
    ])
  func leftChanged(reason: FileError.Reason, words: String) {
    let error = FileError(.write, "a/b", .leftChanged(paths: ["c", "d"], because: reason))
    #expect(
      error.description
        == "'a/b' cannot be written: \(words); these files were changed before and could not be changed back: c, d"
    )
  }

  @Test("a name that is empty or not UTF-8 is reported as such")
  func unusableNames() {
    for operation in [FileError.Operation.read, .write] {
      let empty = FileError(operation, "", Reason.notFound)
      #expect(empty.description == "the name of the file is empty; specify one")
    }
    let error = FileError(.read, "a/\u{FFFD}", .notFound)
    #expect(
      error.description
        == "the name 'a/\u{FFFD}' is not UTF-8; rename the file")
    let folder = FileError(.write, "\u{FFFD}/a", .notFound)
    #expect(
      folder.description
        == "the name '\u{FFFD}/a' is not UTF-8; rename the file")
  }

  @Test("what the system says is put in lower case")
  func systemWords() {
    #expect(FileError.words(ofSystemError: 28) == "no space left on device")
  }
}
