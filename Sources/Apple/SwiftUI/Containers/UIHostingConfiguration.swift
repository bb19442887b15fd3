// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import UIKit
public import WidgetViews

/// The content of a cell of UIKit, which a widget does not show.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  /// Returns the configuration unchanged, as it is not shown.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

  /// Returns the configuration unchanged, as it is not shown.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

  /// Returns the configuration unchanged, as it is not shown.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  /// Returns a configuration without its content, as it is not shown; the background is not called.
  public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> { .init() }

  /// Returns a configuration without its content, as it is not shown.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, Color> { .init() }

  /// Returns an empty view that keeps the configuration.
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  /// Returns the configuration unchanged, as it is not shown.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration; the content is not called.
  public init(@ViewBuilder content: () -> Content) { self.init() }
}

/// The view of a configuration, which is empty.
private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
