// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

/// Spaces with a type of their own, as since iOS 17.
@Suite("Coordinate spaces") struct CoordinateSpaceTests {
  @Test("frames are counted from a view with a name, and from the widget")
  func frames() {
    #expect(drawing(of: Stacked()).strings == ["10 10 0 0"])
  }

  @Test("a space that is not around a view has no bounds")
  func unknown() {
    let view = GeometryReader { proxy in
      Text(verbatim: "\(proxy.bounds(of: .scrollView) == nil)")
    }
    #expect(drawing(of: view).strings == ["true"])
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the stack.
  static var stack: Self { .named("stack") }
}

private struct Stacked: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      GeometryReader { proxy in
        let stack = proxy.frame(in: .stack)
        let named = proxy.frame(in: .named("stack"))
        let local = proxy.frame(in: .local)
        let other = proxy.frame(in: .scrollView(axis: .vertical))
        Text(
          verbatim:
            "\(Int(stack.minX)) \(Int(named.minX)) \(Int(local.minX)) \(Int(other.minY - proxy.frame(in: .global).minY))"
        )
      }
      .padding(10)
    }
    .coordinateSpace(.stack)
    .gesture(DragGesture(minimumDistance: 3, coordinateSpace: .stack).onChanged { _ in })
    .gesture(SpatialTapGesture(coordinateSpace: .stack).onEnded { _ in })
    .onTapGesture(coordinateSpace: .stack) { _ in }
    .onContinuousHover(coordinateSpace: .stack) { _ in }
    .onPencilDoubleTap { print($0.hoverPose?.zDistance ?? 0) }
    .onPencilSqueeze { if case .ended(let value) = $0 { print(value) } }
    .sectionIndexLabel("A").listSectionIndexVisibility(.hidden).sliderThumbVisibility(.hidden)
    .searchSelection(.constant(nil))
    .accessibilityActions(category: .edit) { Button("Remove") {} }
    .accessibilityActions(category: .init("Sort")) { Button("By name") {} }
  }
}
