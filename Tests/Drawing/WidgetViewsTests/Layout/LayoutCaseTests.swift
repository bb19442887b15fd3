// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct LayoutCaseTests {
  /// The cases that views cannot be built for, and why.
  static let inexpressible = [
    "mac-text-middle-truncation":
      "the file gives neither the text nor its size, so that there is nothing to lay out"
  ]

  /// The cases whose frames in the file are not those of SwiftUI, and why.
  static let disputed = [
    "olc-background-variants":
      """
    the file's frames were recomputed, and ask the stack of two endless rectangles before the stack of fixed ones, as if \
    it were less flexible than one that is not flexible at all; OpenLayout, whose pictures of this tree were compared \
    with SwiftUI's, hands the three endless ones equal parts
    """
  ]

  /// The name under which the file lists the only text of a case.
  static let anonymousText = "text"

  /// Lays the view of a case out as the file says: offers the proposal, and centers the view in the window.
  private func layout(_ test: LayoutCase, _ node: LayoutCaseNode) throws -> WidgetLayout {
    let window = Rect(origin: .zero, size: test.window)
    var environment = EnvironmentValues()
    environment.displayScale = test.scale ?? 1
    environment.widgetSize = test.window
    var settings = LayoutSettings.standard
    // A divider of macOS, where most of the cases come from, has a point.
    settings.dividerThickness = 1
    return try WidgetLayout(
      node.view(), proposal: ProposedViewSize(width: test.proposal[0], height: test.proposal[1]),
      in: window, bounds: window, environment: environment, settings: settings)
  }

  @Test(
    "a case of SwiftUI has SwiftUI's frames",
    arguments: try LayoutCase.all().filter { $0.node != nil && disputed[$0.id] == nil }
      + LayoutCase.more())
  func frames(_ test: LayoutCase) throws {
    let node = try #require(test.node)
    let layout = try layout(test, node)
    #expect(layout.problems == [])
    #expect(abs(layout.contentSize.width - test.contentSize[0]) < 1e-3)
    #expect(abs(layout.contentSize.height - test.contentSize[1]) < 1e-3)
    // A view without leaves has no frames; every other case has.
    #expect(
      node.children?.isEmpty == true
        || !(test.layoutFrames ?? test.roundedFrames).isEmpty)
    for (name, expected) in test.layoutFrames ?? [:] {
      let frame = try #require(layout.frames(of: name).first, "\(name)")
      for (found, wanted) in zip(numbers(frame), expected) {
        #expect(abs(found - wanted) < 1e-3, "\(name) is at \(frame), not at \(expected)")
      }
    }
    for (name, expected) in test.roundedFrames {
      let name = name == Self.anonymousText ? node.string ?? name : name
      let frame = try #require(layout.pixelFrames(of: name).first, "\(name)")
      for (found, wanted) in zip(numbers(frame), expected) {
        #expect(abs(found - wanted) < 1e-9, "\(name) is drawn at \(frame), not at \(expected)")
      }
    }
  }

  @Test("all cases but the listed ones are laid out")
  func coverage() throws {
    let cases = try LayoutCase.all()
    #expect(cases.count == 122)
    #expect(Set(cases.filter { $0.node == nil }.map(\.id)) == Set(Self.inexpressible.keys))
    #expect(Self.inexpressible.count == 1)
    #expect(Self.disputed.count == 1)
  }

  @Test("endless children of a stack get equal parts, also where one is a stack itself")
  func disputedCase() throws {
    let test = try #require(LayoutCase.all().first { Self.disputed[$0.id] != nil })
    let layout = try layout(test, #require(test.node))
    let heights = try ["3", "6", "7", "11"].map {
      try #require(layout.frames(of: $0).first).height
    }
    // 350 less three gaps of 10, less the 46 of the fixed row, by three.
    let part = (350.0 - 30 - 46) / 3
    for (height, expected) in zip(heights, [part, 46, part, part]) {
      #expect(abs(height - expected) < 1e-9)
    }
  }

  @Test("a lazy grid has SwiftUI's columns", arguments: try LayoutCase.lazyGrids())
  func lazyGrid(_ test: LazyGridCase) throws {
    let window = Rect(x: 0, y: 0, width: test.proposedWidth, height: 100)
    let grid = LazyVGrid(columns: test.items) {
      ForEach(test.itemWidths.indices, id: \.self) { index in
        Color.red.frame(height: 10).accessibilityIdentifier("\(index)")
      }
    }
    let layout = WidgetLayout(
      grid, proposal: ProposedViewSize(width: test.proposedWidth, height: 100), in: window,
      bounds: window, environment: EnvironmentValues(), settings: .standard)
    #expect(abs(layout.contentSize.width - test.reportedWidth) < 1e-3)
    #expect(layout.contentSize.height == 10)
    for (index, width) in test.itemWidths.enumerated() {
      let frame = try #require(layout.frames(of: "\(index)").first)
      #expect(abs(frame.width - width) < 1e-3)
      if let places = test.itemX { #expect(abs(frame.minX - places[index]) < 1e-3) }
    }
  }

  private func numbers(_ rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height]
  }
}
