// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import FontFiles
import Foundation
package import PNGFiles
import WidgetRendering
package import WidgetViews

/// What was drawn into a bitmap: views on top of each other, of which pixels are made when somebody asks for them.
package final class BitmapDrawing {
  /// The image that is all there is, unturned; nil if there is more, or less.
  package private(set) var onlyImage: CGImage?

  private var layers: [AnyView] = []
  private let size: WidgetViews.Size

  /// Begins a drawing of a size in points.
  package init(width: Double, height: Double) {
    size = WidgetViews.Size(width: width, height: height)
  }

  /// Whether nothing was drawn.
  package var isEmpty: Bool { layers.isEmpty }

  /// Adds a view as large as the drawing.
  ///
  /// - Parameters:
  ///   - layer: The view.
  ///   - image: The image that it is, if it is nothing else.
  package func add(_ layer: AnyView, image: CGImage? = nil) {
    onlyImage = layers.isEmpty ? image : nil
    if image?.isOpaqueFile == true, !layers.isEmpty { reportPhotos() }
    layers.append(layer)
  }

  /// Removes what is outside of a path, by how often the path goes around it.
  package func keep(inside path: Path) {
    guard !layers.isEmpty else { return }
    onlyImage = nil
    layers = [AnyView(stack.clipShape(path, style: FillStyle(eoFill: true)))]
  }

  /// All layers, as large as the drawing.
  private var stack: some View {
    let layers = layers
    return ZStack(alignment: .topLeading) {
      ForEach(0..<layers.count, id: \.self) { layers[$0] }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// The file of the pixels.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: A PNG file; nil of a drawing of no pixels or too many.
  package func png(scale: Int) -> [UInt8]? {
    if onlyImage?.isOpaqueFile == true { reportPhotos() }
    let view = stack.containerBackground(.clear, for: .widget)
    var environment = EnvironmentValues()
    environment.displayScale = Double(scale)
    let canvas = WidgetCanvas(
      family: .systemMedium, size: size, contentMargins: EdgeInsets(all: 0), cornerRadius: 0)
    let list = DisplayList(rendering: view, on: canvas, in: environment)
    return PNGRenderer(fonts: FontLibrary([]), scale: max(1, scale)).picture(of: list)?.file
  }

  /// The pixels; nil of a drawing of no pixels or too many.
  package func pixels(scale: Int) -> PixelImage? {
    png(scale: scale).flatMap { try? PNGDecoder.image(from: $0) }
  }

  private func reportPhotos() {
    reportUnavailable(
      "JPEG pixels in a bitmap", answer: "a gray field stands for a JPEG that is drawn into one")
  }
}
