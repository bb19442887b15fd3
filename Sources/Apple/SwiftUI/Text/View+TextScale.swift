// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers that change how text or labels look on a device and are not drawn here: they are reported.

public import Foundation
public import WidgetViews

extension Text {
  /// The scale of a text.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The size of the text's font.
    public static let `default` = Scale(name: "default")
    /// A smaller size, as for what is less important.
    public static let secondary = Scale(name: "secondary")
  }
}

nonisolated extension View {
  /// Sets the scale of texts; a smaller one is reported and not drawn.
  @ViewBuilder public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if isEnabled && scale != .default {
      notDrawn("textScale", at: "\(file):\(line)")
    } else {
      self
    }
  }

  /// Sets the style that `background` stands for in the view.
  public func backgroundStyle<S: WidgetViews.ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the space between the icon and the title of labels; it is reported and not drawn.
  public func labelIconToTitleSpacing(
    _ spacing: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("labelIconToTitleSpacing", at: "\(file):\(line)") }

  /// Sets the room for the icons of labels; it is reported and not drawn.
  public func labelReservedIconWidth(
    _ width: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("labelReservedIconWidth", at: "\(file):\(line)") }

  /// Repeats and blurs the view beyond its edges, where it is enabled; it is reported and not drawn.
  @ViewBuilder public func backgroundExtensionEffect(
    isEnabled: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if isEnabled { notDrawn("backgroundExtensionEffect", at: "\(file):\(line)") } else { self }
  }

  /// Draws glass around several views as one; it is reported and not drawn.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID, file: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { notDrawn("glassEffectUnion", at: "\(file):\(line)") }

  /// Sets whether labels are shown.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }

  /// Sets the identity of glass in transitions; it has no effect on a picture.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets how glass appears; it has no effect on a picture.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Sets whether text can be searched by typing; it has no effect in a widget.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets a localized text by which typing finds the view; it has no effect in a widget.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Sets a text that is not localized by which typing finds the view; it has no effect in a widget.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Sets the text of a localized resource by which typing finds the view; it has no effect in a widget.
  @_disfavoredOverload
  public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View { self }

  /// Sets the language of the text's lines; it has no effect on the fonts that are drawn here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { self }

  /// Sets the dynamic range of images; it has no effect on a picture.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

/// The way in which glass appears and disappears; nothing moves in a widget.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// Glass appears at once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Glass grows out of the glass next to it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Glass fades in gradually.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension Image {
  /// The dynamic range of an image.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// That of the system's usual colors.
    public static let standard = DynamicRange(name: "standard")
    /// A dynamic range between standard and high.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// All that the screen has.
    public static let high = DynamicRange(name: "high")
  }
}

/// A container of views with glass, which shows its content.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; the space in which glass flows together is ignored.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the container.
  public var body: some View { content }
}
