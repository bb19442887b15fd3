// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Fields of an app for searching with tokens, which a widget does not have.

public import WidgetViews

nonisolated extension View {
  /// Adds a search field with tokens, which is never shown in a widget, and a text as its prompt; nil is the usual one.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens, which is never shown in a widget, and a localized prompt.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens, which is never shown in a widget, and a prompt that is not localized.
  @_disfavoredOverload
  public func searchable<
    Prompt: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: Prompt, @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens, which is never shown in a widget, and the prompt of a localized resource.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens that a user edits, which is never shown in a widget, and a text as its prompt; nil is the usual one.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens that a user edits, which is never shown in a widget, and a localized prompt.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens that a user edits, which is never shown in a widget, and a prompt that is not localized.
  @_disfavoredOverload
  public func searchable<
    Prompt: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> Token
  ) -> some View where C.Element: Identifiable { self }

  /// Adds a search field with tokens that a user edits, which is never shown in a widget, and the prompt of a localized resource.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> Token
  ) -> some View where C.Element: Identifiable { self }
}
