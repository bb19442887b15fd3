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

  @Test(
    "images have the sizes that published descriptions of them say, at 17 points on a screen of twice the scale"
  )
  func described() throws {
    for (name, width, height) in [("person", 19.0, 17.5), ("play.circle.fill", 20, 19)] {
      let list = rendered(
        Image(systemName: name).font(.system(size: 17)).accessibilityIdentifier("i")
      ) {
        $0.displayScale = 2
      }
      let frame = try #require(list.frame(of: "i"))
      #expect(frame.size == Size(width: width, height: height), "\(name)")
    }
  }

  @Test("batteries, circles and plugs are as large as in recorded pictures, at 28 points")
  func recorded() throws {
    let sizes: [(String, Double, Double)] = [
      ("battery.75", 40.33, 18.67), ("battery.0", 40.33, 18.67), ("powerplug", 34.33, 21.33),
      ("arrow.up.circle.fill", 28, 28),
    ]
    for (name, width, height) in sizes {
      let box = try ink(Image(systemName: name).font(.system(size: 28)))
      #expect(abs(box.width - width) <= 0.5, "\(name) \(box)")
      #expect(abs(box.height - height) <= 0.5, "\(name) \(box)")
    }
  }

  @Test("a symbol's baseline meets that of a text, and not its lower edge")
  func baseline() throws {
    let list = rendered(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle").accessibilityIdentifier("i")
        Text(verbatim: "x")
      }.font(.system(size: 17))
    ) { $0.displayScale = 2 }
    let frame = try #require(list.frame(of: "i"))
    let line = try #require(list.texts.first?.lines.first)
    #expect(frame.maxY - line.baseline.y == 3.5)
  }

  @Test("a badge reaches over the edge and takes no room")
  func badge() throws {
    let list = rendered(
      Image(systemName: "app.badge").font(.system(size: 40)).accessibilityIdentifier("i"))
    let frame = try #require(list.frame(of: "i"))
    let image = try #require(list.images.first)
    #expect(image.frame.maxX > frame.maxX)
    #expect(image.frame.minX == frame.minX)
  }

  @Test("heavier symbols and larger scales have larger boxes")
  func designs() throws {
    func width(_ weight: Font.Weight, _ scale: Image.Scale = .medium) throws -> Double {
      try ink(
        Image(systemName: "circle").font(.system(size: 100, weight: weight)).imageScale(scale)
      ).width
    }
    // Diameters of a template's circle, in hundredths of the font's size.
    let circles: [(Font.Weight, Image.Scale, Double)] = [
      (.regular, .small, 78.86), (.regular, .medium, 99.61), (.regular, .large, 127.2),
      (.ultraLight, .medium, 94.63), (.semibold, .medium, 102.05), (.bold, .large, 131.64),
      (.black, .medium, 107.37),
    ]
    for (weight, scale, diameter) in circles {
      #expect(abs(try width(weight, scale) - diameter) <= 0.3)
    }
  }

  @Test("what a value does not reach is faint, and a symbol that shows no values is whole")
  func values() throws {
    func inks(_ name: String, _ value: Double) throws -> Set<VectorPath.Ink?> {
      let list = rendered(Image(systemName: name, variableValue: value))
      guard case .vector(let vector)? = list.images.first?.content else { return [] }
      return Set(vector.paths.map { $0.stroke?.ink ?? $0.fill })
    }
    #expect(try inks("wifi", 0).count == 1)
    #expect(try inks("wifi", 0.5).count == 2)
    #expect(try inks("wifi", 1) == [.current(opacity: 1)])
    #expect(try inks("heart", 0.5) == [.current(opacity: 1)])
  }
}
