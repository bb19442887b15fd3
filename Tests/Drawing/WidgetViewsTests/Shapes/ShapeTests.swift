// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

/// A shape that cannot be compared, and is as wide as high.
private struct Blob: Shape {
  let draw: @Sendable (Rect) -> Path

  func path(in rect: Rect) -> Path { draw(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let side = min(proposal.width ?? 10, proposal.height ?? 10)
    return Size(width: side, height: side)
  }
}

@Suite struct ShapeTests {
  @Test("a shape of one's own chooses its size and is drawn as its path")
  func ownShape() {
    let list = rendered(Blob { Path($0) }.fill(.red).frame(width: 60, height: 40))
    guard case .fill(let outline, _) = list.items.last, case .path(let steps, false) = outline.kind
    else {
      Issue.record("\(list.items)")
      return
    }
    #expect(outline.rect.size == Size(width: 40, height: 40))
    #expect(Path(steps: steps).boundingRect == outline.rect)
  }

  @Test(
    "a path that is nowhere is not drawn, and is a problem",
    arguments: [Double.nan, .infinity, 1e300])
  func hostilePath(number: Double) {
    let list = rendered(Blob { _ in Path { $0.addLines([.zero, Point(x: number, y: 1)]) } })
    #expect(list.problems == [.invalidLength(modifier: "path")])
    guard case .fill(let outline, _) = list.items.last else { return }
    #expect(outline.kind == .path([], usesEvenOddFill: false))
  }

  // Source: the inset shape of SwiftUI has corners with the same centers.
  @Test("a border inside of round corners has smaller corners")
  func insetCorners() {
    let list = rendered(
      RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4)
        .frame(width: 50, height: 50))
    guard case .stroke(let outline, _, _) = list.items.last else {
      Issue.record("\(list.items)")
      return
    }
    #expect(outline.kind == .roundedRectangle(cornerRadius: 8, style: .continuous))
    #expect(outline.rect.size == Size(width: 46, height: 46))
  }

  @Test("a shape can be filled and have lines, each before the other")
  func layers() {
    let list = rendered(
      Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)
        .frame(width: 50, height: 50))
    let kinds = list.items.map { item in
      switch item {
      case .fill: "fill"
      case .stroke(_, _, let style): "stroke \(style.lineWidth)"
      default: "other"
      }
    }
    #expect(kinds == ["fill", "stroke 2.0", "stroke 1.0"])
  }

  @Test("what is relative to its container has the corners of the shape that was named")
  func containerShape() {
    let list = rendered(
      ContainerRelativeShape().fill(.red).padding(4).frame(width: 60, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20)))
    #expect(list.fills.last?.kind == .roundedRectangle(cornerRadius: 16, style: .continuous))
  }

  @Test("even-odd fills reach fills and clips")
  func evenOdd() {
    let shape = Blob { Path($0) }
    let list = rendered(
      shape.fill(.red, style: FillStyle(eoFill: true))
        .clipShape(shape, style: FillStyle(eoFill: true)))
    let rules = list.items.compactMap { item -> Bool? in
      let outline: Outline? =
        switch item {
        case .fill(let outline, _): outline
        case .beginGroup(let group): group.clip
        default: nil
        }
      guard case .path(_, let rule) = outline?.kind else { return nil }
      return rule
    }
    #expect(rules == [true, true])
  }
}
