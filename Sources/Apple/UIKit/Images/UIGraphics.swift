// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// The contexts that are being drawn into, the innermost last.
enum DrawingContexts {
  private struct Contexts: @unchecked Sendable {
    var contexts: [(context: CGContext, scale: CGFloat)] = []
  }

  @TaskLocal private static var renderer: Contexts?

  /// Those that functions of C's names began, on the thread that is drawing.
  private static let key = "QuickAction.DrawingContexts"

  private static var begun: Contexts {
    get { Thread.current.threadDictionary[key] as? Contexts ?? Contexts() }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The context that is being drawn into.
  static var current: CGContext? {
    begun.contexts.last?.context ?? renderer?.contexts.last?.context
  }

  /// Calls a function that draws into a context.
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
/// The context that is being drawn into; nil if none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture, in points.
///
/// - Parameters:
///   - size: The size of the picture.
///   - opaque: Whether nothing is seen through it.
///   - scale: The number of pixels a point; 0 is that of an iPhone.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let pixels = scale > 0 ? max(1, scale.rounded()) : 3
  let context = CGContext(size: size, scale: Int(pixels))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  DrawingContexts.begin(context, scale: pixels)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that was begun; nil if none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun.
public func UIGraphicsEndImageContext() { DrawingContexts.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the color of what is filled.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Chooses the color of what is filled in the picture that is being made.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Chooses the color of lines in the picture that is being made.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Chooses the color of what is filled and of lines in the picture that is being made.
  public func set() {
    setFill()
    setStroke()
  }
}
