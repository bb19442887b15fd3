// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers of fields for text, which a widget does not show.

public import WidgetViews

/// The style of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  /// The field as the style gets it.
  typealias _Label = TextFieldStyleLabel
}

/// The style that the system decides.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style of text fields that set none.
  public init() {}
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the system decides.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field without decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a style without decoration.
  public init() {}
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A field with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a style with a round border.
  public init() {}
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The style of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// The parts that are arranged.
  typealias Configuration = TextEditorStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension TextEditorStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style of text editors that set none.
  public init() {}
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// An editor without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a style without decoration.
  public init() {}
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The label of the key that ends typing.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// The key says that the user is done.
  public static let done = SubmitLabel(name: "done")
  /// The key goes to what was typed.
  public static let go = SubmitLabel(name: "go")
  /// The key sends what was typed.
  public static let send = SubmitLabel(name: "send")
  /// The key joins a network or a group.
  public static let join = SubmitLabel(name: "join")
  /// The key shows a route.
  public static let route = SubmitLabel(name: "route")
  /// The key begins a search.
  public static let search = SubmitLabel(name: "search")
  /// The key begins a line.
  public static let `return` = SubmitLabel(name: "return")
  /// The key goes to the next field.
  public static let next = SubmitLabel(name: "next")
  /// The key continues with the next step.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The kinds of fields in which Return submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// Return in a text field submits.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field submits.
  public static let search = SubmitTriggers(rawValue: 2)

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Whether scrolling removes the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Dismisses the keyboard as soon as a scroll begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the finger that scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling leaves the keyboard where it is.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What the system offers for writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All that Writing Tools offer.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// What Writing Tools offer without changes in place.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Offers no writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

nonisolated extension View {
  /// Sets the style of text fields; it has no effect, as none is shown.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets the style of text editors; it has no effect, as none is shown.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Sets the label of the key that ends typing; it has no effect in a widget.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets whether fields in the view end those around it; it has no effect in a widget.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Sets what happens when a text was entered, which is never called in a widget.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    self
  }

  /// Sets what a text field is for; it has no effect in a widget.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Disables corrections of typed text; it has no effect in a widget.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Disables corrections of typed text; it has no effect in a widget.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets whether scrolling removes the keyboard; it has no effect in a widget.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets what the system offers for writing; it has no effect in a widget.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets whether the system shows that it helps with writing; it has no effect in a widget.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets what pickers, menus and buttons look like in a group; it has no effect, as none is shown.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
