// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Foundation has it on Apple's systems only. Blocks are joined as a view of text shows them, which does not draw their kind.
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

    /// Whether attributes in brackets after a caret are read; their text always is.
    public var allowsExtendedAttributes: Bool
    /// What is read as Markdown.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text; it has no effect here.
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
    self.init(inline: MarkdownText(markdown).lines(options.interpretedSyntax), baseURL)
  }

  /// Creates a string of a file's Markdown in UTF-8; throws if it is not UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string of the Markdown in a file; throws if it cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a string from the program's string tables, whose entries may have Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self.init(inline: text, nil)
  }

  /// Creates a string of a localized resource, which may have Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(inline: String(localized: resource), nil)
  }

  private init(inline text: String, _ base: URL?) {
    self.init()
    for piece in InlineMarkdown.pieces(of: text) {
      var part = AttributedString(piece.text)
      var intent: InlinePresentationIntent = []
      if piece.isBold { intent.insert(.stronglyEmphasized) }
      if piece.isItalic { intent.insert(.emphasized) }
      if piece.isStruck { intent.insert(.strikethrough) }
      if piece.isCode { intent.insert(.code) }
      typealias Attributes = AttributeScopes.FoundationAttributes
      if !intent.isEmpty { part[Attributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = piece.link {
        part[Attributes.LinkAttribute.self] = URL(string: link, relativeTo: base)
      }
      append(part)
    }
  }
}
