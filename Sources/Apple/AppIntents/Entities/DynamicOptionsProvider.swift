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

  /// The options in their sections.
  var hostedSections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The options in one section without a title.
  public var hostedSections: [IntentItemSection<Element>] { [IntentItemSection(items: self)] }
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

  /// Creates a section of options; the image is ignored.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  /// Creates a section of options from a builder; the image is ignored.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<Result> items: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items())
  }
}

/// A collection of options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The prompt of the picker; nil for none.
  public let promptLabel: LocalizedStringResource?
  /// The sections of the collection.
  public let sections: [IntentItemSection<Result>]

  /// Creates a collection of sections; indexed collation is ignored.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.sections = sections
  }

  /// Creates a collection of sections from a builder; indexed collation is ignored.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Result> sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(promptLabel: promptLabel, sections: sections())
  }

  /// Creates a collection of values in one section without a title.
  public init(promptLabel: LocalizedStringResource? = nil, items: [Result]) {
    self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
  }

  /// Creates a collection of options in one section without a title.
  @_disfavoredOverload
  public init(promptLabel: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
  }

  /// The collection without options.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// The values of all options.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// The sections of the collection.
  public var hostedSections: [IntentItemSection<Result>] { sections }
}

/// A result builder that lists options.
@resultBuilder public enum IntentItemBuilder<Result: _IntentValue> {
  /// Returns a list of one option.
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  /// Returns a list of one option with the appearance of its value.
  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
    [IntentItem(value)]
  }
  /// Joins lists of options in their order.
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
    items.flatMap(\.self)
  }
  /// Joins the options of a `for` loop.
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
    items.flatMap(\.self)
  }
  /// Returns the options of an `if`; nil is an empty list.
  public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
    items ?? []
  }
}

/// A result builder that lists sections.
@resultBuilder public enum IntentItemSectionBuilder<Result: _IntentValue> {
  /// Returns a list of one section.
  public static func buildExpression(
    _ section: IntentItemSection<Result>
  ) -> [IntentItemSection<Result>] { [section] }
  /// Joins lists of sections in their order.
  public static func buildBlock(
    _ sections: [IntentItemSection<Result>]...
  ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }
  /// Joins the sections of a `for` loop.
  public static func buildArray(
    _ sections: [[IntentItemSection<Result>]]
  ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }
  /// Returns the sections of an `if`; nil is an empty list.
  public static func buildOptional(
    _ sections: [IntentItemSection<Result>]?
  ) -> [IntentItemSection<Result>] { sections ?? [] }
}

/// A collection of options in sections.
public typealias ItemCollection = IntentItemCollection
/// A section of options.
public typealias ItemSection = IntentItemSection
