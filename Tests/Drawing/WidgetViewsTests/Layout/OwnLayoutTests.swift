// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct OwnLayoutTests {
  /// All views as wide as the widest, side by side: the example of WWDC22 session 10056.
  struct EqualWidths: Layout {
    struct Cache {
      var widest: Double
      var calls = 0
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
    }

    private func gaps(_ subviews: Subviews) -> [Double] {
      subviews.indices.map { index in
        index + 1 < subviews.count
          ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
          : 0
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> Size {
      cache.calls += 1
      let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
      let gaps = gaps(subviews).reduce(0, +)
      return Size(width: cache.widest * Double(subviews.count) + gaps, height: height)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      #expect(cache.calls > 0)
      var x = bounds.minX + cache.widest / 2
      for (subview, gap) in zip(subviews, gaps(subviews)) {
        subview.place(
          at: Point(x: x, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(width: cache.widest, height: bounds.height))
        x += cache.widest + gap
      }
    }
  }

  @Test("a layout measures its views, keeps what it found out, and places them")
  func equalWidths() {
    let list = rendered(
      EqualWidths()() {
        Color.red.frame(maxWidth: .infinity).frame(height: 10).frame(idealWidth: 30)
          .accessibilityIdentifier("a")
        Color.red.frame(minWidth: 0, idealWidth: 60, maxWidth: .infinity).frame(height: 20)
          .accessibilityIdentifier("b")
      }.accessibilityIdentifier("all"))
    #expect(list.frame(of: "all") == Rect(x: 86, y: 90, width: 128, height: 20))
    #expect(list.frame(of: "a") == Rect(x: 86, y: 95, width: 60, height: 10))
    #expect(list.frame(of: "b") == Rect(x: 154, y: 90, width: 60, height: 20))
    #expect(list.problems == [])
  }

  struct Rank: LayoutValueKey {
    static let defaultValue = 10
  }

  /// Views one above the other by rank, a view of rank 0 put nowhere.
  struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      proposal.replacingUnspecifiedDimensions(by: Size(width: 50, height: 50))
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] })
      where subview[Rank.self] != 0 {
        subview.place(at: Point(x: bounds.minX, y: y))
        y += subview.sizeThatFits(.unspecified).height + subview.priority
      }
    }
  }

  @Test("a layout reads what its views say; one that is put nowhere is in the middle")
  func layoutValues() {
    let list = rendered(
      Ranked()() {
        Color.red.box("third", 10, 10)
        Color.red.box("first", 10, 20).layoutPriority(3).layoutValue(key: Rank.self, value: 1)
        Color.red.box("second", 10, 30).layoutValue(key: Rank.self, value: 2).padding(1)
        Color.red.box("nowhere", 10, 40).layoutValue(key: Rank.self, value: 0)
      })
    #expect(list.frame(of: "first")?.origin == Point(x: 0, y: 0))
    #expect(list.frame(of: "second")?.origin == Point(x: 1, y: 24))
    #expect(list.frame(of: "third")?.origin == Point(x: 0, y: 55))
    #expect(list.frame(of: "nowhere") == Rect(x: 145, y: 80, width: 10, height: 40))
  }

  @Test("one of several layouts may be chosen, and is the stack of the same name")
  func anyLayout() {
    func frames(_ layout: AnyLayout) -> [Rect?] {
      let list = rendered(
        layout {
          Color.red.box("a", 10, 20)
          Color.red.box("b", 30, 40)
        })
      return ["a", "b"].map { list.frame(of: $0) }
    }
    func frames(_ view: some View) -> [Rect?] {
      let list = rendered(view)
      return ["a", "b"].map { list.frame(of: $0) }
    }
    let views = Group {
      Color.red.box("a", 10, 20)
      Color.red.box("b", 30, 40)
    }
    #expect(
      frames(AnyLayout(HStackLayout(alignment: .top, spacing: 3)))
        == frames(HStack(alignment: .top, spacing: 3) { views }))
    #expect(
      frames(AnyLayout(VStackLayout(alignment: .trailing)))
        == frames(VStack(alignment: .trailing) { views }))
    #expect(
      frames(AnyLayout(ZStackLayout(alignment: .bottomLeading)))
        == frames(ZStack(alignment: .bottomLeading) { views }))
    #expect(frames(AnyLayout(GridLayout())) == frames(Grid { views }))
    #expect(frames(AnyLayout(EqualWidths()))[1] == Rect(x: 154, y: 80, width: 30, height: 40))
  }

  /// A layout that leaves everything to a stack and moves what the stack did.
  struct Handing<Base: Layout>: Layout {
    let base: Base

    func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) -> Size {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test("a layout of one's own may leave its work to a stack")
  func handing() {
    func frames(_ view: some View) -> [Rect?] {
      let list = rendered(view)
      return ["a", "b", "c"].map { list.frame(of: $0) }
    }
    let views = Group {
      Color.red.box("a", 10, 20)
      Color.blue.accessibilityIdentifier("b")
      Text(verbatim: "text").accessibilityIdentifier("c")
    }
    #expect(
      frames(Handing(base: HStackLayout(alignment: .bottom)) { views })
        == frames(HStack(alignment: .bottom) { views }))
    #expect(frames(Handing(base: VStackLayout()) { views }) == frames(VStack { views }))
    #expect(frames(Handing(base: ZStackLayout()) { views }) == frames(ZStack { views }))
    #expect(frames(Handing(base: GridLayout()) { views }) == frames(Grid { views }))
    #expect(
      frames(Handing(base: AnyLayout(VStackLayout(spacing: 1))) { views })
        == frames(VStack(spacing: 1) { views }))
  }

  /// Keeps the views that it was handed.
  struct Keeping: Layout {
    final class Box {
      var subviews: LayoutSubviews?
    }

    let box: Box

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      // Of a layout inside of this one nothing can be measured now.
      let outer = box.subviews?.first?.sizeThatFits(.unspecified)
      #expect(outer == nil || outer == .zero)
      box.subviews = subviews
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("views that a layout keeps are of no use later, and do no harm")
  func keptViews() {
    let box = Keeping.Box()
    let list = rendered(
      Keeping(box: box) {
        Keeping(box: box) { Color.red.box("it", 20, 10) }
      })
    #expect(list.frame(of: "it") == Rect(x: 140, y: 95, width: 20, height: 10))
    #expect(box.subviews?.first?.sizeThatFits(.unspecified) == .zero)
  }

  /// A layout whose numbers no layout can have.
  struct Wrong: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: .nan, height: -5)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: Point(x: .nan, y: 3)) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> Double? { .infinity }
  }

  @Test("numbers that no layout can have count as 0")
  func wrongNumbers() {
    let list = rendered(
      HStack(alignment: .firstTextBaseline) {
        Wrong()() { Color.red.box("it", 20, 10) }.accessibilityIdentifier("wrong")
        Color.blue.frame(width: 10, height: 10)
      })
    #expect(list.frame(of: "wrong")?.size == .zero)
    #expect(list.frame(of: "it")?.size == Size(width: 20, height: 10))
  }

  /// A layout with a guide of its own.
  struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: 40, height: 40)
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> Double? { guide == .top ? 10 : nil }
  }

  @Test("a layout may set guides of its container")
  func explicitGuides() {
    let list = rendered(
      HStack(alignment: .top) {
        Guided()() {}.accessibilityIdentifier("own")
        Color.red.box("color", 10, 10)
      })
    #expect(
      (list.frame(of: "color")?.minY ?? 0) - (list.frame(of: "own")?.minY ?? 0) == 10)
  }
}
