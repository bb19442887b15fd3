// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension AttributedString {
  /// Creates a string of the program's string tables, whose entries may have Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedFormat(keyAndValue, table, bundle, locale),
      .foundation, options)
  }

  /// Creates a string of the program's string tables, whose entries may have Markdown, with values for its placeholders.
  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedFormat(keyAndValue, table, bundle, locale),
      .foundation, options, locale)
  }

  /// Creates a string of the program's string tables by a key that is not the text.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedFormat(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)),
      .foundation, options)
  }

  /// Creates a string of the program's string tables by a key that is not the text, with values for its placeholders.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedFormat(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)),
      .foundation, options, locale)
  }

  /// Creates a string of the program's string tables, whose entries may have Markdown, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(
      LocalizedFormat(keyAndValue, table, bundle, locale),
      ScopeKeys(Scope.self), options)
  }

  /// Creates a string of the program's string tables, whose entries may have Markdown, with values for its placeholders, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(
      LocalizedFormat(keyAndValue, table, bundle, locale),
      ScopeKeys(Scope.self), options, locale)
  }

  /// Creates a string of the program's string tables by a key that is not the text, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(
      LocalizedFormat(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)),
      ScopeKeys(Scope.self), options)
  }

  /// Creates a string of the program's string tables by a key that is not the text, with values for its placeholders, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(
      LocalizedFormat(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)),
      ScopeKeys(Scope.self), options, locale)
  }

  /// Creates a string of the program's string tables, whose entries may have Markdown, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: Scope.Type
  ) {
    self.init(
      LocalizedFormat(keyAndValue, table, bundle, locale),
      ScopeKeys(Scope.self), options)
  }

  /// Creates a string of the program's string tables, whose entries may have Markdown, with values for its placeholders, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: Scope.Type
  ) {
    self.init(
      LocalizedFormat(keyAndValue, table, bundle, locale),
      ScopeKeys(Scope.self), options, locale)
  }

  /// Creates a string of the program's string tables by a key that is not the text, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: Scope.Type
  ) {
    self.init(
      LocalizedFormat(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)),
      ScopeKeys(Scope.self), options)
  }

  /// Creates a string of the program's string tables by a key that is not the text, with values for its placeholders, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil,
    including scope: Scope.Type
  ) {
    self.init(
      LocalizedFormat(
        LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)),
      ScopeKeys(Scope.self), options, locale)
  }

  /// Creates a string of a localized resource, which may have Markdown.
  public init(
    localized resource: LocalizedStringResource, options: FormattingOptions = []
  ) {
    self.init(LocalizedFormat(resource), .foundation, options)
  }

  /// Creates a string of a localized resource, which may have Markdown, with values for its placeholders.
  public init(
    localized resource: LocalizedStringResource, options: LocalizationOptions
  ) {
    self.init(LocalizedFormat(resource), .foundation, options, resource.locale)
  }

  /// Creates a string of a localized resource, which may have Markdown, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, options: FormattingOptions = [],
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(LocalizedFormat(resource), ScopeKeys(Scope.self), options)
  }

  /// Creates a string of a localized resource, which may have Markdown, with values for its placeholders, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, options: LocalizationOptions,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self.init(LocalizedFormat(resource), ScopeKeys(Scope.self), options, resource.locale)
  }

  /// Creates a string of a localized resource, which may have Markdown, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, options: FormattingOptions = [],
    including scope: Scope.Type
  ) {
    self.init(LocalizedFormat(resource), ScopeKeys(Scope.self), options)
  }

  /// Creates a string of a localized resource, which may have Markdown, with values for its placeholders, with the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, options: LocalizationOptions,
    including scope: Scope.Type
  ) {
    self.init(LocalizedFormat(resource), ScopeKeys(Scope.self), options, resource.locale)
  }

  private init(_ format: LocalizedFormat, _ keys: ScopeKeys, _ options: FormattingOptions) {
    if options.contains(.applyReplacementIndexAttribute) { reportIndices() }
    self = MarkdownSpans(format.markdown).attributedString(keys, baseURL: nil)
  }

  private init(
    _ format: LocalizedFormat, _ keys: ScopeKeys, _ options: LocalizationOptions, _ locale: Locale?
  ) {
    if options.applyReplacementIndexAttribute { reportIndices() }
    let text = format.markdown.replacingPlaceholders(with: options.replacements, in: locale)
    self = MarkdownSpans(text).attributedString(keys, baseURL: nil)
  }
}

private func reportIndices() {
  reportUnavailable("applyReplacementIndexAttribute", answer: "values without their numbers")
}

extension LocalizedFormat {
  fileprivate init(
    _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale?
  ) {
    var environment = ProgramResources.environment
    if let locale { environment.locale = locale.identifier }
    self.init(
      value.key, table: table, bundle: bundle.flatMap(StringBundle.init), in: environment)
  }

  fileprivate init(_ resource: LocalizedStringResource) {
    self = resource.format(in: ProgramResources.environment)
  }
}
