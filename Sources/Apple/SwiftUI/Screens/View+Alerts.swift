// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Alerts belong to an app's screens, which a widget does not have.

public import Foundation
public import WidgetViews

nonisolated extension View {
  /// Presents an alert, which is never shown in a widget, with a title that is not localized.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, A: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents an alert, which is never shown in a widget, with the title of a localized resource.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents an alert, which is never shown in a widget, with a text as its title.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents an alert with a message, which is never shown in a widget, with a localized title.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Presents an alert with a message, which is never shown in a widget, with a title that is not localized.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, A: View, M: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Presents an alert with a message, which is never shown in a widget, with the title of a localized resource.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Presents an alert with a message, which is never shown in a widget, with a text as its title.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Presents an alert for data, which is never shown in a widget, with a localized title.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Presents an alert for data, which is never shown in a widget, with a title that is not localized.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, A: View, T>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Presents an alert for data, which is never shown in a widget, with the title of a localized resource.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Presents an alert for data, which is never shown in a widget, with a text as its title.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { self }

  /// Presents an alert with a message for data, which is never shown in a widget, with a localized title.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Presents an alert with a message for data, which is never shown in a widget, with a title that is not localized.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, A: View, M: View, T>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Presents an alert with a message for data, which is never shown in a widget, with the title of a localized resource.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Presents an alert with a message for data, which is never shown in a widget, with a text as its title.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { self }

  /// Presents an alert for an error, which is never shown in a widget.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Presents an alert with a message for an error, which is never shown in a widget.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View { self }

  /// Sets the icon of a dialog, which is never shown in a widget.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets how severe a dialog is, which is never shown in a widget.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// How severe a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The dialog warns of a loss.
  public static let critical = DialogSeverity(name: "critical")
  /// Not more than usual.
  public static let standard = DialogSeverity(name: "standard")
}
