// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

/// A hint in a view, which is never shown: it is empty.
nonisolated public struct TipView<Content: Tip>: View {
  /// Creates the view of a hint; the button's function is never called.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  /// Creates the view of a hint that may not be there.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  /// No view, as a widget shows no tips.
  public var body: some View { EmptyView() }
}

/// A tip of any type.
public struct AnyTip: Tip {
  /// The name of the hint.
  public let id: String
  /// The title of the hint.
  public var title: Text { tip.title }
  /// What it says; nil for nothing.
  public var message: Text? { tip.message }
  /// Its image; nil for none.
  public var image: Image? { tip.image }
  private let tip: any Tip

  /// Creates a hint of any.
  public init(_ tip: any Tip) {
    self.tip = tip
    id = tip.id
  }
}

extension TipView where Content == AnyTip {
  /// Creates the view of any hint that may not be there.
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
}

/// Hints of which one is shown at a time: none here.
@MainActor public final class TipGroup {
  /// The order of hints.
  public struct Priority: Sendable {
    /// The first that can be shown.
    public static let firstAvailable = Priority()
    /// One after the other.
    public static let ordered = Priority()
  }

  /// Creates a group of hints.
  public init(_ priority: Priority = .firstAvailable, @TipsBuilder tips: () -> [any Tip]) {}

  /// The hint that is shown; nil for none.
  public var currentTip: (any Tip)? { nil }
}

/// Makes a list of hints.
@resultBuilder public enum TipsBuilder {
  /// Returns all hints as a list.
  public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }
}

/// How hints look, which makes no difference.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view shows.
  typealias Configuration = TipViewStyleConfiguration
  /// Returns the view of a hint; never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a view of a hint shows.
public struct TipViewStyleConfiguration {
  /// The tip that is shown.
  public let tip: any Tip
  /// The title; nil for none.
  public var title: Text? { tip.title }
  /// What it says; nil for nothing.
  public var message: Text? { tip.message }
  /// Its image; nil for none.
  public var image: Image? { tip.image }
  /// The buttons of the tip.
  public var actions: [Tips.Action] { tip.actions }
}

/// The look of small hints.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates a style of a line.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no tips.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The look of small hints.
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

nonisolated extension View {
  /// Shows a hint next to the view; none is shown here.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Sets how hints look, which makes no difference.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  /// Sets what is behind hints, which makes no difference.
  public func tipBackground(_ style: some ShapeStyle) -> some View { self }
  /// Sets how round the corners of hints are, which makes no difference.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    self
  }
  /// Sets the size of the images of hints, which makes no difference.
  public func tipImageSize(_ size: CGSize?) -> some View { self }
}
