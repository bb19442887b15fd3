// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

// Control Center shows both for a moment while an action runs; pictures of a control are those between.

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
nonisolated extension View {
  /// Says what the action of a control does, from a localized key; it is not drawn.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Says what the action of a control does, from a localized resource; it is not drawn.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

  /// Says what the action of a control does; it is not drawn.
  public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// Says what the action of a control does, from a string; it is not drawn.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View { self }

  /// Says how a control is after its action, from a localized key; it is not drawn.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  /// Says how a control is after its action, from a localized resource; it is not drawn.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  /// Says how a control is after its action; it is not drawn.
  public func controlWidgetStatus(_ status: Text) -> some View { self }

  /// Says how a control is after its action, from a string; it is not drawn.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: some StringProtocol) -> some View { self }
}
