// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation
public import WidgetViews

/// A view with custom drawing: each drawing step becomes a view of the drawing engine.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that are drawn as symbols.
  public var symbols: Symbols
  /// The function that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind it is seen, which has no effect here.
  public var isOpaque: Bool
  /// How colors are blended; always as they are stored here.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later; it is drawn at once here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with a drawing function; the other arguments are ignored.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }

  /// Creates a canvas with a drawing function, which finds the symbols by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The drawing in the space of the view, clipped to it.
  public var body: some View {
    GeometryReader { geometry in
      let size: CGSize = geometry.size
      ZStack(alignment: .topLeading) {
        let layers = layers(in: size)
        ForEach(0..<layers.count, id: \.self) { layers[$0] }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .clipped()
    }
  }

  private func layers(in size: CGSize) -> [AnyView] {
    var context = GraphicsContext(size: size, symbols: AnyView(symbols))
    renderer(&context, size)
    return context.drawing.layers
  }
}
