// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The values of keyframes by time, and views from which a screen grows, which a picture does not show.

public import Foundation
public import WidgetViews

/// The values of keyframes by time: the initial value at all times.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value

  /// Creates the values of keyframes, which are not called.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
  }

  /// The duration in seconds, which is zero here.
  public var duration: TimeInterval { 0 }

  /// Returns the initial value, whatever the time is.
  public func value(time: Double) -> Value { initialValue }

  /// Returns the initial value, whatever the progress is.
  public func value(progress: Double) -> Value { initialValue }
}

/// What a view looks like from which a screen grows, which a widget does not have.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The configuration without a change.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{}

nonisolated extension MatchedTransitionSourceConfiguration {
  /// Returns the configuration unchanged; the color is ignored.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the configuration unchanged; the shape is ignored.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Returns the configuration unchanged; the shadow is ignored.
  public func shadow(
    color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Sets the view from which a screen grows and its looks, which a widget does not have.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
