// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// What a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)

  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A control for a date; a widget shows a prohibition sign instead.
nonisolated public struct DatePicker<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("DatePicker") }
}

extension DatePicker {
  /// What the picker shows.
  public typealias Components = DatePickerComponents

  /// Creates a picker; the label is not called.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a picker of a range; the label is not called.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a picker of dates from one on; the label is not called.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a picker of dates up to one; the label is not called.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of a range with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of a range with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of dates from one on with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of dates from one on with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of dates from one on with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of dates up to one with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of dates up to one with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}

  /// Creates a picker of dates up to one with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}

/// A control for several dates; a widget shows a prohibition sign instead.
nonisolated public struct MultiDatePicker<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("MultiDatePicker") }
}

extension MultiDatePicker {
  /// Creates a picker; the label is not called.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}

  /// Creates a picker of a range; the label is not called.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {}
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}

  /// Creates a picker with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {}

  /// Creates a picker with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {}

  /// Creates a picker of a range with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {}

  /// Creates a picker of a range with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {}

  /// Creates a picker of a range with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {}
}

extension MultiDatePicker {
  /// Creates a picker of dates from one on; the label is not called.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a picker of dates before one; the label is not called.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {}
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of dates from one on with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {}

  /// Creates a picker of dates from one on with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {}

  /// Creates a picker of dates from one on with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {}

  /// Creates a picker of dates before one with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {}

  /// Creates a picker of dates before one with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {}

  /// Creates a picker of dates before one with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {}
}

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
