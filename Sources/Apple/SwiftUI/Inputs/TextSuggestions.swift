// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is offered while a user types, which a widget does not have.

public import WidgetViews

/// How dictation begins in a field.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String

  /// The user chooses the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// The user looks at the microphone.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Whether a user can dictate a search.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// The user cannot dictate the text.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// A microphone in the field begins dictation.
  public static func inline(activation: TextInputDictationActivation)
    -> TextInputDictationBehavior
  { TextInputDictationBehavior(name: "inline") }
}

/// Where controls are that change how a text looks.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// A set of places of controls.
  public struct Set: OptionSet, Sendable {
    /// The context menu of the text.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// What the system decides.
    public static let automatic: Set = [.contextMenu, .inputAssistant]
    /// All places of controls.
    public static let all: Set = [.contextMenu, .inputAssistant]

    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// A set of places of suggestions.
  public struct Set: OptionSet, Sendable {
    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In the content of the screen.
    public static let content = Set(rawValue: 2)

    /// The raw bits of the set.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// What the system decides.
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  /// In a menu below the field.
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  /// In the content of the screen.
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }
}

/// What a screen can find text with.
public struct FindContext {
  /// Whether a bar for finding text is shown.
  @Binding public var isPresented: Bool
  /// Whether text can be replaced.
  public let supportsReplace: Bool
}

extension EnvironmentValues {
  /// What the screen can find text with; nil, as a widget has no search.
  public var findContext: FindContext? { nil }

  /// Where suggestions of a search are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

nonisolated extension View {
  /// Sets suggestions for typed text, which are never shown in a widget.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }

  /// Sets suggestions for typed text from elements, which are never shown in a widget.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Sets suggestions for typed text from elements of a key path, which are never shown.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }

  /// Sets the text that a suggestion stands for; it has no effect in a widget.
  public func textInputCompletion(_ completion: String) -> some View { self }

  /// Sets whether a user can dictate a search, which a widget does not have.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  { self }

  /// Sets where controls for the looks of text are; it has no effect in a widget.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Sets where suggestions of a search are shown, which a widget does not have.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Sets the token that a suggestion stands for; it has no effect in a widget.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Binds the focus of a search field to a value, which a widget does not have.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { self }
}
