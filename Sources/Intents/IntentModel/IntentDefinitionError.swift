// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText

/// A file that is not an intent definition at all.
public enum IntentDefinitionError: Error, Sendable {
  /// The file holds nothing but white space.
  case empty(SourceFile)
  /// The file is not a property list.
  case propertyList(PropertyListError)
  /// The file is JSON, which Apple's reader does not take.
  case json(SourceFile)
  /// The property list is something else than a dictionary.
  case rootIsNoDictionary(PropertyListValue)
}

extension IntentDefinitionError: CustomStringConvertible {
  /// A message on what was found and what to do, without the file's name.
  public var description: String {
    switch self {
    case .empty:
      "the file is empty; an intent definition is an XML property list, as Xcode writes it"
    case .propertyList(let error): error.message
    case .json: "the file is JSON; an intent definition is an XML property list, as Xcode writes it"
    case .rootIsNoDictionary(let value):
      "the root of an intent definition must be a dictionary; it is \(value.kind.indefiniteWords)"
    }
  }

  /// The finding that says so.
  public var diagnostic: Diagnostic {
    switch self {
    case .propertyList(let error):
      Diagnostic(invalidPropertyList: error)
    case .empty(let source), .json(let source):
      Diagnostic(
        id: "invalid-property-list", severity: .error, message: "\(description)",
        at: .init(file: source.name, range: SourceRange(at: 0)))
    case .rootIsNoDictionary(let value):
      Diagnostic(
        id: "unexpected-value-type", severity: .error, message: "\(description)",
        at: value.place)
    }
  }
}
