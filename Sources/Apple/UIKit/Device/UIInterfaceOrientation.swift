// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The options as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option that is called "top".
  public static let top = UIRectEdge(rawValue: 1)
  /// The option that is called "left".
  public static let left = UIRectEdge(rawValue: 2)
  /// The option that is called "bottom".
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The option that is called "right".
  public static let right = UIRectEdge(rawValue: 8)
  /// The option that is called "all".
  public static let all = UIRectEdge(rawValue: 15)
}

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far to the bottom.
  public var vertical: CGFloat
  /// No distance at all, of both.
  public static let zero = UIOffset()
  /// Creates no distance at all.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Creates a distance in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// How an interface is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The side of the device that is up.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The options as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option that is called "portrait".
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// The option that is called "portrait upside down".
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The option that is called "landscape right".
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The option that is called "landscape left".
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// The option that is called "landscape".
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// The option that is called "all but upside down".
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  /// The option that is called "all".
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the system decides, or light signs.
  case `default`, lightContent
  /// Dark signs on a light background.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }

/// Whether a view turns with the language.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// By what a control is used for.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
