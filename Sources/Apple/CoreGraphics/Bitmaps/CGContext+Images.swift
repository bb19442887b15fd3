// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

extension CGContext {
  /// Draws an image scaled to a rectangle; `byTiling` is ignored.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    // The rows of an image go down, but y points up here.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    draw(image, width: rect.width, height: rect.height, by: upright)
  }

  /// Draws an image with its first row at the smallest y.
  package func drawDown(_ image: CGImage, in rect: CGRect, opacity: Double = 1) {
    draw(
      image, width: rect.width, height: rect.height,
      by: CGAffineTransform(translationX: rect.minX, y: rect.minY), opacity: opacity)
  }

  /// Draws a view with its upper left corner at a point.
  package func draw(_ view: some View, at point: CGPoint) {
    let place = CGAffineTransform(translationX: point.x, y: point.y).concatenating(state.transform)
    add(
      view.transformEffect(place.engine)
        .frame(width: size.width, height: size.height, alignment: .topLeading))
  }

  private func draw(
    _ image: CGImage, width: CGFloat, height: CGFloat, by transform: CGAffineTransform,
    opacity: Double = 1
  ) {
    let transform = transform.concatenating(state.transform)
    add(
      placed(image, width: width, height: height, by: transform).opacity(opacity),
      covering: Path(Rect(x: 0, y: 0, width: width, height: height)).applying(transform.engine))
  }

  /// Returns an image at its place, as a view of the drawing's size.
  func placed(
    _ image: CGImage, width: CGFloat, height: CGFloat, by transform: CGAffineTransform
  ) -> some View {
    image.picture.resizable().frame(width: width, height: height)
      .transformEffect(transform.engine)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}
