// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// A provider of the options of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the collection of options.
  associatedtype Result: ResultsCollection

  /// The type of the default value.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// Returns the options; throws if they are not available.
  func results() async throws -> Result

  /// Returns the default value; nil for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// A collection of options in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of options.
  public typealias ItemSection = IntentItemSection
  /// A single option with its appearance.
  public typealias Item = IntentItem

  /// Returns nil, as there is no default value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// An ordered collection of options.
public protocol ResultsCollection: Sendable {
  /// The type of an option.
  associatedtype Result: _IntentValue

  /// The collection without options.
  static var empty: Self { get }

  /// The prompt of the picker; nil for none.
  var promptLabel: LocalizedStringResource? { get }

  /// Whether the options are grouped by their first letters.
  var usesIndexedCollation: Bool { get }

  /// The values of all options.
  var items: [Result] { get }

  /// The options in their sections.
  var hostedSections: [IntentItemSection<Result>] { get }
}

extension ResultsCollection {
  /// The default prompt: none.
  public var promptLabel: LocalizedStringResource? { nil }

  /// The options are not grouped by default.
  public var usesIndexedCollation: Bool { false }

  /// The options in one section without a title.
  public var hostedSections: [IntentItemSection<Result>] { [IntentItemSection(items: items)] }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The array without elements.
  public static var empty: [Element] { [] }

  /// The elements themselves, in their order.
  public var items: [Element] { self }
}

/// An option with its appearance.
public struct IntentItem<Result: _IntentValue>: Sendable {
  /// The value of the option.
  public let value: Result
  /// The appearance of the option; nil is that of the value.
  public let displayRepresentation: DisplayRepresentation?

  /// Creates an option with the appearance of its value.
  public init(_ value: Result) {
    self.value = value
    displayRepresentation = nil
  }

  /// Creates an option with an appearance of its own.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}

/// A section of options with a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The title of the section; nil for none.
  public let title: LocalizedStringResource?
  /// The subtitle of the section; nil for none.
  public let subtitle: LocalizedStringResource?
  /// The options of the section.
  public let items: [IntentItem<Result>]

  /// Creates a section of values.
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section of values with a title.
  public init(title: LocalizedStringResource, items: [Result]) { self.init(title, items: items) }

  /// Creates a section of options with a title.
  @_disfavoredOverload
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  /// Creates a section of options; the image is ignored.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  /// Creates a section of options from a builder; nil is no title, and the image is ignored.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }

  /// The result builder that lists sections.
  public typealias Builder = IntentItemSectionBuilder<Result>
}

/// A collection of options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The prompt of the picker; nil for none.
  public let promptLabel: LocalizedStringResource?
  /// Whether the options are grouped by their first letters, which nothing does here.
  public let usesIndexedCollation: Bool
  /// The sections of the collection.
  public let sections: [IntentItemSection<Result>]

  /// Creates a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection of sections from a builder.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  /// Creates a collection of values in one section without a title.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection of options in one section without a title.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// The collection without options.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// The values of all options.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// The sections of the collection.
  public var hostedSections: [IntentItemSection<Result>] { sections }
}

/// A collection of options in sections.
public typealias ItemCollection = IntentItemCollection
/// A section of options.
public typealias ItemSection = IntentItemSection
