// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import CoreGraphics
public import Foundation

/// How the lines of a text are placed.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As its language is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered in the layer.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text is cut that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A line that is too long is cut at the edge of the layer.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// A line that is too long is shortened at its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// A line that is too long is shortened at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// A line that is too long is shortened in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer of a text, which is not drawn here.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// The text, a string or one with attributes; nil for none.
  open var string: Any?
  /// The font; nil is the font of the system.
  open var font: CFTypeRef?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text; nil for none.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether the text goes on in a next line.
  open var isWrapped = false
  /// Where the text is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// How the lines are placed.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Draws nothing, which is reported once.
  open override func draw(in ctx: CGContext) {
    reportUnavailable("CATextLayer", answer: "its text is not drawn")
  }
}

/// A layer that shows those in it several times; once here.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  /// How many times the layers in it are there.
  open var instanceCount = 1
  /// The time between two of them, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color that they are multiplied with; nil for none.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// What is added to the red from one to the next.
  open var instanceRedOffset: Float = 0
  /// What is added to the green from one to the next.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue from one to the next.
  open var instanceBlueOffset: Float = 0
  /// What is added to the opacity from one to the next.
  open var instanceAlphaOffset: Float = 0
}
