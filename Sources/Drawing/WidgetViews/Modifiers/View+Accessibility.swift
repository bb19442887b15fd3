// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Names the view for tests and reports: its frame is among ``DisplayList/elements``.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    WrappedView(content: self) { resolver in
      resolver.tree.rare.strings.append(identifier)
      return .identified(Int32(resolver.tree.rare.strings.count - 1))
    }
  }

  /// Sets the label that a screen reader reads instead of the texts in the view.
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return WrappedView(content: self) { resolver in
      resolver.tree.rare.strings.append(label)
      return .labeled(Int32(resolver.tree.rare.strings.count - 1))
    }
  }

  /// Sets the label that a screen reader reads instead of the texts in the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    WrappedView(content: self) { resolver in
      resolver.tree.rare.strings.append(label.string(in: resolver.environment))
      return .labeled(Int32(resolver.tree.rare.strings.count - 1))
    }
  }

  /// Sets the label that a screen reader reads instead of the texts in the view, looked up in the
  /// widget's tables of strings.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Keeps a screen reader from reading the view.
  @ViewBuilder public func accessibilityHidden(_ hidden: Bool) -> some View {
    if hidden { accessibilityLabel(Text(verbatim: "")) } else { self }
  }
}
