// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Fields of an app for searching, which a widget does not have.

public import WidgetViews

/// Where a search field is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system puts it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The field is in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The field is in the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The field is in the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

extension SearchFieldPlacement {
  /// When the field below the navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Where the system decides.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is shown while the content scrolls.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Below the navigation bar; when it is shown is ignored.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  /// Where the system decides.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// When something is typed.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// When the search begins.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// An action that ends a search; it does nothing in a widget.
public struct DismissSearchAction: Sendable {
  /// Does nothing, as a widget has no search.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether the user searches; always false in a widget.
  public var isSearching: Bool { false }

  /// The action that ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

nonisolated extension View {
  /// Adds a search field, which is never shown in a widget.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Adds a search field with a localized prompt, which is never shown in a widget.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Adds a search field with a prompt that is not localized, which is never shown in a widget.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View { self }

  /// Adds a search field, which is never shown in a widget.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Adds a search field with a localized prompt, which is never shown in a widget.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// Adds a search field with a prompt that is not localized, which is never shown in a widget.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { self }

  /// Adds a search field with the prompt of a localized resource, which is never shown in a widget.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { self }

  /// Adds a search field with the prompt of a localized resource, which is never shown in a widget.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { self }

  /// Adds a search field with suggestions, which is never shown in a widget.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { self }

  /// Adds a search field with suggestions and a localized prompt, which is never shown in a widget.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { self }

  /// Adds a search field with suggestions and a prompt that is not localized, which is never shown in a widget.
  @_disfavoredOverload
  public func searchable<Suggestions: View, Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View { self }

  /// Sets suggestions of a search, which are never shown in a widget.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions)
    -> some View
  { self }

  /// Sets the text that a suggestion stands for; it has no effect in a widget.
  public func searchCompletion(_ completion: String) -> some View { self }

  /// Sets the scopes of a search, which are never shown in a widget.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View { self }

  /// Sets the scopes of a search, which are never shown in a widget.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View { self }

  /// Binds the focus of a search field, which a widget does not have.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the selection in the text of a search field, which a widget does not have.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }

  /// Sets what a search does with the toolbar, which a widget does not have.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }

  /// Sets what the search field of a toolbar does, which a widget does not have.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Shows a bar for finding text, which a widget does not have.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Disables finding in text, which a widget does not have.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Disables replacing in text, which a widget does not have.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// What a search does with the toolbar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The content stays visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// What the search field of a toolbar does.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It becomes a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
