// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftDeclarations

/// Reads the types of functions that call closures: of other types there is no need.
struct ObjectiveCTypes {
  let tokens: SwiftTokens

  /// Whether nothing may be nil where nothing is said of it.
  let isNonnull: Bool

  /// What is said of a declaration, and of types in other ways than by words for nil.
  private static let ignored: Set<String> = [
    "NS_INLINE", "CF_INLINE", "static", "inline", "extern", "FOUNDATION_EXPORT",
    "FOUNDATION_EXTERN", "OBJC_EXPORT", "OBJC_EXTERN", "UIKIT_EXTERN", "NS_ASSUME_NONNULL_BEGIN",
    "NS_ASSUME_NONNULL_END", "NS_NOESCAPE", "const", "__autoreleasing", "__strong", "__unused",
    "__attribute__", "_Null_unspecified", "null_unspecified", "__null_unspecified",
  ]

  /// The classes and values, as Swift imports them.
  private static let names: [String: String] = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "int": "Int32", "NSInteger": "Int",
    "NSUInteger": "UInt", "double": "Double", "float": "Float", "CGFloat": "CGFloat",
    "NSTimeInterval": "TimeInterval", "id*": "Any", "NSException*": "NSException",
    "NSError*": "any Error", "NSString*": "String", "NSDate*": "Date", "NSNumber*": "NSNumber",
  ]

  /// The parameters between the brackets of a function; nil if one has a type of which nothing is known.
  func parameters(_ range: Range<Int>) -> [ObjectiveCParameter]? {
    var parameters: [ObjectiveCParameter] = []
    for part in parts(of: range) {
      guard let parameter = parameter(part) else { return nil }
      parameters.append(parameter)
    }
    return parameters
  }

  /// What is between commas; nothing for `void`.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    if range.count == 1, tokens.is(range.lowerBound, "void") { return [] }
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if tokens.is(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = tokens.after(index, before: range.upperBound)
    }
    return range.isEmpty ? [] : parts + [start..<range.upperBound]
  }

  /// A parameter of a function, which has a name.
  private func parameter(_ range: Range<Int>) -> ObjectiveCParameter? {
    if let block = block(range) { return block }
    guard let last = range.last, tokens.kind(last) == .word,
      let type = type(of: range.lowerBound..<last)
    else { return nil }
    return ObjectiveCParameter(name: tokens.text(last), type: type)
  }

  /// A parameter such as `void (^_Nonnull name)(NSException *exception)`.
  private func block(_ range: Range<Int>) -> ObjectiveCParameter? {
    guard
      let open = range.first(where: { tokens.is($0, "(") && tokens.is($0 + 1, "^") }),
      let result = type(of: range.lowerBound..<open)
    else { return nil }
    let named = tokens.inside(open, before: range.upperBound)
    let after = tokens.after(open, before: range.upperBound)
    guard let last = named.last, tokens.kind(last) == .word, tokens.is(after, "("),
      tokens.after(after, before: range.upperBound) == range.upperBound
    else { return nil }
    var types: [String] = []
    for part in parts(of: tokens.inside(after, before: range.upperBound)) {
      // The parameters of a closure need no names.
      guard let type = type(of: part) ?? type(of: part.dropLast()) else { return nil }
      types.append(type.asPart)
    }
    return ObjectiveCParameter(
      name: tokens.text(last),
      type: ObjectiveCType(
        name: "(\(types.joined(separator: ", "))) -> \(result.asPart)",
        nullability: nullability(of: named), isClosure: true))
  }

  /// A type that is spelled with words and asterisks; nil if nothing is known of it.
  func type(of range: Range<Int>) -> ObjectiveCType? {
    var name = ""
    var pointers = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let text = tokens.text(index)
      if tokens.kind(index) == .word {
        if !Self.ignored.contains(text), Self.nullabilities[text] == nil {
          guard name.isEmpty, pointers == 0 else { return nil }
          name = text
        }
      } else if text.allSatisfy({ $0 == "*" }) {
        pointers += text.count
      } else if tokens.kind(index) != .opening {
        return nil
      }
      index = tokens.after(index, before: range.upperBound)
    }
    let nullability = nullability(of: range)
    if name == "dispatch_block_t", pointers == 0 {
      return ObjectiveCType(name: "() -> Void", nullability: nullability, isClosure: true)
    }
    guard pointers < 2 else { return nil }
    let isObject = name == "id" || pointers == 1
    guard let known = Self.names[name + (isObject ? "*" : "")], name != "id" || pointers == 0 else {
      return nil
    }
    return ObjectiveCType(name: known, nullability: isObject ? nullability : .nonnull)
  }

  private static let nullabilities: [String: ObjectiveCType.Nullability] = [
    "_Nonnull": .nonnull, "nonnull": .nonnull, "__nonnull": .nonnull, "_Nullable": .nullable,
    "nullable": .nullable, "__nullable": .nullable,
  ]

  private func nullability(of range: Range<Int>) -> ObjectiveCType.Nullability {
    let said = range.lazy.compactMap { Self.nullabilities[tokens.text($0)] }.first
    return said ?? (isNonnull ? .nonnull : .unspecified)
  }
}
