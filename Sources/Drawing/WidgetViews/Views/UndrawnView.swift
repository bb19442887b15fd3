// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Stands for a view of apps that widgets do not show: one that scrolls, takes text, plays a film or is UIKit's.
///
/// A device draws a sign in its place, over all the room that the view takes, and says nothing; here it is among the problems.
/// Source: public reports of the sign, such as exyte/Grid#15 for `ScrollView` and SAP/cloud-sdk-ios-fiori#87 for `UIViewRepresentable`.
public struct UndrawnView: PrimitiveView, Hashable, Sendable {
  /// The name of the view that it stands for, as it is written in a program.
  public let name: String

  /// Creates a view that stands for another.
  ///
  /// - Parameter name: The name of the other, as in `ScrollView`.
  public init(_ name: String) {
    self.name = name
  }

  /// Adds the sign: a red circle with a line through it on yellow, which takes all the room that it is offered.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.report(.notDrawnInWidgets(name: name, view: resolver.ownerName))
    resolver.resolve(
      Rectangle().fill(Color.yellow)
        .overlay {
          ProhibitionSign().stroke(Color.red, lineWidth: 3).frame(maxWidth: 28, maxHeight: 28)
        }
        .clipped())
  }
}

/// A circle with a line from its upper left to its lower right.
private struct ProhibitionSign: Shape {
  func path(in rect: Rect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - 2
    guard radius > 0 else { return Path() }
    let center = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    let reach = radius * 0.5.squareRoot()
    var path = Path()
    path.addEllipse(
      in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    path.move(to: Point(x: center.x - reach, y: center.y - reach))
    path.addLine(to: Point(x: center.x + reach, y: center.y + reach))
    return path
  }
}
