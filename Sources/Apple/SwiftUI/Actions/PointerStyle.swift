// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Pointers of a mouse, which a widget does not have.

public import Foundation
public import WidgetViews

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// As the system shows pointers.
  public static let `default` = PointerStyle(name: "default")
  /// A pointer for text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A pointer for text from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A pointer for selecting a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A hand that can take something.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that holds something.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointer for links.
  public static let link = PointerStyle(name: "link")
  /// A pointer that makes something larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A pointer that makes something smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A pointer that moves the edge between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A pointer that moves the edge between rows.
  public static let rowResize = PointerStyle(name: "rowResize")

  /// A pointer with the form of a shape.
  public static func shape<S: WidgetViews.Shape>(
    _ shape: S, eoFill: Bool = false, size: CGSize? = nil
  ) -> PointerStyle { PointerStyle(name: "shape") }

  /// A pointer that is an image.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }

  /// A pointer that moves an edge of a frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle(name: "frameResize") }
}

/// A direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// The frame becomes smaller.
  case inward
  /// The frame becomes larger.
  case outward

  /// A set of directions in which a frame is resized.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The frame can become smaller.
    public static let inward = Set(rawValue: 1)
    /// The frame can become larger.
    public static let outward = Set(rawValue: 2)
    /// The frame can become smaller and larger.
    public static let all: Set = [.inward, .outward]

    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

/// An edge or a corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// The edge at the top.
  case top
  /// The leading edge of the frame.
  case leading
  /// The edge at the bottom.
  case bottom
  /// The trailing edge of the frame.
  case trailing
  /// The leading corner at the top.
  case topLeading
  /// The trailing corner at the top.
  case topTrailing
  /// The leading corner at the bottom.
  case bottomLeading
  /// The trailing corner at the bottom.
  case bottomTrailing
}

nonisolated extension View {
  /// Sets how a pointer looks over the view; it has no effect in a widget.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Sets whether a pointer is seen over the view; it has no effect in a widget.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
