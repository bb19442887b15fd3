// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// What the last build found out by compiling, so that the next begins with it: a line for each declaration, each part and each file.
///
/// Against other modules something else does not compile, and what a stand-in declared may be declared by them. So it is with other
/// versions of packages, which use each other.
struct BuildRecord {
  /// What was compiled against: the identity of the engine and the versions of the packages.
  let basis: String

  private var lines: [[String]] = []

  /// The name of the file in the folder of a program.
  static let name = "last-build.txt"

  /// Creates a record of builds against an engine and packages.
  init(of basis: String) { self.basis = basis }

  /// Reads the record of a folder; one that is not there, damaged or of something else is empty.
  init(in folder: FilePath, of basis: String) {
    self.init(of: basis)
    guard let bytes = try? FileSystem.disk.bytes(of: folder.appending(Self.name)) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    if lines.first == mark { self.lines = Array(lines.dropFirst()) }
  }

  /// The line that says what it is of.
  private var mark: [String] { ["of", basis] }

  /// The file.
  var text: String { ([mark] + lines).map { $0.joined(separator: "\t") + "\n" }.joined() }

  /// Adds a declaration.
  mutating func add(_ declaration: MadeDeclaration) {
    let (kind, type) = Self.words(of: declaration.kind)
    let marks =
      (declaration.isOptional ? "?" : "") + (declaration.isAlias ? "=" : "")
      + (declaration.isText ? "$" : "")
    var signature = ""
    if case .overridden(_, let text) = declaration.kind { signature = text }
    add(["declaration", kind, type, declaration.name, declaration.module, marks, signature])
  }

  /// Adds a file that uses what a module lacks.
  mutating func add(gap module: String, in file: FilePath) {
    add(["gap", module, file.text])
  }

  /// The modules that lack something, with the files that use it.
  var gaps: [(module: String, file: FilePath)] {
    lines.compactMap { line in
      line.count == 3 && line[0] == "gap" && Self.isName(line[1])
        ? (line[1], FilePath(line[2])) : nil
    }
  }

  /// Adds an error in a part of a package that was left out.
  mutating func add(_ error: CompilerMessage) {
    add(["part", error.file.text, "\(error.line)", "\(error.column)", error.text])
  }

  /// Adds a file that nothing uses and that was left out.
  mutating func add(unused file: FilePath) {
    add(["unused", file.text, Self.hash(of: file)])
  }

  /// Adds an error in a part that nothing uses and that was left out.
  mutating func add(unusedPart error: CompilerMessage) {
    add(
      [
        "unused-part", error.file.text, "\(error.line)", "\(error.column)", error.text,
        Self.hash(of: error.file),
      ])
  }

  /// Adds a file that was compiled after all, as an error named what it declares.
  mutating func add(needed file: FilePath) {
    add(["needed", file.text])
  }

  /// Adds a line, unless its fields would not be read again as they are.
  private mutating func add(_ fields: [String]) {
    guard fields.allSatisfy({ !$0.contains("\t") && !$0.contains("\n") }) else { return }
    lines.append(fields)
  }

  /// The files that were left out, and the errors in parts that were, as nothing uses them; nothing if one of the files has changed since,
  /// as its errors may be repaired.
  var unused: (files: Set<FilePath>, errors: [CompilerMessage]) {
    var files: Set<FilePath> = []
    var errors: [CompilerMessage] = []
    var hashes: [String: String] = [:]
    for line in lines where line[0].hasPrefix("unused") && line.count >= 3 {
      let path = line[1]
      let hash = hashes[path] ?? Self.hash(of: FilePath(path))
      hashes[path] = hash
      guard line.last == hash else { return ([], []) }
      if line[0] == "unused" {
        files.insert(FilePath(path))
      } else if line.count == 6, let error = Self.error(line[1...4]) {
        errors.append(error)
      }
    }
    return (files, errors)
  }

  /// The files that were compiled after all.
  var needed: Set<FilePath> {
    Set(lines.compactMap { $0.count == 2 && $0[0] == "needed" ? FilePath($0[1]) : nil })
  }

  /// A hash of a file's content, in hexadecimal.
  private static func hash(of file: FilePath) -> String {
    var hash = StableHash()
    hash.add((try? FileSystem.disk.bytes(of: file)) ?? [])
    return String(hash.value, radix: 16)
  }

  /// The declarations.
  var declarations: [MadeDeclaration] {
    lines.compactMap { line in
      guard line.count == 7, line[0] == "declaration",
        let kind = Self.kind(line[1], of: line[2], line[6]), Self.isName(line[3]),
        Self.isName(line[4])
      else { return nil }
      return MadeDeclaration(
        kind: kind, name: line[3], module: line[4], isOptional: line[5].contains("?"),
        isAlias: line[5].contains("="), isText: line[5].contains("$"))
    }
  }

  /// The errors in parts of packages.
  var errors: [CompilerMessage] {
    lines.compactMap { line in
      line.count == 5 && line[0] == "part" ? Self.error(line[1...]) : nil
    }
  }

  /// The error of a file, a line, a column and a text.
  private static func error(_ fields: ArraySlice<String>) -> CompilerMessage? {
    let place = fields.dropLast().joined(separator: ":")
    return CompilerMessage.messages(in: "\(place): error: \(fields.last ?? "")").first
  }

  /// Whether a text is the name of a type, which may be in another one.
  private static func isType(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { !$0.isNumber } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func words(of kind: MadeDeclaration.Kind) -> (kind: String, type: String) {
    switch kind {
    case .type: ("type", "")
    case .protocol: ("protocol", "")
    case .baseClass: ("class", "")
    case .wrapper: ("wrapper", "")
    case .value: ("value", "")
    case .member(let type, let isStatic): (isStatic ? "static" : "member", type)
    case .nested(let type): ("nested", type)
    case .conformance(let type): ("conformance", type)
    case .overridden(let type, _): ("overridden", type)
    case .function: ("function", "")
    }
  }

  private static func kind(
    _ word: String, of type: String, _ signature: String
  ) -> MadeDeclaration.Kind? {
    switch word {
    case "type": .type
    case "protocol": .protocol
    case "class": .baseClass
    case "wrapper": .wrapper
    case "value": .value
    case "static" where isType(type): .member(of: type, isStatic: true)
    case "member" where isType(type): .member(of: type, isStatic: false)
    case "nested" where isType(type): .nested(in: type)
    case "conformance" where isType(type): .conformance(of: type)
    case "overridden" where isType(type): .overridden(in: type, signature: signature)
    default: nil
    }
  }
}
