// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The crown of a watch, which a widget never gets.

public import WidgetViews

/// A turn of the crown.
public struct DigitalCrownEvent: Sendable {
  /// The value without a detent.
  public let offset: Double
  /// The change of the value a second.
  public let velocity: Double
}

/// How far a turn of the crown goes.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// A long turn is needed.
  case low
  /// A turn of a medium length is needed.
  case medium
  /// A short turn is needed.
  case high
}

nonisolated extension View {
  /// Binds a value to the crown, which a widget never gets.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// Binds a value in a range to the crown, which a widget never gets.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Binds a value to the crown, with actions; never called in a widget.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Binds a value in a range to the crown, with actions; never called in a widget.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Binds a value with detents to the crown, with actions; never called in a widget.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Binds a whole number with detents to the crown, with actions; never called in a widget.
  public func digitalCrownRotation<V: BinaryInteger>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryInteger { self }

  /// Sets whether something is shown beside the crown; it has no effect in a widget.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Sets what is shown beside the crown; it has no effect in a widget.
  public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }
}
