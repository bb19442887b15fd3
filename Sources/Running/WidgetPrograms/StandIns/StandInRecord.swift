// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// What the last build needed of stand-ins, so that the next begins with it: a line for each declaration and each part.
struct StandInRecord {
  private var lines: [[String]] = []

  /// The name of the file in the folder of a program.
  static let name = "stand-ins.txt"

  init() {}

  /// Reads the record of a folder; one that is not there or damaged is empty.
  init(in folder: FilePath) {
    guard let bytes = try? FileSystem.disk.bytes(of: folder.appending(Self.name)) else { return }
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The file.
  var text: String { lines.map { $0.joined(separator: "\t") + "\n" }.joined() }

  /// Adds a declaration.
  mutating func add(_ declaration: MadeDeclaration) {
    let (kind, type) = Self.words(of: declaration.kind)
    let marks =
      (declaration.isOptional ? "?" : "") + (declaration.isAlias ? "=" : "")
      + (declaration.isText ? "$" : "")
    var signature = ""
    if case .overridden(_, let text) = declaration.kind { signature = text }
    guard !signature.contains("\t"), !signature.contains("\n") else { return }
    lines.append(
      ["declaration", kind, type, declaration.name, declaration.module, marks, signature])
  }

  /// Adds a file that uses what a module lacks.
  mutating func add(gap module: String, in file: FilePath) {
    guard !file.text.contains(where: { $0 == "\t" || $0 == "\n" }) else { return }
    lines.append(["gap", module, file.text])
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
    let fields = [error.file.text, "\(error.line)", "\(error.column)", error.text]
    guard fields.allSatisfy({ !$0.contains("\t") && !$0.contains("\n") }) else { return }
    lines.append(["part"] + fields)
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
      guard line.count == 5, line[0] == "part" else { return nil }
      return CompilerMessage.messages(in: "\(line[1]):\(line[2]):\(line[3]): error: \(line[4])")
        .first
    }
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
