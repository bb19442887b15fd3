// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine
public import CoreGraphics
public import Foundation
public import UIKit
public import WidgetViews

/// How many colors a picture can have.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Those of sRGB, blended as they are stored.
  case nonLinear
  /// Those of sRGB, blended as light is.
  case linear
  /// More than those of sRGB, blended as light is.
  case extendedLinear
}

/// Makes an image of a view, which is not possible in a widget's program here: it has none.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view that is drawn.
  public var content: Content
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels of a point.
  public var scale: CGFloat = 1
  /// Whether the image has no transparent parts.
  public var isOpaque = false
  /// How many colors the image can have.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The image; nil, as no view is drawn by the program.
  public var cgImage: CGImage? { nil }
  /// The image; nil, as no view is drawn by the program.
  public var uiImage: UIImage? { nil }

  /// Does not call the renderer, as no view is drawn by the program.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {}
}
