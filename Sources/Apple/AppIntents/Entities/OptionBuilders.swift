// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension IntentItem {
  /// The result builder that lists options.
  public typealias Builder = IntentItemBuilder<Result>
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
  /// Returns the options of the first branch.
  public static func buildEither(first items: [IntentItem<Result>]) -> [IntentItem<Result>] {
    items
  }
  /// Returns the options of the second branch.
  public static func buildEither(second items: [IntentItem<Result>]) -> [IntentItem<Result>] {
    items
  }
}

/// A result builder that lists sections, or the options of one section without a title.
@resultBuilder public enum IntentItemSectionBuilder<Result: _IntentValue> {
  /// Returns an option unchanged.
  public static func buildExpression(_ item: IntentItem<Result>) -> IntentItem<Result> { item }
  /// Puts options in a section without a title.
  public static func buildBlock(
    _ first: IntentItem<Result>, _ others: IntentItem<Result>...
  ) -> [IntentItemSection<Result>] { [IntentItemSection(items: [first] + others)] }
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
  /// Returns the sections of the first branch.
  public static func buildEither(
    first sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] { sections }
  /// Returns the sections of the second branch.
  public static func buildEither(
    second sections: [IntentItemSection<Result>]
  ) -> [IntentItemSection<Result>] { sections }
}
