// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers of fields for text, which a widget does not show.

public import WidgetViews

/// The style of text fields.
public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  /// The field as the style gets it.
  typealias _Label = TextFieldStyleLabel
}

/// The style that the system decides.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the system decides.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The style of text editors.
public protocol TextEditorStyle {}
/// The style that the system decides.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The label of the key that ends typing.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What ends typing.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
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
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What the system offers for writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Parts.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Offers no writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What a text field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A name.
  public static let name = UITextContentType(name: "name")
  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// A mail address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(name: "URL")
  /// The name of a user.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A street address.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// A city.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A postal code.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// A country.
  public static let countryName = UITextContentType(name: "countryName")
  /// An organization.
  public static let organizationName = UITextContentType(name: "organizationName")
}

extension View {
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

  /// Sets what pickers, menus and buttons look like in a group; it has no effect, as none is shown.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
