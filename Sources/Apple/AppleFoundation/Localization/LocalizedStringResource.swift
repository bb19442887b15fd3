// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

/// A reference to a localizable string, with its table, bundle and locale.
///
/// Foundation has it on Apple's systems only. As there, two resources are equal if they name the
/// same string in the same place.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The location of the bundle with the string tables.
  public enum BundleDescription: Hashable, Sendable {
    /// The program's main bundle.
    case main
    /// The bundle of a class, which is the main bundle on Linux.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    /// Returns whether both are the same location.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      left.url == right.url
    }

    /// Hashes the location of the bundle.
    public func hash(into hasher: inout Hasher) { hasher.combine(url) }

    init(_ bundle: Bundle?) {
      guard let bundle, bundle != .main else {
        self = .main
        return
      }
      self = .atURL(bundle.bundleURL)
    }

    private var url: URL? { if case .atURL(let url) = self { url } else { nil } }

    var name: StringBundle? { url.flatMap { StringBundle(url: $0) } }
  }

  /// The key of the string.
  public let key: String

  /// The text if there is no entry.
  public let defaultValue: String.LocalizationValue

  /// The name of the string table; nil is `Localizable`.
  public let table: String?

  /// The locale of the text.
  public var locale: Locale

  /// The bundle of the string tables.
  public let bundle: BundleDescription

  private var isInUsualLocale = false

  /// Creates a resource whose key is its text; a nil locale is that of its use.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale ?? .current
    self.bundle = bundle
    isInUsualLocale = locale == nil
  }

  /// Creates a resource with a key of its own; a nil locale is that of its use.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = String(describing: key)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? .current
    self.bundle = bundle
    isInUsualLocale = locale == nil
  }

  /// Creates a resource whose key is its text, in a bundle such as `#bundle`; nil is the program's.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle))
  }

  /// Creates a resource with a key of its own, in a bundle such as `#bundle`; nil is the program's.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// Creates a resource whose key is a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a resource whose key is a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Returns the text in the locale of an environment, unless the resource was created with a
  /// locale.
  package func string(in environment: EnvironmentValues) -> String {
    let environment = self.environment(environment)
    if let found = translation(in: environment) {
      return defaultValue.key.string(as: found, in: environment)
    }
    return defaultValue.key.string(table: table, bundle: bundle.name, in: environment)
  }

  /// Returns the text with its signs of Markdown.
  package func format(in environment: EnvironmentValues) -> LocalizedFormat {
    let environment = self.environment(environment)
    if let found = translation(in: environment) {
      return LocalizedFormat(defaultValue.key, as: found, in: environment)
    }
    return LocalizedFormat(
      defaultValue.key, table: table, bundle: bundle.name, in: environment)
  }

  private func environment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    if !isInUsualLocale { environment.locale = locale.identifier }
    return environment
  }

  /// The entry of a key that is not the text; nil if there is none.
  private func translation(in environment: EnvironmentValues) -> String? {
    guard defaultValue.key.key != key else { return nil }
    return environment.strings?.string(
      for: LocalizedStringRequest(
        key: key, table: table, bundle: bundle.name, locale: environment.locale as String))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself, which is the text of its value.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension StringBundle {
  /// Creates the name of the bundle in a folder; nil for the program itself.
  init?(url: URL) {
    guard url != Bundle.main.bundleURL else { return nil }
    self.init(url.deletingPathExtension().lastPathComponent)
  }
}
