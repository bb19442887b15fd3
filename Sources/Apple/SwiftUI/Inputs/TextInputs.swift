// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Fields for text, which a widget does not show.

public import Foundation
public import WidgetViews

/// A field for a secret text; a widget shows a prohibition sign instead.
nonisolated public struct SecureField<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("SecureField") }
}

extension SecureField {
  /// Creates a field with a prompt; the label is not called.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  /// Creates a field with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}

  /// Creates a field with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {}

  /// Creates a field with a prompt with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

  /// Creates a field with a prompt with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {}

  /// Creates a field with a prompt with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {}

  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  {}

  /// Creates a field with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  /// Creates a field with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}
}

/// A view for editing long texts; a widget shows a prohibition sign instead.
nonisolated public struct TextEditor: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("TextEditor") }
}

extension TextEditor {
  /// Creates an editor of a text, which a widget does not draw.
  public init(text: Binding<String>) {}

  /// Creates an editor with a selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {}

  /// Creates an editor of a text with attributes.
  public init(text: Binding<AttributedString>) {}
}

/// What is selected in a text.
public struct TextSelection: Equatable, Hashable {
  /// The selection: one range, or several.
  public enum Indices: Equatable, Hashable {
    /// One range, which is empty for a cursor.
    case selection(Range<String.Index>)
    /// Several ranges that do not touch.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selection: one range, or several.
  public var indices: Indices

  /// Whether nothing is selected, and there is a place for typing alone.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a place for typing.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextField {
  /// Creates a field with a prompt; the label is not called.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}

  /// Creates a field with a prompt that grows along an axis; the label is not called.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {}

  /// Creates a field of a value with a format; the label is not called.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
  /// Creates a field with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}

  /// Creates a field with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {}

  /// Creates a field with a prompt with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

  /// Creates a field with a prompt with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {}

  /// Creates a field with a prompt with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {}

  /// Creates a field that grows along an axis with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}

  /// Creates a field that grows along an axis with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {}

  /// Creates a field that grows along an axis with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {}

  /// Creates a field with a prompt that grows along an axis with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {}

  /// Creates a field with a prompt that grows along an axis with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?, axis: Axis
  ) {}

  /// Creates a field with a prompt that grows along an axis with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {}

  /// Creates a field with a selection with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {}

  /// Creates a field with a selection with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {}

  /// Creates a field with a selection with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {}

  /// Creates a field with its actions with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {}

  /// Creates a field with its actions with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {}

  /// Creates a field with its actions with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {}

  /// Creates a field with its action with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {}

  /// Creates a field with its action with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {}

  /// Creates a field with its action with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {}

  /// Creates a field with its action with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  {}

  /// Creates a field with its action with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  /// Creates a field with its action with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {}

  /// Creates a field of a value with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// Creates a field of a value with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// Creates a field of a value with the title of a localized resource.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// Creates a field of an optional value with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// Creates a field of an optional value with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// Creates a field of an optional value with the title of a localized resource.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {}

  /// Creates a field of a value with a localized title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {}

  /// Creates a field of a value with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {}

  /// Creates a field of a value with the title of a localized resource.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {}
}
