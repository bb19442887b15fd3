// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

@Suite("Numbers of Foundation's")
struct GeometryTests {
  @Test("a reader's size and frames are CGSize and CGRect")
  func reader() {
    struct Reader: View {
      var body: some View {
        GeometryReader { geometry in
          let size: CGSize = geometry.size
          let frame: CGRect = geometry.frame(in: .global)
          Text(verbatim: "\(Int(size.width)) × \(Int(frame.height))")
        }
      }
    }
    #expect(drawing(of: Reader()).strings == ["200 × 100"])
  }

  @Test("a shape's path in a CGRect is drawn")
  func shape() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
        return path
      }
    }
    let list = drawing(of: Corner().fill(.red).frame(width: 40, height: 20))
    guard case .fill(let outline, _)? = list.items.first,
      case .path(let steps, _) = outline.kind
    else {
      Issue.record("\(list.items)")
      return
    }
    #expect(!steps.isEmpty)
  }

  @Test("a path is added and changed by a transform whose type is not spelled")
  func transforms() {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 3, y: 4))
    }
    var path = Path()
    path.addPath(line)
    path.addPath(line.applying(.identity), transform: .identity)
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 3))
  }

  @Test("a layout's CGSize is the container's")
  func layout() {
    let list = drawing(
      of: Stairs {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 40)
      }.background(Color.green).accessibilityIdentifier("stairs"))
    #expect(list.elements.map(\.frame) == [Rect(x: 75, y: 25, width: 50, height: 50)])
  }

  @Test("lengths may be CGFloat, CGFloat? and nil")
  func lengths() {
    let some: CGFloat? = 30
    let none: CGFloat? = nil
    let view = Color.red.frame(width: some, height: none).accessibilityIdentifier("bar")
    #expect(drawing(of: view).elements.map(\.frame) == [Rect(x: 85, y: 0, width: 30, height: 100)])
  }

  @Test("an inset shape of one's own has a border inside")
  func inset() {
    let list = drawing(of: Ring().strokeBorder(.red, lineWidth: 10).frame(width: 40, height: 40))
    #expect(list.items.count == 1)
    #expect(list.problems.isEmpty)
  }
}
