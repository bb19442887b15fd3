// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// The response of an intent: its codes and its parameters.
public struct IntentResponse: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The codes, in the order of the file, which numbers the app's own codes.
  public internal(set) var codes: [ResponseCode] = []

  /// The parameters of the response, in the order of the file.
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

  /// The name of the code in generated code.
  public internal(set) var name: Located<String>?

  /// Whether the code means success; nil if the file does not say.
  public internal(set) var isSuccess: Located<Bool>?

  /// The dialog of the code, with `${name}` for values.
  public internal(set) var format = LocalizedText()

  /// The short dialog, for where there is little room.
  public internal(set) var conciseFormat = LocalizedText()

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }
}
