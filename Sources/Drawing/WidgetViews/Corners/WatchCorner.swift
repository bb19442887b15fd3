// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The upper left corner of a watch face: the place of a complication, and of its label, which follows the dial.
///
/// Apple publishes the size of the content. All else is assumed: the dial is a circle around the middle of the screen, the content is near
/// the corner of the screen, and the label lies between both. See ``LayoutSettings/cornerInset`` and the settings after it.
package struct WatchCorner: Hashable, Sendable {
  /// The size of the screen, in points.
  package let screen: Size

  /// The size of the complication's content, in points.
  package let content: Size

  /// Creates the corner of a screen with content of a size, in points.
  package init(screen: Size, content: Size) {
    self.screen = screen
    self.content = content
  }

  /// The size of the corner's picture, in points: a quarter of the screen.
  package var size: Size { Size(width: screen.width / 2, height: screen.height / 2) }

  /// The frame of the content, in points from the corner of the screen.
  package func contentFrame(_ settings: LayoutSettings) -> Rect {
    Rect(origin: Point(x: settings.cornerInset, y: settings.cornerInset), size: content)
  }

  /// Where the label is laid out, as if it were straight: a rectangle as long as its arc, in points.
  func labelRoom(_ settings: LayoutSettings) -> Rect {
    Rect(
      x: 0, y: 0, width: labelRadius(settings) * settings.cornerLabelAngle.radians,
      height: settings.cornerLabelHeight)
  }

  /// Where content that is bent is laid out: a rectangle as high as the content and as long as its arc, in points.
  func curvedContentRoom(_ settings: LayoutSettings) -> Rect {
    Rect(
      x: 0, y: 0, width: distance(settings) * settings.cornerLabelAngle.radians,
      height: content.height)
  }

  /// The arc along which the label is bent.
  func labelArc(_ settings: LayoutSettings) -> LineArc {
    arc(radius: labelRadius(settings), of: labelRoom(settings), settings)
  }

  /// The arc along which content is bent.
  func curvedContentArc(_ settings: LayoutSettings) -> LineArc {
    arc(radius: distance(settings), of: curvedContentRoom(settings), settings)
  }

  private func arc(radius: Double, of room: Rect, _ settings: LayoutSettings) -> LineArc {
    let (frame, distance) = (contentFrame(settings), max(distance(settings), 1))
    return LineArc(
      line: Point(x: room.midX, y: room.midY), center: center, radius: max(radius, 1),
      directionX: (frame.midX - center.x) / distance,
      directionY: (frame.midY - center.y) / distance)
  }

  /// The middle of the dial, which is that of the screen.
  private var center: Point { Point(x: size.width, y: size.height) }

  /// The distance of the content's middle from that of the dial, in points.
  private func distance(_ settings: LayoutSettings) -> Double {
    let frame = contentFrame(settings)
    let (x, y) = (center.x - frame.midX, center.y - frame.midY)
    return (x * x + y * y).squareRoot()
  }

  /// The distance of the label's middle from that of the dial, in points.
  private func labelRadius(_ settings: LayoutSettings) -> Double {
    distance(settings) - content.width / 2 - settings.cornerLabelGap
      - settings.cornerLabelHeight / 2
  }
}

extension EnvironmentValues {
  private struct CornerKey: EnvironmentKey {
    static var defaultValue: WatchCorner? { nil }
  }

  /// The corner of the watch face that shows the widget; nil for a widget in no such corner.
  package var watchCorner: WatchCorner? {
    get { self[CornerKey.self] }
    set { self[CornerKey.self] = newValue }
  }
}
