// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Foundation has it on Apple's systems only. Blocks follow each other without anything between, as a view of text shows them, which does
  /// not draw their kind.
  public struct MarkdownParsingOptions: Sendable {
    /// What is read as Markdown.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks, and what is in their lines.
      case full
      /// What is in lines, with a space for each run of white space.
      case inlineOnly
      /// What is in lines, with the white space as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with a text that cannot be read; here every text can be.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError
      /// What was read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes behind brackets after a caret are read, as in `^[text](name: value)`; their text always is.
    public var allowsExtendedAttributes: Bool
    /// What is read as Markdown.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which becomes an attribute of it; nil for none.
    public var languageCode: String?
    /// Whether parts know their place in the Markdown; it has no effect here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options; by default blocks are read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string of Markdown; links are relative to the base address, and it never throws here.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(markdown: markdown, .foundation, options, baseURL)
  }

  /// Creates a string of Markdown with the attributes of a scope, which are read if the options allow it.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Creates a string of Markdown with the attributes of a scope, which are read if the options allow it.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(markdown: markdown, ScopeKeys(scope), options, baseURL)
  }

  /// Creates a string of a file's Markdown in UTF-8; throws if it is not UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown.text, options: options, baseURL: baseURL)
  }

  /// Creates a string of a file's Markdown in UTF-8, with the attributes of a scope; throws if it is not UTF-8.
  public init<Scope: AttributeScope>(
    markdown: Data, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: markdown.text, including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Creates a string of a file's Markdown in UTF-8, with the attributes of a scope; throws if it is not UTF-8.
  public init<Scope: AttributeScope>(
    markdown: Data, including scope: Scope.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown.text, including: scope, options: options, baseURL: baseURL)
  }

  /// Creates a string of the Markdown in a file; throws if it cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a string of the Markdown in a file, with the attributes of a scope; throws if it cannot be read.
  public init<Scope: AttributeScope>(
    contentsOf url: URL, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(
      contentsOf: url, including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Creates a string of the Markdown in a file, with the attributes of a scope; throws if it cannot be read.
  public init<Scope: AttributeScope>(
    contentsOf url: URL, including scope: Scope.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL)
  }

  private init(
    markdown text: String, _ keys: ScopeKeys, _ options: MarkdownParsingOptions, _ baseURL: URL?
  ) {
    let line = { (text: String) -> AttributedString in
      guard options.allowsExtendedAttributes else {
        return MarkdownSpans(plain: text).attributedString(keys, baseURL: baseURL)
      }
      return MarkdownSpans(text).attributedString(keys, baseURL: baseURL)
    }
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: self = line(text)
    case .inlineOnly: self = line(text.split(whereSeparator: \.isNewline).joinedAsLine)
    case .full:
      self.init()
      for block in MarkdownBlocks(text).blocks {
        var part = block.isVerbatim ? AttributedString(block.text) : line(block.text)
        typealias Attributes = AttributeScopes.FoundationAttributes
        part[Attributes.PresentationIntentAttribute.self] = block.intent
        append(part)
      }
    }
    if let languageCode = options.languageCode {
      self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = languageCode
    }
  }
}

extension Data {
  /// The bytes as text in UTF-8.
  fileprivate var text: String {
    get throws {
      guard let text = String(data: self, encoding: .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return text
    }
  }
}
