// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import FontFiles
import GoldenPictures
import ShownWidgets
import SourceText
import StringTables

extension SnapshotCommand {
  /// Draws what recorded pictures show, and compares.
  func compare(as format: ComparisonOptions.Format, to output: ResultOutput) throws {
    let messages = output.messages
    let recorded = try RecordedFolder(FilePath(folder))
    let cases = try recorded.cases(comparison.cases, messages)
    let ground = try comparison.groundColor()
    var subjects = try comparedSubjects(messages)
    let fonts = try FontLibrary(
      folder: comparison.fonts, environment: messages.console.environment,
      ofProgram: subjects.program)
    let pictures = try pictures(of: recorded, cases, subjects.subjects)
    let named = Set(pictures.map(\.file))
    var comparer = PictureComparer(recorded, fonts: fonts, ground: ground, messages)
    let compared = try pictures.map { try comparer.compared($0, with: &subjects) }
    let report = ComparisonReport(
      compared, unmatched: recorded.files.filter { !named.contains($0) }, hasCases: cases != nil,
      allowed: comparison.allowed)
    try writeDrawings(compared, output)
    if let page { try write(report.page.text, to: page, output) }
    switch format {
    case .text: try output.write(report.text(page: page))
    case .json: try output.write(ComparisonDocument(report).text)
    case .html: try output.write(report.page.text)
    }
    comparer.finish()
    try subjects.finish()
    if report.hasFailed { throw CommandFailure(silently: 1) }
  }

  /// What can be drawn.
  private func comparedSubjects(_ messages: Messages) throws -> any ComparedSubjects {
    let locales = subject.locales
    guard locales.count <= 1 else {
      throw CommandFailure(
        "'--locale' takes one value with 'compare'; the names of the pictures or '--cases' say "
          + "where another one is meant", exitCode: 2)
    }
    let requested = try requestedProgram(messages)
    let look = ComparedLook(
      options: look, sdk: try sdk.value(near: requested == nil ? widget : nil, messages),
      messages: messages)
    try look.check()
    guard let requested else {
      return try ComparedCatalog(
        { subject.request(catalog: widget, family: $0) }, look: look, locale: locales.first,
        messages)
    }
    return try ComparedProgram(
      requested, look: look, moment: moment, locale: locales.first ?? LocaleName("en"), messages)
  }

  /// What the pictures of a folder show, by the file of the cases or by their names.
  private func pictures(
    of folder: RecordedFolder, _ cases: [RecordedPicture]?, _ subjects: [NamedSubject]
  ) throws -> [RecordedPicture] {
    let shapes = try subject.shapes()
    guard shapes.count <= 1 else {
      throw CommandFailure(
        "'--family' takes one value with 'compare'; the names of the pictures or '--cases' say "
          + "where another one is meant", exitCode: 2)
    }
    let names = RecordedName(subjects)
    let pictures = (cases ?? folder.files.compactMap { names.picture(of: $0) }).map { picture in
      var picture = picture
      picture.shape = picture.shape ?? shapes.first
      return picture
    }
    guard !pictures.isEmpty else {
      let known = subjects.map { "'\(VisibleText.of($0.subject.name))'" }
      throw CommandFailure(
        "no picture in '\(VisibleText.of(folder.path.text))' has the name of a widget or a preview: "
          + known.prefix(16).joined(separator: ", ")
          + (known.count > 16 ? " and \(known.count - 16) more" : "")
          + "; say with '--cases' what they show", exitCode: 2)
    }
    return pictures
  }

  private func writeDrawings(_ pictures: [ComparedPicture], _ output: ResultOutput) throws {
    guard let folder = comparison.drawings else { return }
    let drawn = pictures.compactMap { picture in
      picture.drawn.map { GoldenFile(name: picture.picture.file, bytes: $0) }
    }
    for file in drawn {
      try OverwrittenFile(FilePath(folder).appending(file.name).text, by: file.bytes)
        .check(isForced: output.overwrites)
    }
    do throws(FileError) {
      for file in drawn { try GoldenFolder(FilePath(folder)).record(file) }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func write(_ page: String, to path: String, _ output: ResultOutput) throws {
    let bytes = Array(page.utf8)
    try OverwrittenFile(path, by: bytes).check(isForced: output.overwrites)
    do throws(FileError) {
      _ = try FolderCreation(FilePath(path).folder)
      try AtomicFile.write(bytes, to: path, expecting: .anything)
    } catch {
      throw CommandFailure(error)
    }
  }
}
