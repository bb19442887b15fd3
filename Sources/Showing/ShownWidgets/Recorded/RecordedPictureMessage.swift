// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// A message on something wrong in a list of recorded pictures.
///
/// All sentences are in ``RecordedPictureMessage/sentence``.
enum RecordedPictureMessage: Hashable, ObjectMessage {
  case notAnObject(String, found: PropertyListValue.Kind)
  case missingMember(String, of: String)
  case unknownMember(String, of: String, known: [String])
  case wrongType(String, expected: String, found: PropertyListValue.Kind)
  case unsupportedVersion(String)
  case noPicture
  case pathOutside(String)
  case repeatedFile(String)
  case widgetAndPreview
  case noSize(String)
  case outside(String, ClosedRange<Int>)
  case unknownName(String, String, known: [String])

  /// The identifier of all findings about lists of recorded pictures.
  static let id = "invalid-recorded-pictures"

  /// The finding, at a place.
  func diagnostic(at place: Diagnostic.Place) -> Diagnostic {
    Diagnostic(id: Self.id, severity: .error, message: "\(sentence)", at: place)
  }

  private var sentence: String {
    switch self {
    case .notAnObject(let name, let found):
      "\(name) must be an object, not \(found.indefiniteWords)"
    case .missingMember(let name, let owner): "\(owner) has no '\(name)'; add it"
    case .unknownMember(let name, let owner, let known):
      "unknown member '\(name)' in \(owner)" + Self.choice(name, known.filter { $0 != "$schema" })
    case .wrongType(let name, let expected, let found):
      "'\(name)' must be \(expected), not \(found.indefiniteWords)"
    case .unsupportedVersion(let spelling):
      "version '\(spelling)' is not supported; use \(RecordedPictureFile.supportedVersion)"
    case .noPicture: "'pictures' is empty; add a picture, or remove the file"
    case .pathOutside(let name):
      "'\(name)' is not below the folder of the pictures; name a file in it"
    case .repeatedFile(let name): "'\(name)' is listed twice; remove one of them"
    case .widgetAndPreview: "a picture shows a 'widget' or a 'preview'; remove one of them"
    case .noSize(let text):
      "'\(text)' is not a size; use points from 1 to 4096, such as \"350x160\""
    case .outside(let name, let range):
      "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .unknownName(let name, let text, let known):
      "unknown \(name) '\(text)'" + Self.choice(text, known)
    }
  }

  /// The near name, else the first of all names.
  private static func choice(_ name: String, _ known: [String]) -> String {
    if let near = NearName.of(name, among: known) { return "; did you mean '\(near)'?" }
    return "; use one of \(known.prefix(16).map { "'\($0)'" }.joined(separator: ", "))"
  }
}
