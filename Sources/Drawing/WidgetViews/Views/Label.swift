// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An icon and a title beside it.
///
/// The distance between them is ``LayoutSettings/labelSpacing``, which Apple does not publish before iOS 26.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Adds the icon and the title.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.environment.labelStyle.resolve(
      LabelStyleConfiguration(
        title: StyleContent(title), icon: StyleContent(icon),
        spacing: resolver.settings.labelSpacing), in: &resolver)
  }
}

extension Label where Title == StyleContent, Icon == StyleContent {
  /// Shows the label of a style in the usual style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// Puts an SF Symbol before a text that is looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(key)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Puts an image of the catalog before a text that is looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, image: String) {
    self.init {
      Text(key)
    } icon: {
      Image(image)
    }
  }

  /// Puts an SF Symbol before a text.
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Puts an image of the catalog before a text.
  @_disfavoredOverload public init(_ title: some StringProtocol, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}
