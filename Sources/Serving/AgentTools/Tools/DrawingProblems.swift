// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import ProgramCheck
import PropertyListSyntax
import SourceText
import WidgetChoices

/// What is wrong with a drawn widget, with the view and the place in the sources that it is about.
struct DrawingProblems {
  /// What was drawn.
  enum Subject {
    /// A widget of Swift sources, by its kind.
    case program(ProgramPlaces, kind: String)

    /// The widget of a catalog.
    case catalog(ActionCatalog)
  }

  /// The most problems of a picture.
  private static let limit = 12

  private let subject: Subject?

  /// Reads the sources of what a call draws.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - isProgram: Whether it draws a widget of Swift sources.
  init(of call: ToolCall, isProgram: Bool) {
    guard isProgram else {
      let path = (try? call.arguments.path("path")) ?? nil
      subject = (try? LoadedCatalog(path: path)).map { .catalog($0.catalog) }
      return
    }
    let package = (try? call.arguments.path("package")) ?? nil
    let found = FileSearch.search(FilePath(package ?? "."), in: .disk) { $0.hasSuffix(".swift") }
    let sources = found.files.map(\.simplified).concurrentMap(inChunksOf: 16) { path in
      try? FileSystem.disk.source(at: path)
    }.compactMap(\.self)
    subject = .program(
      ProgramPlaces(sources, origin: package ?? call.arguments.text("project") ?? "."),
      kind: call.arguments.text("widget") ?? "")
  }

  /// The problems that a command wrote, each with its severity, its view and its place.
  func literals(_ errors: String) -> PropertyListLiteral {
    .array(ToolResult.quoted(errors).split(separator: "\n").prefix(Self.limit).map(literal))
  }

  /// Whether a sentence has a text in quotation marks, of a long one the beginning.
  private static func isNamed(_ text: String, in sentence: String) -> Bool {
    sentence.split(separator: "'").contains { part in
      part == text || part.hasSuffix("…") && text.hasPrefix(part.dropLast())
    }
  }

  private func literal(_ line: Substring) -> PropertyListLiteral {
    let known = ["warning", "note", "error"]
    let severity = known.first { line.hasPrefix($0 + ": ") }
    let message = severity.map { String(line.dropFirst($0.utf8.count + 2)) } ?? String(line)
    var members: [(String, PropertyListLiteral)] = [
      ("severity", .string(severity ?? "note")), ("message", .string(message)),
    ]
    switch subject {
    case .program(let places, let kind):
      let (view, place) = places.subject(ofSentence: message, inWidget: kind)
      if let view { members.append(("view", .string(view))) }
      members.append(("file", .string(place.file)))
      if let position = places.position(of: place) {
        members += [("line", .integer(position.line)), ("column", .integer(position.column))]
      }
    case .catalog(let catalog):
      let title = catalog.destinations.lazy.compactMap(\.title.text).first {
        Self.isNamed($0.value, in: message)
      }
      let position = catalog.source.lineTable().location(
        of: (title?.range ?? catalog.widget.kind.range).start)
      if let title { members.append(("view", .string(title.value))) }
      members += [
        ("file", .string(catalog.source.name)), ("line", .integer(position.line)),
        ("column", .integer(position.column)),
      ]
    case nil: break
    }
    return .object(members)
  }
}
