// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Something to look at while one writes it: what `#Preview` makes.
public struct Preview {
  /// The name; nil is not said.
  public let displayName: String?

  /// The file, as in `Widget/Row.swift`.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// What is shown: a `PreviewedView`, or what another module makes, such as a widget.
  public let content: Any

  /// Makes a preview of what another module shows.
  package init(displayName: String?, file: String, line: Int, content: Any) {
    self.displayName = displayName
    self.file = file
    self.line = line
    self.content = content
  }

  /// Makes a preview of a view.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait..., file: String, line: Int,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(
      displayName: name, file: file, line: line,
      content: PreviewedView {
        let view = AnyView(body())
        return traits.compactMap(\.layout).first.map { AnyView(view.previewLayout($0)) } ?? view
      })
  }
}

/// A view that is previewed.
public struct PreviewedView {
  /// Makes the view.
  public let make: @MainActor () -> AnyView
}

/// What a preview says of its place: a widget has that of its family, and orientations make no difference to it.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// How large the preview is; nil is not said.
  var layout: PreviewLayout?

  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait(
    name: "sizeThatFitsLayout", layout: .sizeThatFits)
  /// As the device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// Upright.
  public static let portrait = PreviewTrait(name: "portrait")
  /// On its left side.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")

  /// So many points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout", layout: .fixed(width: width, height: height))
  }
}

/// A type that offers a preview: what `#Preview` declares.
public protocol PreviewRegistry {
  /// Makes the preview.
  @MainActor static func makePreview() -> Preview
}

#if PREVIEW_MACROS
  /// Offers a view to look at while one writes it.
  @freestanding(declaration)
  public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Marks a variable of a `#Preview` that lives as long as the preview.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Makes a value of the environment of a variable in an extension of `EnvironmentValues`.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
#endif
