// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Controls with a symbol beside their title, and further forms of what has a label.

public import Foundation
public import WidgetViews

extension Toggle where Label == WidgetViews.Label<Text, Image> {
  /// Creates a toggle of a value with a localized title and a symbol; it cannot be switched in a widget.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle of a value with a title that is not localized and a symbol; it cannot be switched in a widget.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WidgetViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle of several values, which is on where all are; it cannot be switched in a widget.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      reading: { values.allSatisfy(\.wrappedValue) },
      writing: { for value in values { value.wrappedValue = $0 } })
    let isMixed = !all.wrappedValue && values.contains(where: \.wrappedValue)
    self.init(isOn: all, isMixed: isMixed, label: label)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox {
  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a localized title and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(verbatim: format.format(value))
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a row of a title that is not localized and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(verbatim: format.format(value))
    } label: {
      Text(title)
    }
  }
}

/// The label of what says that a search found nothing.
public struct SearchUnavailableContent {
  /// The label that says that nothing was found.
  public typealias Label = WidgetViews.Label<Text, Image>
  /// The description below the label; nil for none.
  public typealias Description = Text?
  /// The actions of the view, of which there are none.
  public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: nil)
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of the part of a progress that is done.
  public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

/// The field as a style gets it.
nonisolated public struct TextFieldStyleLabel: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("TextField") }
}

/// The parts of a group that a user opens.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public let label: AnyView
  /// The content of the group, which its state shows or hides.
  public let content: AnyView
  /// Whether it is open, which a style reads and changes.
  @Binding public var isExpanded: Bool
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The rows of the form.
  public let content: AnyView
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The label of the group.
  public let label: AnyView
  /// The controls of the group.
  public let content: AnyView
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  nonisolated public struct Label: View {
    /// Nothing, as no menu is shown.
    public var body: EmptyView { EmptyView() }
  }

  /// The items of the menu.
  nonisolated public struct Content: View {
    /// Nothing, as no menu is shown.
    public var body: EmptyView { EmptyView() }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu of the parts that a style gets.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init {
      MenuStyleConfiguration.Content()
    } label: {
      MenuStyleConfiguration.Label()
    }
  }
}

/// The parts of a control for dates.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public let label: AnyView
  /// The date, which a style reads and changes.
  @Binding public var selection: Date
  /// The earliest date; nil for none.
  public let minimumDate: Date?
  /// The latest date; nil for none.
  public let maximumDate: Date?
  /// The parts of the date that are chosen.
  public let displayedComponents: DatePickerComponents
}

extension ContentUnavailableView
where Label == WidgetViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title, an image of an asset catalog and a description; nil is no description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      WidgetViews.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view with a title that is not localized, an image of an asset catalog and a description; nil is no description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      WidgetViews.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
