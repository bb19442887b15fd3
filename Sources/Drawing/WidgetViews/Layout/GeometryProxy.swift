// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The place of a ``GeometryReader``, for the function that makes its content.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: Size

  /// The insets of the safe area from the edges of the container, at the edges that the reader
  /// touches.
  ///
  /// Widgets have content margins and no safe area, so that it is what `safeAreaPadding(_:_:)` made. Source: WWDC23 session 10027.
  public let safeAreaInsets: EdgeInsets

  /// The reader's frame in the widget.
  let globalFrame: Rect

  /// The frames of the named spaces around the reader, the innermost first.
  let spaces: [(name: AnyHashable, frame: Rect)]

  /// The reader's frame, counted from the upper left corner of a space, in points.
  ///
  /// A name that no view around the reader has stands for the whole widget, as in SwiftUI.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> Rect {
    let origin = origin(of: space)
    return Rect(
      x: globalFrame.minX - origin.x, y: globalFrame.minY - origin.y, width: size.width,
      height: size.height)
  }

  /// The value of an anchor, counted from the upper left corner of the reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(from: globalFrame.origin)
  }

  private func origin(of space: CoordinateSpace) -> Point {
    switch space {
    case .local: globalFrame.origin
    case .global: .zero
    case .named(let name): spaces.first { $0.name == name }?.frame.origin ?? .zero
    }
  }
}

/// The space in which the coordinates of a frame are counted.
public enum CoordinateSpace: Hashable {
  /// The widget: 0, 0 is its upper left corner.
  case global
  /// The view's own space: 0, 0 is its upper left corner.
  case local
  /// The view around with the name; see `coordinateSpace(name:)`.
  case named(AnyHashable)

  /// The view around with a name.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }

  /// Whether it is the space of the widget.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A place or a frame of a view that another view can ask for; see `anchorPreference(key:value:transform:)`.
public struct Anchor<Value> {
  /// The part of the view's bounds that the anchor stands for.
  public struct Source {
    let value: (_ bounds: Rect) -> Value

    package init(value: @escaping (_ bounds: Rect) -> Value) { self.value = value }
  }

  let global: Value
  let move: (Value, Point) -> Value

  /// Creates an anchor of a value of a view's bounds, with a function that counts it from another corner.
  package init(
    _ source: Source, of bounds: Rect, moving move: @escaping (Value, Point) -> Value
  ) {
    global = source.value(bounds)
    self.move = move
  }

  func value(from origin: Point) -> Value { move(global, origin) }
}

extension Anchor.Source where Value == Rect {
  /// The whole frame of the view.
  public static var bounds: Anchor<Rect>.Source { Self(value: { $0 }) }

  /// A rectangle in the view, in points from its upper left corner.
  public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
    Self(value: {
      Rect(
        x: $0.minX + rect.minX, y: $0.minY + rect.minY, width: rect.width, height: rect.height)
    })
  }
}

extension Anchor.Source where Value == Point {
  /// The upper left corner of the view, also where reading begins at the right.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Self { unitPoint(.top) }
  /// The upper right corner of the view, also where reading begins at the right.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Self { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The lower left corner of the view, also where reading begins at the right.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The lower right corner of the view, also where reading begins at the right.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  /// A place in the view, in points from its upper left corner.
  public static func point(_ point: Point) -> Self {
    Self(value: { Point(x: $0.minX + point.x, y: $0.minY + point.y) })
  }

  /// A place as parts of the view's width and height.
  public static func unitPoint(_ place: UnitPoint) -> Self {
    Self(value: { Point(x: $0.minX + $0.width * place.x, y: $0.minY + $0.height * place.y) })
  }
}

extension Anchor where Value == Rect {
  init(_ source: Source, of bounds: Rect) {
    self.init(source, of: bounds) {
      Rect(x: $0.minX - $1.x, y: $0.minY - $1.y, width: $0.width, height: $0.height)
    }
  }
}

extension Anchor where Value == Point {
  init(_ source: Source, of bounds: Rect) {
    self.init(source, of: bounds) { Point(x: $0.x - $1.x, y: $0.y - $1.y) }
  }
}
