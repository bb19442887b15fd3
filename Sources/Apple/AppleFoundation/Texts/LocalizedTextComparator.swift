// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An order of texts as people read them.
///
/// It is a `String.Comparator` on Apple's systems, and Foundation on Linux has none for the language.
public struct LocalizedTextComparator: SortComparator, Codable, Hashable, Sendable {
  fileprivate let isStandard: Bool

  /// Whether the order is turned around.
  public var order: SortOrder = .forward

  /// The order of the language.
  public static var localized: Self { Self(isStandard: false) }
  /// The order in lists of files: that of the language, in which numbers are compared by value.
  public static var localizedStandard: Self { Self(isStandard: true) }

  private init(isStandard: Bool) { self.isStandard = isStandard }

  /// Compares two texts in the order.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
    guard order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  /// A text that is compared so.
  fileprivate struct Text: Comparable {
    let text: String
    let comparator: LocalizedTextComparator

    static func < (left: Text, right: Text) -> Bool {
      left.comparator.compare(left.text, right.text) == .orderedAscending
    }
  }
}

extension SortComparator where Self == LocalizedTextComparator {
  /// The order of the language.
  public static var localized: Self { LocalizedTextComparator.localized }
  /// The order in lists of files: that of the language, in which numbers are compared by value.
  public static var localizedStandard: Self { LocalizedTextComparator.localizedStandard }
}

extension String {
  fileprivate var localizedText: LocalizedTextComparator.Text {
    .init(text: self, comparator: .localized)
  }
  fileprivate var standardText: LocalizedTextComparator.Text {
    .init(text: self, comparator: .localizedStandard)
  }
}

extension String? {
  fileprivate var localizedText: LocalizedTextComparator.Text? { self?.localizedText }
  fileprivate var standardText: LocalizedTextComparator.Text? { self?.standardText }
}

/// A path to a value of what another one leads to, which can be sent as both can.
private func appended<Root, Value, Text>(
  _ path: KeyPath<Value, Text>, to keyPath: any KeyPath<Root, Value> & Sendable
) -> any KeyPath<Root, Text> & Sendable {
  // Swift does not say so of the path that it returns.
  unsafeBitCast(keyPath.appending(path: path), to: (any KeyPath<Root, Text> & Sendable).self)
}

// As on Apple's systems, texts are in the order of lists of files unless another one is asked for.
extension SortDescriptor {
  /// Creates an order of a text's property.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: LocalizedTextComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    self.init(
      appended(comparator.isStandard ? \.standardText : \.localizedText, to: keyPath),
      order: comparator.turned(order))
  }

  /// Creates an order of a text's property, in which nil comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable,
    comparator: LocalizedTextComparator = .localizedStandard, order: SortOrder = .forward
  ) {
    self.init(
      appended(comparator.isStandard ? \.standardText : \.localizedText, to: keyPath),
      order: comparator.turned(order))
  }
}

extension LocalizedTextComparator {
  fileprivate func turned(_ order: SortOrder) -> SortOrder {
    self.order == .forward ? order : order == .forward ? .reverse : .forward
  }
}
