// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import Disk
package import PropertyListSyntax
package import SourceText

/// A file that is no Xcode project at all.
package enum XcodeProjectError: Error, Sendable {
  /// The file holds nothing but white space.
  case empty(SourceFile)
  /// The file is no property list.
  case propertyList(PropertyListError)
  /// The property list has no table of objects.
  case noObjects(PropertyListValue)
  /// There is no object of the project itself.
  case noProject(PropertyListValue)
}

extension XcodeProjectError {
  /// The finding that says so, where it is.
  package var diagnostic: Diagnostic {
    switch self {
    case .empty(let source):
      Diagnostic(
        id: "invalid-property-list", severity: .error, message: .empty,
        at: .init(file: source.name, range: SourceRange(at: 0)))
    case .propertyList(let error): Diagnostic(invalidPropertyList: error)
    case .noObjects(let root): .malformedProject(.noObjects, at: root.place, .error)
    case .noProject(let value): .malformedProject(.noProject, at: value.place, .error)
    }
  }
}

extension Diagnostic {
  static func malformedProject(
    _ message: Message, at place: Place, _ severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(id: "malformed-xcode-project", severity: severity, message: message, at: place)
  }
}

/// The sentences about what is malformed in an Xcode project.
extension Diagnostic.Message {
  fileprivate static let empty: Self =
    "the file is empty; restore the project from an earlier revision"

  fileprivate static let noObjects: Self =
    "an Xcode project is a dictionary with the dictionary 'objects'; this file has none, so restore it"

  fileprivate static let noProject: Self =
    "'rootObject' must name a 'PBXProject' among 'objects'; it does not, so nothing of the project is checked"

  static func missingObject(_ identifier: String, in key: String) -> Self {
    "'\(key)' names the object '\(identifier)', which the project does not have; remove it from the list"
  }

  static func unexpectedObject(
    _ identifier: String, in key: String, expected: String, found: String
  ) -> Self {
    "'\(key)' names '\(identifier)', which is a '\(found)', not a \(expected); it is ignored"
  }

  static func unexpectedValue(_ key: String, expected: String, found: String) -> Self {
    "the value of '\(key)' must be \(expected); it is \(found)"
  }

  static func objectIsNoDictionary(_ identifier: String, found: String) -> Self {
    "the object '\(identifier)' must be a dictionary; it is \(found)"
  }

  static func groupInItself(_ identifier: String) -> Self {
    "the group '\(identifier)' contains itself, so the paths of its files are unknown; remove it from one of its groups"
  }
}
