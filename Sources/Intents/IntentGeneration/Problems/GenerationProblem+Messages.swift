// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

extension GenerationProblem.Kind {
  /// The message on what was found and what to do.
  public var message: Diagnostic.Message {
    switch self {
    case .missingName(let role):
      "\(role.indefiniteWords) has no name; give it one"
    case .invalidName(let name, let role):
      "'\(name)' cannot be the name of \(role.indefiniteWords) in code; use letters, digits and '_', and begin with a letter"
    case .inheritedName(let name, let role):
      "\(role.indefiniteWords) cannot be named '\(name)', because its class has that already; choose another name"
    case .reservedWord(let name, let role):
      "\(role.indefiniteWords) cannot be named '\(name)' in Objective-C, which reserves the word; choose another name"
    case .duplicateMember(let name, let role):
      "two \(role.pluralWords) are named '\(name)' in code; rename one of them"
    case .duplicateNumber(let number, let value, let other):
      "the enum values '\(other)' and '\(value)' both have the number \(number); give each a number of its own"
    case .duplicateDeclaration(let name):
      "two declarations are named '\(name)' in code; rename one of them or give it another class name"
    case .duplicateFile(let path, let other):
      "'\(path)' and '\(other)' are one file on a disk that ignores case; rename one of the classes"
    case .unknownValueType(let type, let name):
      "unknown type '\(type)' of '\(name)'; choose a type that Xcode offers"
    case .unknownEnum(let type, let name):
      "the enum '\(type)' of '\(name)' is not in the definition; add it or choose another type"
    case .unknownType(let type, let name):
      "the type '\(type)' of '\(name)' is not in the definition; add it or choose another type"
    case .irregularEnum(let name, let type):
      "the enum '\(name)' has the type '\(type)', for which Apple's classes are not known; use 'Regular'"
    case .enumArray(let name):
      "'\(name)' has several values of an enum, for which Apple's classes are not known; allow a single value"
    case .enumWithoutValues(let name):
      "the enum '\(name)' has no values; add one"
    case .invalidClassPrefix(let prefix):
      "names in code cannot begin with the class prefix '\(prefix)'; use letters, digits and '_', and begin with a letter"
    case .invalidModuleName(let name):
      "'\(name)' cannot be the name of a module; use letters, digits and '_', and begin with a letter"
    }
  }
}

extension GenerationProblem.Role {
  /// The words for one thing of this kind, such as `an intent`.
  var indefiniteWords: String {
    switch self {
    case .intent, .enumeration, .enumValue, .unsupportedReason: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }

  /// The words for several, such as `intents`.
  var pluralWords: String {
    switch self {
    case .property: "properties"
    default: rawValue + "s"
    }
  }
}
