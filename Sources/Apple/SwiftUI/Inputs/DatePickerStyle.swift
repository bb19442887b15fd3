// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The style of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The parts that are arranged.
  typealias Configuration = DatePickerStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension DatePickerStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style of date pickers that set none.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that the system decides.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A calendar or a clock.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a style of a calendar or a clock.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar or a clock.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A date picker as wheels; a widget draws none.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a style of wheels.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker as wheels; a widget draws none.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A button with the date.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a style of a text that opens a calendar.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the date.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of date pickers; it has no effect, as none is shown.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
