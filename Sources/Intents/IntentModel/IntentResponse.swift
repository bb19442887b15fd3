// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// What an intent answers.
public struct IntentResponse: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// How it can end, in the order of the file, which numbers the codes of one's own.
  public internal(set) var codes: [ResponseCode] = []

  /// What it tells, in the order of the file.
  public internal(set) var parameters: [Attribute] = []

  /// The name of the parameter that a shortcut goes on with.
  public internal(set) var outputParameterName: Located<String>?

  /// The largest tag that a parameter has or had.
  public internal(set) var lastParameterTag: Located<Int>?

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The runtime's numbers of the codes, in their order: 4 for `success`, 5 for `failure`, 100 and up for the others.
  public var codeNumbers: [Int] {
    var next = 100
    return codes.map { code in
      switch code.name?.value {
      case "success": return 4
      case "failure": return 5
      default:
        defer { next += 1 }
        return next
      }
    }
  }

  /// The parameter of the given name as code has it; if two share a name, the last.
  public func parameter(named name: String) -> Attribute? {
    parameters.last { $0.propertyName == name }
  }
}

/// A way in which an intent can end.
public struct ResponseCode: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name in code.
  public internal(set) var name: Located<String>?

  /// Whether it counts as a success.
  public internal(set) var isSuccess: Located<Bool>?

  /// What the system says, with `${name}` for values.
  public internal(set) var format = LocalizedText()

  /// What it says if there is little room.
  public internal(set) var conciseFormat = LocalizedText()

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }
}
