// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import WidgetViews

// What is drawn into a canvas, measured before it is drawn.

/// The tag of a view, which a canvas finds its symbols by.
struct TagKey: PreferenceKey {
  static var defaultValue: AnyHashable? { nil }

  static func reduce(value: inout AnyHashable?, nextValue: () -> AnyHashable?) {
    value = value ?? nextValue()
  }
}

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// The style of the text, which the text itself says here.
    public var shading = Shading.foreground

    /// Returns the size of the text within another one, in points.
    public func measure(in size: CGSize) -> CGSize {
      GraphicsContext.size(of: text, in: size, environment)
    }
    /// Returns the distance of the first line from the top, in points: four fifths of its height here.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)).height * 0.8
    }
    /// Returns the distance of the last line from the top, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      measure(in: size).height - firstBaseline(in: size) * 0.25
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    let environment: EnvironmentValues
    /// The style of the image, which the image itself says here.
    public var shading: Shading?

    /// The size of the image, in points.
    public var size: CGSize { GraphicsContext.size(of: image, in: nil, environment) }
    /// The distance of the image's line from the top, in points.
    public var baseline: CGFloat { size.height }
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    let view: AnyView
    /// The size of the view, in points.
    public let size: CGSize
  }

  private static func size(
    of view: some View, in size: CGSize?, _ environment: EnvironmentValues
  ) -> CGSize {
    func length(_ value: CGFloat) -> Double? { value < 1e6 ? Double(value) : nil }
    let proposal = size.map {
      WidgetViews.ProposedViewSize(width: length($0.width), height: length($0.height))
    }
    return CGSize(
      ViewPart.size(of: AnyView(view), proposal: proposal ?? .unspecified, in: environment))
  }

  /// Returns a text that can be measured.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }

  /// Returns an image that can be measured.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, environment: environment)
  }

  /// Returns a shading as it is here.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Returns the symbol with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let environment = environment
    let tags = ViewPart.preferences(
      TagKey.self, of: symbols, in: environment, inContainers: false)
    guard let index = tags.firstIndex(of: AnyHashable(id)) else { return nil }
    let view = AnyView(ViewPart(of: symbols, at: index))
    return ResolvedSymbol(view: view, size: Self.size(of: view, in: nil, environment))
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  /// Draws an image scaled to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect, style: style)
  }

  /// Draws a symbol with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(symbol.view.fixedSize(), at: point, anchor)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(
      symbol.view.frame(width: rect.width, height: rect.height),
      at: CGPoint(x: rect.minX, y: rect.minY), .topLeading)
  }

  /// Clips later drawing to what a function draws; it is not clipped here.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// Calls a function with a context of Core Graphics, whose drawing is not seen here.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(size: CGSize(width: 1, height: 1), scale: 1))
  }

  /// How later drawing is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside is seen.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
}
