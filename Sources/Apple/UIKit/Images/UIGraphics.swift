// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// The stack of drawing contexts, the current one last.
enum DrawingContexts {
  private struct Contexts: @unchecked Sendable {
    var contexts: [(context: CGContext, scale: CGFloat)] = []
  }

  @TaskLocal private static var renderer: Contexts?

  /// The contexts that C functions started on this thread.
  private static let key = "QuickAction.DrawingContexts"

  private static var begun: Contexts {
    get { Thread.current.threadDictionary[key] as? Contexts ?? Contexts() }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The current context; nil if there is none.
  static var current: CGContext? {
    begun.contexts.last?.context ?? renderer?.contexts.last?.context
  }

  /// Calls a function with a context as the current one.
  static func with(_ context: CGContext, _ body: () -> Void) {
    let outer = begun
    begun = Contexts()
    $renderer.withValue(Contexts(contexts: [(context, 1)])) { body() }
    begun = outer
  }

  static func begin(_ context: CGContext, scale: CGFloat) {
    begun.contexts.append((context, scale))
  }

  static var image: UIImage? {
    begun.contexts.last.map { UIImage.drawn(in: $0.context, scale: $0.scale) }
  }

  static func end() { _ = begun.contexts.popLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current context; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image and makes its context the current one.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image starts as opaque black instead of transparent.
///   - scale: The scale in pixels per point; 0 is that of an iPhone, 3.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let pixels = scale > 0 ? max(1, scale.rounded()) : 3
  let context = CGContext(size: size, scale: Int(pixels))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  DrawingContexts.begin(context, scale: pixels)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image drawn so far in the current image context; nil if none was started.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current image context; does nothing if none was started.
public func UIGraphicsEndImageContext() { DrawingContexts.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one, until it is taken back.
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingContexts.begin(context, scale: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context before the current one the current one again.
public func UIGraphicsPopContext() { DrawingContexts.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the fill color of the current context in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withMode(blendMode) { $0.fill(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point inside of a rectangle, with the fill color of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point inside of a rectangle, with the fill color of the current context, in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withMode(blendMode) { context in
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func withMode(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  body(context)
  context.restoreGState()
}

extension UIColor {
  /// Sets the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the line color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Sets the fill and the line color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
