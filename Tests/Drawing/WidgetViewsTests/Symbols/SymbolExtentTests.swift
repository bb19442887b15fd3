// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// Symbols whose boxes were measured in pictures that a simulator of iOS 26 recorded.
@Suite struct SymbolExtentTests {
  /// The box of the ink of the only image, in points of the widget.
  private func ink(_ view: some View) throws -> Rect {
    let list = rendered(view) { $0.displayScale = 3 }
    let image = try #require(list.images.first)
    guard case .vector(let vector)? = image.content else {
      Issue.record("the symbol is no drawing")
      return image.frame
    }
    let scale = image.frame.width / vector.viewBox.width
    var box: Rect?
    for path in vector.paths {
      let reach = (path.stroke?.width ?? 0) / 2
      let own = Path(steps: path.steps).boundingRect.inset(by: EdgeInsets(all: -reach))
      box = box.map { union($0, own) } ?? own
    }
    let bounds = try #require(box)
    return Rect(
      x: image.frame.minX + bounds.minX * scale, y: image.frame.minY + bounds.minY * scale,
      width: bounds.width * scale, height: bounds.height * scale)
  }

  private func union(_ left: Rect, _ right: Rect) -> Rect {
    let (x, y) = (min(left.minX, right.minX), min(left.minY, right.minY))
    return Rect(
      x: x, y: y, width: max(left.maxX, right.maxX) - x, height: max(left.maxY, right.maxY) - y)
  }

  @Test("the edges of a symbol that is fitted into a square are within 0.3 points")
  func fitted() throws {
    for (side, width, height) in [(10.0, 6.0, 9.67), (16, 9.67, 15.33), (18, 11, 17.33)] {
      let image = Image(systemName: "bolt.fill").resizable().scaledToFit()
      let box = try ink(image.frame(width: side, height: side))
      #expect(abs(box.width - width) <= 0.6)
      #expect(abs(box.height - height) <= 0.6)
    }
  }

  @Test("a symbol beside and above texts has the simulator's size at its font")
  func sized() throws {
    let calendar = try ink(Image(systemName: "calendar").font(.system(size: 32)))
    #expect(abs(calendar.width - 31) <= 0.5)
    #expect(abs(calendar.height - 28.83) <= 0.5)
    let arrow = try ink(
      Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold)))
    #expect(abs(arrow.width - 7.83) <= 0.5)
    #expect(abs(arrow.height - 9.5) <= 0.5)
    let list = rendered(
      Image(systemName: "calendar").font(.system(size: 32)).accessibilityIdentifier("image")
    ) { $0.displayScale = 3 }
    #expect(abs((list.frame(of: "image")?.height ?? 0) - 33.33) < 0.35)
  }
}
