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

  /// Creates a preview of a view, in the modifiers that the traits name.
  ///
  /// The view is one of any type, as on Apple's systems: where the closure's type has the type of a view that is declared in the
  /// closure, the compiler crashes while it mangles one in the other.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., file: String, line: Int,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    var previewed = PreviewedView {
      let view = AnyView(body())
      return traits.compactMap(\.layout).first.map { AnyView(view.previewLayout($0)) } ?? view
    }
    previewed.modifiers = traits.compactMap(\.modifier)
    self.init(displayName: name, file: file, line: line, content: previewed)
  }
}

/// A view in a preview.
public struct PreviewedView {
  /// A function that creates the view, without its modifiers.
  public let make: @MainActor () -> AnyView

  /// The modifiers, the innermost first.
  var modifiers: [PreparedPreviewModifier] = []

  /// Makes the contexts of the modifiers, and returns a function that creates the view in them.
  ///
  /// Throws what a modifier throws that cannot make its context.
  @MainActor package func prepared() async throws -> @MainActor () -> AnyView {
    var make = make
    for modifier in modifiers {
      let (inner, modify) = (make, try await modifier.prepare())
      make = { modify(inner()) }
    }
    return make
  }
}

/// A type with a preview, as `#Preview` declares it.
public protocol PreviewRegistry {
  /// Creates the preview that was declared.
  @MainActor static func makePreview() -> Preview
}
