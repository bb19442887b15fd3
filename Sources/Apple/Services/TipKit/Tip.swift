// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import SwiftUI
import Synchronization

/// A hint that an app has for its user.
public protocol Tip: Identifiable, Sendable {
  /// The name of the hint, for its program.
  var id: String { get }
  /// The title of the hint.
  var title: Text { get }
  /// What it says; nil for nothing.
  var message: Text? { get }
  /// Its image; nil for none.
  var image: Image? { get }
  /// Its buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What has to hold before it is shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often it may be shown.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  /// A button of a hint.
  public typealias Action = Tips.Action
  /// A rule of a hint.
  public typealias Rule = Tips.Rule
  /// A setting of a hint.
  public typealias Option = TipOption
  /// Something that a user did.
  public typealias Event = Tips.Event
  /// Whether a hint is shown.
  public typealias Status = Tips.Status
  /// How often a hint may be shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether a hint may be shown soon after another.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// The text of the tip below its title; nil, the default, for none.
  public var message: Text? { nil }
  /// The image of the tip; nil, the default, for none.
  public var image: Image? { nil }
  /// The buttons of the tip: none by default.
  public var actions: [Action] { [] }
  /// The rules for showing the tip: none by default, so that it is always eligible.
  public var rules: [Rule] { [] }
  /// The options of the tip: none by default.
  public var options: [any TipOption] { [] }

  /// Whether it is shown: it waits, unless the app closed it.
  public var status: Status {
    Tips.closed.withLock { $0[id] }.map { .invalidated($0) } ?? .pending
  }
  /// Whether it is to be shown; never here.
  public var shouldDisplay: Bool { false }
  /// The status now, after which nothing follows.
  public var statusUpdates: AsyncStream<Status> {
    let status = status
    return AsyncStream { stream in
      stream.yield(status)
      stream.finish()
    }
  }
  /// Whether it is to be shown now, after which nothing follows.
  public var shouldDisplayUpdates: AsyncStream<Bool> {
    AsyncStream { stream in
      stream.yield(false)
      stream.finish()
    }
  }

  /// Closes the hint for good.
  public func invalidate(reason: Tips.InvalidationReason) {
    let id = id
    Tips.closed.withLock { $0[id] = reason }
  }

  /// Lets the hint be shown again that the app closed.
  public func resetEligibility() async {
    let id = id
    Tips.closed.withLock { $0[id] = nil }
  }
}

/// A setting of a hint.
public protocol TipOption: Sendable {}

extension Tips {
  /// How often a hint may be shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a number of times.
    public init(_ count: Int) {}
  }

  /// Whether a hint may be shown soon after another.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option that shows the tip however often others are shown.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// Makes a list of buttons.
  @resultBuilder public enum ActionBuilder {
    /// Returns the list of one button.
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    /// Returns a list as it is.
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    /// Returns all lists as one.
    public static func buildBlock(_ components: [Action]...) -> [Action] {
      components.flatMap { $0 }
    }
    /// Returns a list, or nothing if its condition does not hold.
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    /// Returns the list of the first branch.
    public static func buildEither(first component: [Action]) -> [Action] { component }
    /// Returns the list of the second branch.
    public static func buildEither(second component: [Action]) -> [Action] { component }
    /// Returns the lists of a loop as one.
    public static func buildArray(_ components: [[Action]]) -> [Action] {
      components.flatMap { $0 }
    }
  }

  /// Makes a list of rules.
  @resultBuilder public enum RuleBuilder {
    /// Returns the list of one rule.
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    /// Returns a list as it is.
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
    /// Returns all lists as one.
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    /// Returns a list, or nothing if its condition does not hold.
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
    /// Returns the list of the first branch.
    public static func buildEither(first component: [Rule]) -> [Rule] { component }
    /// Returns the list of the second branch.
    public static func buildEither(second component: [Rule]) -> [Rule] { component }
    /// Returns the lists of a loop as one.
    public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }
  }

  /// Makes a list of settings.
  @resultBuilder public enum OptionsBuilder {
    /// Returns the list of one setting.
    public static func buildExpression(_ expression: any TipOption) -> [any TipOption] {
      [expression]
    }
    /// Returns a list as it is.
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] {
      expression
    }
    /// Returns all lists as one.
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
      components.flatMap { $0 }
    }
    /// Returns a list, or nothing if its condition does not hold.
    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] {
      component ?? []
    }
    /// Returns the list of the first branch.
    public static func buildEither(first component: [any TipOption]) -> [any TipOption] {
      component
    }
    /// Returns the list of the second branch.
    public static func buildEither(second component: [any TipOption]) -> [any TipOption] {
      component
    }
    /// Returns the lists of a loop as one.
    public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] {
      components.flatMap { $0 }
    }
  }
}
