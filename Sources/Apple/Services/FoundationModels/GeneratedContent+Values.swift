// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The simple values that a model generates.

extension String: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// Creates a value of content of its kind.
  ///
  /// - Throws: An error if it is of another kind.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else {
      throw GeneratedContent.mismatch("the content is not of the kind 'string'")
    }
    self = value
  }
  /// The value as content of its kind.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Bool: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// Creates a value of content of its kind.
  ///
  /// - Throws: An error if it is of another kind.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else {
      throw GeneratedContent.mismatch("the content is not of the kind 'bool'")
    }
    self = value
  }
  /// The value as content of its kind.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Double: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// Creates a value of content of its kind.
  ///
  /// - Throws: An error if it is of another kind.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else {
      throw GeneratedContent.mismatch("the content is not of the kind 'number'")
    }
    self = value
  }
  /// The value as content of its kind.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// Creates a value of content of its kind.
  ///
  /// - Throws: An error if it is of another kind.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else {
      throw GeneratedContent.mismatch("the content is not of the kind 'number'")
    }
    self = Float(value)
  }
  /// The value as content of its kind.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Int: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// Creates a value of content of its kind.
  ///
  /// - Throws: An error if it is of another kind.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else {
      throw GeneratedContent.mismatch("the content is not of the kind 'number'")
    }
    guard let whole = Int(exactly: value) else {
      throw GeneratedContent.mismatch("the number is not whole")
    }
    self = whole
  }
  /// The value as content of its kind.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  /// Creates a list of content that is a list.
  ///
  /// - Throws: An error if it is of another kind.
  public init(_ content: GeneratedContent) throws {
    guard case .array(let list) = content.kind else {
      throw GeneratedContent.mismatch("the content is not of the kind 'array'")
    }
    self = try list.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  /// The list as content that is a list.
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}
