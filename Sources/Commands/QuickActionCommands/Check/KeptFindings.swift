// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import PropertyListSyntax
import SourceText
import WidgetPrograms

/// What was found of built extensions, kept in the user's folder for caches until a file changes.
///
/// What is kept is found by the question: what is checked, with which options, rules and executable. It counts as long as the
/// folder has the same files, and they and those outside of it have the same size and time of their last change.
struct KeptFindings {
  /// What was found, and what was said of it.
  struct Entry {
    var findings: FurtherFindings
    var notes: [String]
  }

  private static let version = 1

  /// The most entries that are kept: of two questions with one number, the last one is.
  private static let limit: UInt64 = 128

  private let question: String
  private let file: FilePath
  private let folder: FilePath

  /// Makes the question.
  ///
  /// - Parameters:
  ///   - question: All that the findings depend on besides the files.
  ///   - folder: The folder that is checked.
  ///   - environment: The environment variables.
  init(_ question: [String], in folder: FilePath, environment: [String: String]) {
    self.folder = folder
    var hash = StableHash()
    for part in question { hash.add(part: part.utf8) }
    hash.add(part: FileSystem.disk.resolved(folder).text.utf8)
    // Names of files are as seen from here.
    hash.add(part: FileSystem.disk.resolved(FilePath(".")).text.utf8)
    self.question = String(hash.value, radix: 16)
    file = EngineStore(environment: environment).folder
      .appending("checks/\(hash.value % Self.limit).json")
  }

  /// What is kept; nil if nothing is, or a file has changed.
  func entry() -> Entry? {
    guard let source = try? FileSystem.disk.source(at: file),
      let root = try? PropertyListDocument(source, as: .json).root,
      root["version"]?.integer == Self.version, root["question"]?.string == question,
      let others = root["files"]?.elements.compactMap(\.string),
      root["state"]?.string == state(with: others)
    else { return nil }
    let findings = root["findings"]?.elements.compactMap { Diagnostic(kept: $0) } ?? []
    let sources = (root["sources"]?.elements.map { $0 } ?? []).compactMap { value -> SourceFile? in
      guard let name = value.string, let bytes = try? FileSystem.disk.bytes(of: FilePath(name))
      else { return nil }
      return try? SourceFile(name: name, content: bytes)
    }
    return Entry(
      findings: FurtherFindings(
        findings, of: Set(root["rules"]?.elements.compactMap(\.string) ?? []), in: sources),
      notes: root["notes"]?.elements.compactMap(\.string) ?? [])
  }

  /// Keeps findings; what cannot be written is found again the next time.
  ///
  /// - Parameters:
  ///   - entry: The findings.
  ///   - files: The files and folders that they depend on, those outside of the folder included.
  func keep(_ entry: Entry, dependingOn files: [FilePath]) {
    let others = Set(files.map { FileSystem.disk.resolved($0).text }).sorted()
    let text = JSONWriter.document([
      "version": .integer(Self.version), "question": .string(question),
      "state": .string(state(with: others)),
      "files": .array(others.map { .string($0) }),
      "rules": .array(entry.findings.rules.sorted().map { .string($0) }),
      "sources": .array(entry.findings.sources.map { .string($0.name) }),
      "notes": .array(entry.notes.map { .string($0) }),
      "findings": .array(entry.findings.findings.map(\.kept)),
    ])
    _ = try? FolderCreation(file.folder)
    _ = try? AtomicFile.write(Array(text.utf8), to: file.text, expecting: .anything)
  }

  /// The state of the files: their names, sizes and times.
  private func state(with others: [String]) -> String {
    var files = Set(others)
    for path in FileSearch.search(folder, in: .disk, where: { _ in true }).files {
      files.insert(FileSystem.disk.resolved(path).text)
    }
    var hash = StableHash()
    for file in files.sorted() {
      hash.add(part: file.utf8)
      hash.add(part: (FileContent.fingerprint(ofFile: file)?.text ?? "-").utf8)
    }
    return String(hash.value, radix: 16)
  }
}

extension Diagnostic {
  /// Reads a finding that was kept.
  fileprivate init?(kept value: PropertyListValue) {
    guard let id = value["rule"]?.string, let name = value["severity"]?.string,
      let severity = Severity(rawValue: name), let message = value["message"]?.string,
      let file = value["file"]?.string
    else { return nil }
    var range: SourceRange?
    if let start = value["start"]?.integer, let end = value["end"]?.integer {
      range = SourceRange(start, end)
    }
    let data = (value["data"]?.elements.map { $0 } ?? []).compactMap { datum -> Datum? in
      guard let name = datum["name"]?.string, let text = datum["value"]?.string else { return nil }
      return Datum(name, text)
    }
    self.init(
      id: id, severity: severity, message: Message(stringLiteral: message),
      at: Place(file: file, range: range), data: data)
  }

  /// The finding as it is kept.
  fileprivate var kept: PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [
      ("rule", .string(id)), ("severity", .string(severity.rawValue)),
      ("message", .string(message.text)), ("file", .string(place.file)),
    ]
    if let range = place.range {
      members += [("start", .integer(range.start)), ("end", .integer(range.end))]
    }
    members.append(
      (
        "data",
        .array(data.map { .object([("name", .string($0.name)), ("value", .string($0.value))]) })
      ))
    return .object(members)
  }
}
