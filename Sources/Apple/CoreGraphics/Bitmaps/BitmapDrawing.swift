// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import FontFiles
import Foundation
package import PNGFiles
import Synchronization
import WidgetRendering
package import WidgetViews

/// The contents of a bitmap as stacked views, from which pixels are rendered on demand.
package final class BitmapDrawing {
  private var layers: [AnyView] = []
  private let size: WidgetViews.Size

  /// Creates an empty drawing of a size in points.
  package init(width: Double, height: Double) {
    size = WidgetViews.Size(width: width, height: height)
  }

  /// Whether nothing has been drawn.
  package var isEmpty: Bool { layers.isEmpty }

  /// Adds a view of the drawing's size on top.
  package func add(_ layer: AnyView) {
    layers.append(layer)
  }

  /// How many layers the drawing has.
  package var count: Int { layers.count }

  /// Removes the layers from an index on, and returns them as one view; nil if there are none.
  package func take(from index: Int) -> AnyView? {
    guard index < layers.count else { return nil }
    defer { layers.removeSubrange(index...) }
    return AnyView(stack(of: Array(layers[index...])))
  }

  /// Removes everything outside of a path, by the even-odd rule, of the layers from an index on.
  package func keep(inside path: Path, from index: Int) {
    guard let view = take(from: index) else { return }
    add(AnyView(view.clipShape(path, style: FillStyle(eoFill: true))))
  }

  /// Layers at the size of the drawing.
  private func stack(of layers: [AnyView]) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<layers.count, id: \.self) { layers[$0] }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// Renders the drawing as a PNG file.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The file's bytes; nil if the drawing has no pixels or too many.
  package func png(scale: Int) -> [UInt8]? {
    let view = stack(of: layers).containerBackground(.clear, for: .widget)
    var environment = EnvironmentValues()
    environment.displayScale = Double(scale)
    environment.fonts = ProgramResources.current.fonts
    let canvas = WidgetCanvas(
      family: .systemMedium, size: size, contentMargins: EdgeInsets(all: 0), cornerRadius: 0)
    let list = DisplayList(rendering: view, on: canvas, in: environment)
    return PNGRenderer(fonts: Self.fonts, scale: max(1, scale)).picture(of: list)?.file
  }

  /// The fonts of the program, whose files are read once; those of the system are not read here.
  private static var fonts: FontLibrary {
    let files = ProgramResources.current.fontFiles
    return libraries.withLock { libraries in
      if let known = libraries[files] { return known }
      let library = FontLibrary(
        files.compactMap { path in FileManager.default.contents(atPath: path).map { [UInt8]($0) } })
      libraries[files] = library
      return library
    }
  }

  private static let libraries = Mutex<[[String]: FontLibrary]>([:])

  /// Renders the drawing's pixels at a scale; nil if it has none or too many.
  package func pixels(scale: Int) -> PixelImage? {
    png(scale: scale).flatMap { try? PNGDecoder.image(from: $0) }
  }
}
