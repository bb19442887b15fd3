// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// A problem that prevents correct files.
public struct GenerationProblem: Hashable, Sendable {
  /// The kind of problem.
  public let kind: Kind

  /// The location of the problem; nil if it is among the options.
  public let place: Diagnostic.Place?

  /// The location of the declaration that it collides with; nil for none.
  public let otherPlace: Diagnostic.Place?

  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// A declaration without a name.
    case missingName(Role)
    /// A name that is not an identifier.
    case invalidName(String, Role)
    /// A member whose name the class inherits or has already.
    case inheritedName(String, Role)
    /// A name that Objective-C reserves.
    case reservedWord(String, Role)
    /// Two members of one thing with one name.
    case duplicateMember(String, Role)
    /// Two values of an enum with one number.
    case duplicateNumber(Int, value: String, other: String)
    /// Two declarations with one name.
    case duplicateDeclaration(String)
    /// Two files that are one on a disk that ignores case.
    case duplicateFile(String, other: String)
    /// A type of value that nothing is known of.
    case unknownValueType(String, of: String)
    /// An enum that the definition does not declare.
    case unknownEnum(String, of: String)
    /// A type that the definition does not declare.
    case unknownType(String, of: String)
    /// An enum that is a state or a set of options.
    case irregularEnum(String, type: String)
    /// Several values of an enum, if the assumptions refuse them.
    case enumArray(of: String)
    /// The enum has no cases.
    case enumWithoutValues(String)
    /// A class prefix that no name can begin with.
    case invalidClassPrefix(String)
    /// A module name that is not an identifier.
    case invalidModuleName(String)
  }

  /// The kind of declaration that has a name.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The name of an intent.
    case intent
    /// The name of an enum.
    case enumeration = "enum"
    /// The name of a custom type.
    case type
    /// A value of an enum.
    case enumValue = "enum value"
    /// A parameter of an intent.
    case parameter
    /// A property of a custom type.
    case property
    /// A parameter of a response.
    case responseParameter = "response parameter"
    /// A code of a response.
    case responseCode = "response code"
    /// A reason why a value is refused.
    case unsupportedReason = "unsupported reason"
  }
}

extension GenerationProblem {
  /// The finding that says so; a problem of the options is in a file without a name.
  public var diagnostic: Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let otherPlace { notes.append(.init(message: "the other is here", at: otherPlace)) }
    return Diagnostic(
      id: "ungeneratable-definition", severity: .error, message: kind.message,
      at: place ?? .init(file: ""), notes: notes)
  }
}
