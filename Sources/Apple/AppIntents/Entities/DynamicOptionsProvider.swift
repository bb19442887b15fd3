// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// What provides the options of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The options.
  associatedtype Result: ResultsCollection

  /// What the parameter begins with.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The options.
  func results() async throws -> Result

  /// What the parameter begins with; nil for nothing.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Options under headings.
  public typealias ItemCollection = IntentItemCollection
  /// Options under a heading.
  public typealias ItemSection = IntentItemSection
  /// An option.
  public typealias Item = IntentItem

  /// Nothing.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Options in an order.
public protocol ResultsCollection: Sendable {
  /// An option.
  associatedtype Result: _IntentValue

  /// The options under their headings.
  var hostedSections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The options, under no heading.
  public var hostedSections: [IntentItemSection<Element>] { [IntentItemSection(items: self)] }
}

/// An option, and how it looks if not as it says itself.
public struct IntentItem<Result: _IntentValue>: Sendable {
  /// The option.
  public let value: Result
  /// How it looks; nil for how it says itself.
  public let displayRepresentation: DisplayRepresentation?

  /// Makes an option.
  public init(_ value: Result) {
    self.value = value
    displayRepresentation = nil
  }

  /// Makes an option that looks otherwise than it says itself.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}

/// Options under a heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The heading; nil for none.
  public let title: LocalizedStringResource?
  /// What is below the heading; nil for nothing.
  public let subtitle: LocalizedStringResource?
  /// The options.
  public let items: [IntentItem<Result>]

  /// Makes a section of options.
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Makes a section of options with how they look.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  /// Makes a section of options that are listed.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<Result> items: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items())
  }
}

/// Options under headings.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What the picker asks; nil for nothing.
  public let promptLabel: LocalizedStringResource?
  /// The options under their headings.
  public let sections: [IntentItemSection<Result>]

  /// Makes a collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.sections = sections
  }

  /// Makes a collection of sections that are listed.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Result> sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(promptLabel: promptLabel, sections: sections())
  }

  /// Makes a collection of options under no heading.
  public init(promptLabel: LocalizedStringResource? = nil, items: [Result]) {
    self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
  }

  /// Makes a collection of options under no heading, with how they look.
  public init(promptLabel: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
  }

  /// A collection of nothing.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// All options.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

  /// The options under their headings.
  public var hostedSections: [IntentItemSection<Result>] { sections }
}

/// Composes options.
@resultBuilder public enum IntentItemBuilder<Result: _IntentValue> {
  /// Takes an option.
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  /// Takes an option.
  public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
    [IntentItem(value)]
  }
  /// Takes options.
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] {
    items.flatMap(\.self)
  }
  /// Takes the options of a loop.
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
    items.flatMap(\.self)
  }
  /// Takes options, if there are any.
  public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] {
    items ?? []
  }
}

/// Composes options under headings.
@resultBuilder public enum IntentItemSectionBuilder<Result: _IntentValue> {
  /// Takes a section.
  public static func buildExpression(
    _ section: IntentItemSection<Result>
  ) -> [IntentItemSection<Result>] { [section] }
  /// Takes sections.
  public static func buildBlock(
    _ sections: [IntentItemSection<Result>]...
  ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }
  /// Takes the sections of a loop.
  public static func buildArray(
    _ sections: [[IntentItemSection<Result>]]
  ) -> [IntentItemSection<Result>] { sections.flatMap(\.self) }
  /// Takes sections, if there are any.
  public static func buildOptional(
    _ sections: [IntentItemSection<Result>]?
  ) -> [IntentItemSection<Result>] { sections ?? [] }
}

/// The options of a type under headings.
public typealias ItemCollection = IntentItemCollection
/// The options of a type under a heading.
public typealias ItemSection = IntentItemSection
