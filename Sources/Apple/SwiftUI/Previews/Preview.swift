// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A preview that `#Preview` declares.
public struct Preview {
  /// The name of the preview; nil if none was given.
  public let displayName: String?

  /// The file of the preview, such as `Widget/Row.swift`.
  public let file: String

  /// The line of the preview, from 1.
  public let line: Int

  /// The content: a `PreviewedView`, or that of another module, such as a widget.
  public let content: Any

  /// Creates a preview of another module's content.
  package init(displayName: String?, file: String, line: Int, content: Any) {
    self.displayName = displayName
    self.file = file
    self.line = line
    self.content = content
  }

  /// Creates a preview of a view.
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

/// A view in a preview.
public struct PreviewedView {
  /// A function that creates the view.
  public let make: @MainActor () -> AnyView
}

/// A trait of a preview; orientations have no effect here, and a widget has the size of its family.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// The size of the preview; nil if the trait does not set one.
  var layout: PreviewLayout?

  /// The size of the view.
  public static let sizeThatFitsLayout = PreviewTrait(
    name: "sizeThatFitsLayout", layout: .sizeThatFits)
  /// The size of the device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// Portrait orientation, which has no effect here.
  public static let portrait = PreviewTrait(name: "portrait")
  /// Landscape left orientation, which has no effect here.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// Landscape right orientation, which has no effect here.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")

  /// Returns a trait with a fixed size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout", layout: .fixed(width: width, height: height))
  }
}

/// A type with a preview, as `#Preview` declares it.
public protocol PreviewRegistry {
  /// Creates the preview that was declared.
  @MainActor static func makePreview() -> Preview
}

#if PREVIEW_MACROS
  /// Declares a preview of a view.
  @freestanding(declaration)
  public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Marks a variable of a `#Preview` that lives as long as the preview.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
#endif
