// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that a model generates.
public protocol Generable {
  /// The value while only a part of it is generated.
  associatedtype PartiallyGenerated = Self
}

extension String: Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Never: Generable {}
extension Array: Generable where Element: Generable {}
extension Optional: Generable where Wrapped: Generable {}

/// Makes a type one that a model generates, with a description of it.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "PreviewMacros", type: "GenerableMacro")

/// Describes a property, and what its value may be; it has no effect here.
@attached(peer)
public macro Guide<T: Generable>(
  description: String? = nil, _ guides: GenerationGuide<T>...
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Describes a property; it has no effect here.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// What a value may be, which has no effect here.
public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == String {
  /// The value is this text.
  public static func constant(_ value: String) -> GenerationGuide<String> { .init() }
  /// One of some texts.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init() }
  /// A text that a pattern fits.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { .init() }
}

extension GenerationGuide where Value: Numeric & Comparable {
  /// A number that is not smaller.
  public static func minimum(_ value: Value) -> GenerationGuide<Value> { .init() }
  /// A number that is not larger.
  public static func maximum(_ value: Value) -> GenerationGuide<Value> { .init() }
  /// A number in a range.
  public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> { .init() }
}

// A macro does not know the type of the property that it is at: these are the ones that it finds.
extension GenerationGuide where Value == [Never] {
  /// At least so many elements.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
  /// At most so many elements.
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
  /// As many elements as a range has.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { .init() }
  /// The list has so many elements.
  public static func count(_ count: Int) -> GenerationGuide<Value> { .init() }
}

extension GenerationGuide {
  /// At least so many elements.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { .init() }
  /// At most so many elements.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { .init() }
  /// As many elements as a range has.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] { .init() }
  /// The list has so many elements.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { .init() }
  /// What each element of the list may be.
  public static func element<Element>(
    _ guide: GenerationGuide<Element>
  ) -> GenerationGuide<[Element]> where Value == [Element] { .init() }
}
