// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct GridTests {
  @Test("columns are as wide as their widest cells, rows as high as their highest")
  func sizes() {
    let list = rendered(
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Color.red.box("a", 10, 10)
          Color.red.box("b", 20, 30)
        }
        GridRow {
          Color.red.box("c", 40, 20)
          Color.red.box("d", 5, 5)
        }
      }.accessibilityIdentifier("grid"))
    #expect(list.frame(of: "grid")?.size == Size(width: 64, height: 52))
    #expect(list.frame(of: "a")?.origin == Point(x: 118, y: 74))
    #expect(list.frame(of: "b")?.origin == Point(x: 162, y: 74))
    #expect(list.frame(of: "c")?.origin == Point(x: 118, y: 106))
    #expect(list.frame(of: "d")?.origin == Point(x: 162, y: 106))
  }

  @Test("a view outside of a row spans all columns, and widens them where it needs to")
  func spanning() {
    let list = rendered(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.box("a", 10, 10)
          Color.red.box("b", 20, 10)
        }
        Color.red.box("wide", 50, 10)
        GridRow {
          Color.red.box("c", 10, 10).gridCellColumns(2)
        }
      }.accessibilityIdentifier("grid"))
    #expect(list.frame(of: "grid")?.size == Size(width: 50, height: 30))
    // The columns are 20 and 30 wide, and their cells in the middle.
    #expect(list.frame(of: "a")?.minX == 130)
    #expect(list.frame(of: "b")?.minX == 150)
    #expect(list.frame(of: "c")?.minX == 145)
  }

  @Test("a flexible cell takes what is left, unless it does not count")
  func flexible() {
    func width(unsized: Bool) -> Double? {
      rendered(
        Grid(verticalSpacing: 0) {
          GridRow { Color.red.box("a", 100, 10) }
          Divider().gridCellUnsizedAxes(unsized ? .horizontal : [])
        }.accessibilityIdentifier("grid")
      ).frame(of: "grid")?.width
    }
    #expect(width(unsized: false) == 300)
    #expect(width(unsized: true) == 100)
  }

  @Test("columns, rows and cells may be aligned on their own")
  func alignments() {
    let list = rendered(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Color.red.box("a", 10, 10).gridColumnAlignment(.trailing)
          Color.red.box("b", 30, 30)
        }
        GridRow {
          Color.red.box("c", 30, 30)
          Color.red.box("d", 10, 10).gridCellAnchor(UnitPoint(x: 0, y: 0))
        }
      })
    #expect(list.frame(of: "a")?.origin == Point(x: 140, y: 90))
    #expect(list.frame(of: "d")?.origin == Point(x: 150, y: 100))
  }

  @Test("a row's modifier is applied to its cells, and a row outside of a grid is a group")
  func rows() {
    let list = rendered(
      VStack(spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 10, height: 10)
            Color.red.frame(width: 10, height: 10)
          }.padding(1).accessibilityIdentifier("cell")
        }
        GridRow {
          Color.red.box("x", 10, 10)
          Color.red.box("y", 10, 10)
        }
      })
    #expect(
      list.elements.filter { $0.identifier == "cell" }.map(\.frame.width) == [12, 12])
    #expect(list.frame(of: "x")?.minX == list.frame(of: "y")?.minX)
  }

  @Test("a lazy grid fills row by row, and a horizontal one column by column")
  func lazy() {
    let cells = ForEach(0..<3) { index in
      Color.red.frame(height: 10).accessibilityIdentifier("\(index)")
    }
    let vertical = rendered(
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60), spacing: 1)], spacing: 5) {
        cells
      })
    #expect(vertical.frame(of: "0") == Rect(x: 96, y: 88, width: 40, height: 10))
    #expect(vertical.frame(of: "1") == Rect(x: 144, y: 88, width: 60, height: 10))
    #expect(vertical.frame(of: "2") == Rect(x: 96, y: 103, width: 40, height: 10))
    let horizontal = rendered(
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 5) {
        cells.frame(width: 20)
      })
    #expect(horizontal.frame(of: "0") == Rect(x: 128, y: 61, width: 20, height: 10))
    #expect(horizontal.frame(of: "1") == Rect(x: 128, y: 119, width: 20, height: 10))
    #expect(horizontal.frame(of: "2") == Rect(x: 153, y: 61, width: 20, height: 10))
  }

  @Test("a grid without columns or cells has no height")
  func empty() {
    let list = rendered(
      VStack {
        LazyVGrid(columns: []) { Color.red }.accessibilityIdentifier("a")
        LazyVGrid(columns: [GridItem()]) {}.accessibilityIdentifier("b")
        Grid {}.accessibilityIdentifier("c")
      })
    #expect(["a", "b", "c"].map { list.frame(of: $0)?.height } == [0, 0, 0])
  }
}
