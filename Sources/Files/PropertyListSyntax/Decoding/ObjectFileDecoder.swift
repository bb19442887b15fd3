// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Decodes a file of ours that is used as a whole or not at all, so that every mistake in it is an error.
///
/// The messages that such files share are worded once; those of a file alone are `static` functions of `Diagnostic.Message` in
/// the module that reads it.
package protocol ObjectFileDecoder: ObjectDecoder where Message == Diagnostic.Message {
  /// The mistakes so far.
  var mistakes: ObjectFileMistakes { get set }
}

/// The mistakes in a file, all of them errors of one kind.
package struct ObjectFileMistakes: Sendable {
  private let file: String
  private let id: String
  private var diagnostics: [Diagnostic]

  /// Begins with what the document itself has wrong: of a member that is there twice, it is not known which one is meant.
  ///
  /// - Parameters:
  ///   - document: The document that is decoded.
  ///   - id: The identifier of the findings.
  package init(in document: PropertyListDocument, id: String) {
    file = document.source.name
    self.id = id
    diagnostics = Diagnostic.anomalies(of: document).map { anomaly in
      var anomaly = anomaly
      anomaly.severity = .error
      return anomaly
    }
  }

  /// Whether the file can be used.
  package var isEmpty: Bool { diagnostics.isEmpty }

  /// The mistakes in the order of their places.
  package var sorted: [Diagnostic] {
    diagnostics.sorted { ($0.place.range?.start ?? 0) < ($1.place.range?.start ?? 0) }
  }

  fileprivate mutating func append(_ message: Diagnostic.Message, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, at: .init(file: file, range: range)))
  }
}

extension ObjectFileDecoder {
  /// Reports a mistake at a range of the file.
  package mutating func report(_ message: Diagnostic.Message, at range: SourceRange) {
    mistakes.append(message, at: range)
  }

  /// The text of a member; nil, and reported, if it is of another type.
  package mutating func string(_ value: PropertyListValue, _ name: String) -> String? {
    guard let text = value.string else {
      report(.wrongType(name, expected: "a string", found: value.kind), at: value.range)
      return nil
    }
    return text
  }
}

extension Diagnostic.Message: ObjectMessage {
  /// A value that is not an object.
  package static func notAnObject(_ name: String, found: PropertyListValue.Kind) -> Self {
    "\(name) must be an object, not \(found.indefiniteWords)"
  }

  /// A member that must be there and is not.
  package static func missingMember(_ name: String, of owner: String) -> Self {
    "\(owner) has no '\(name)'; add it"
  }

  /// A member that means nothing, with the one that is meant or the first of all.
  package static func unknownMember(_ name: String, of owner: String, known: [String]) -> Self {
    let members = known.filter { $0 != "$schema" }
    return "unknown member '\(name)' in \(owner)\(NearName.advice(name, among: members))"
  }

  /// A value of another type than it must be.
  package static func wrongType(
    _ name: String, expected: String, found: PropertyListValue.Kind
  ) -> Self {
    "'\(name)' must be \(expected), not \(found.indefiniteWords)"
  }
}
