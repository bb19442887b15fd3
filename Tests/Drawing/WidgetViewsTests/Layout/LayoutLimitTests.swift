// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetViews

import struct WidgetValues.Size

@Suite struct LayoutLimitTests {
  /// A view in itself, and so on.
  nonisolated private struct Deep: View {
    var level: Int

    var body: some View {
      if level > 0 { AnyView(Deep(level: level - 1)).padding(0.01) } else { Text("bottom") }
    }
  }

  @Test("a view in itself ends at the depth limit, and what is above is shown")
  func recursion() {
    let list = renderedOnSmallStack {
      AnyView(
        VStack {
          Text("top")
          Deep(level: 10_000)
        })
    }
    #expect(list?.problems == [.nestedTooDeep(limit: 256)])
    #expect(list?.texts.map(\.string) == ["top"])
  }

  /// Renders a view on a thread with a small stack.
  ///
  /// Swift's tests run on threads of half a megabyte on macOS. Code that is not optimized needs a few times as much.
  private func renderedOnSmallStack(
    _ view: @escaping @Sendable () -> AnyView
  ) -> DisplayList? {
    let result = Mutex<DisplayList?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let list = rendered(view())
      result.withLock { $0 = list }
      done.signal()
    }
    #if DEBUG
      thread.stackSize = 2 * 1024 * 1024
    #else
      thread.stackSize = 512 * 1024
    #endif
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }

  /// Stacks in stacks, by turns along each axis, all of whose children want something.
  nonisolated private struct Turning: View {
    var level: Int

    var body: some View {
      if level == 0 {
        Text("a b c")
      } else if level.isMultiple(of: 2) {
        HStack {
          AnyView(Turning(level: level - 1))
          Text("x y")
          Color.red.frame(minWidth: 1, maxWidth: 20)
        }
      } else {
        VStack(alignment: .leading) {
          AnyView(Turning(level: level - 1))
          Text("x y")
          Color.red.frame(minHeight: 1, maxHeight: 20)
        }
      }
    }
  }

  @Test("stacks in stacks by turns fit into it, too, and end in a bounded time")
  func smallStackOfStacks() {
    let list = renderedOnSmallStack { AnyView(Turning(level: 10_000)) }
    #expect(list?.problems.first == .nestedTooDeep(limit: 256))
  }

  @Test("modifiers on modifiers fit into it, too")
  func smallStackOfModifiers() {
    let list = renderedOnSmallStack { AnyView(Modified(level: 10_000)) }
    #expect(list?.problems == [.nestedTooDeep(limit: 256)])
  }

  /// A view in itself with all kinds of modifiers.
  nonisolated private struct Modified: View {
    var level: Int

    var body: some View {
      if level > 0 {
        AnyView(Modified(level: level - 1)).frame(maxWidth: .infinity, alignment: .topLeading)
          .font(.caption).background(.red).aspectRatio(contentMode: .fit).opacity(0.9)
          .alignmentGuide(.firstTextBaseline) { $0[.top] }
      }
      Text("text")
    }
  }

  @Test("views erased again and again end at the depth limit")
  func erasure() {
    var view = AnyView(Text("bottom"))
    for _ in 0..<10_000 { view = AnyView(view.padding(0.01)) }
    #expect(rendered(view).problems == [.nestedTooDeep(limit: 256)])
  }

  @Test("stacks as deep as the limit allows are laid out in a bounded time")
  func alternatingStacks() {
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Text("a b c").layoutPriority(1)) }
      let inner = nested(depth - 1)
      return depth % 2 == 0
        ? AnyView(
          HStack {
            inner
            Text("x y")
            Color.red.frame(minWidth: 1, maxWidth: 20)
          })
        : AnyView(
          VStack {
            inner
            Text("x y")
            Color.red.frame(minHeight: 1, maxHeight: 20)
          })
    }
    var list = rendered(EmptyView())
    let seconds = processorSeconds { list = rendered(nested(80)) }
    #expect(list.texts.count == 81)
    #expect(list.problems.isEmpty)
    #expect(seconds < 60)
  }

  @Test("a layout that needs more measurements than the limit ends, and says so")
  func budget() {
    var settings = LayoutSettings.standard
    settings.measurementLimit = 10
    let list = rendered(
      VStack { ForEach(0..<100) { Text("\($0)") } }, settings: settings)
    #expect(list.problems == [.tooManyMeasurements(limit: 10)])
    #expect(list.texts.count == 100)
  }

  @Test("ten thousand views in a row are laid out")
  func wide() {
    let list = rendered(
      HStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red } })
    #expect(list.problems == [])
    #expect(list.fills.count == 10_000)
    #expect(list.fills.last?.rect.maxX == 300)
    let grid = rendered(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))], spacing: 0) {
        ForEach(0..<10_000) { _ in Color.red.frame(height: 1) }
      })
    #expect(grid.fills.count == 10_000)
  }

  @Test("more views than the limit are left out")
  func tooMany() {
    var settings = LayoutSettings.standard
    settings.viewLimit = 50
    let list = rendered(
      ZStack { ForEach(0..<100) { _ in Color.red } }, settings: settings)
    #expect(list.problems == [.tooManyViews(limit: 50)])
    #expect(list.fills.count < 50)
  }

  @Test(
    "lengths that are no lengths are ignored and said",
    arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func lengths(_ length: Double) {
    let list = rendered(
      VStack(spacing: length) {
        Color.red.frame(width: length, height: length)
        Color.red.frame(minWidth: length, maxWidth: length)
        Color.red.padding(length)
        Color.red.offset(x: length, y: length)
        Color.red.position(x: length, y: length)
        Color.red.aspectRatio(length, contentMode: .fit)
        Spacer(minLength: length)
        Text("text").lineSpacing(length).minimumScaleFactor(length).opacity(length)
        RoundedRectangle(cornerRadius: length).strokeBorder(.red, lineWidth: length)
        LazyVGrid(
          columns: [
            GridItem(.fixed(length)), GridItem(.flexible(minimum: length, maximum: length)),
            GridItem(.adaptive(minimum: length, maximum: length), spacing: length),
          ], spacing: length
        ) { Color.red }
        ProgressView(value: length)
        Gauge(value: length) { Text("gauge") }.gaugeStyle(.accessoryCircular)
      })
    for element in list.fills {
      #expect(element.rect.minX.isFinite && element.rect.minY.isFinite)
      #expect(element.rect.width >= 0 && element.rect.height >= 0)
    }
    if length < 1e300 || length.isNaN || length == .infinity {
      #expect(list.problems.contains { if case .invalidLength = $0 { true } else { false } })
    }
  }

  @Test("a view without an end is left out and said")
  func infinite() {
    let list = rendered(
      HStack {
        Text("a")
        ZStack { Color.red }.frame(width: 10).fixedSize()
      })
    #expect(list.problems == [])
    let canvas = WidgetCanvas(family: .systemMedium, size: Size(width: .nan, height: -1))
    #expect(DisplayList(rendering: Color.red, on: canvas).fills.map(\.rect.width) == [0])
  }

  @Test("each problem is a sentence that says what to do")
  func sentences() {
    let problems: [LayoutProblem] = [
      .nestedTooDeep(limit: 256), .tooManyViews(limit: 9), .tooManyMeasurements(limit: 7),
      .invalidLength(modifier: "frame"), .missingImage(name: "star"), .severalWidgetURLs,
      .infiniteFrame,
    ]
    #expect(
      problems.map(\.description) == [
        "views are nested more than 256 levels deep, and deeper ones are left out; nest fewer views",
        "the widget has more than 9 views, and the rest is left out; show fewer",
        "the layout needs more than 7 measurements, and the rest takes the size that it is offered; nest fewer stacks",
        "'frame' has a length that it cannot have, and is ignored; use a finite number that is not negative",
        "missing image 'star'; add it to the asset catalog",
        "more than one 'widgetURL', and it is not defined which one applies; keep one",
        "a view has an infinite size or position and is left out; give it a 'frame'",
      ])
  }

  @Test("a second widget URL is a problem, and the outermost counts")
  func widgetURLs() {
    let list = rendered(Text("a").widgetURL("app://inner").widgetURL("app://outer"))
    #expect(list.problems == [.severalWidgetURLs])
    #expect(list.tapRegions.map(\.url) == ["app://outer"])
  }

  @Test("of views that are alternatives, only the chosen one says what a tap opens")
  func widgetURLOfAlternatives() {
    let gauge = Text("wide enough to fit nowhere at all").fixedSize().widgetURL("app://wide")
    let chosen = rendered(
      ViewThatFits {
        gauge.frame(width: 5000)
        Text("a").widgetURL("app://small")
      })
    #expect(chosen.problems == [])
    #expect(chosen.tapRegions.map(\.url) == ["app://small"])
    let silent = rendered(
      ViewThatFits {
        gauge.frame(width: 5000)
        Text("a")
      })
    #expect(silent.tapRegions == [])
    // Two that are both shown are still two.
    let both = rendered(
      VStack {
        Text("a").widgetURL("app://a")
        Text("b").widgetURL("app://b")
      })
    #expect(both.problems == [.severalWidgetURLs])
  }

  @Test("a hidden view says what a tap opens only if no other does")
  func widgetURLOfHidden() {
    let list = rendered(
      VStack {
        Text("a").widgetURL("app://hidden").hidden()
        Text("b").widgetURL("app://shown")
      })
    #expect(list.problems == [])
    #expect(list.tapRegions.map(\.url) == ["app://shown"])
    let alone = rendered(Text("a").widgetURL("app://hidden").hidden())
    #expect(alone.tapRegions.map(\.url) == ["app://hidden"])
  }

  @Test("a row of a grid can say what a tap opens")
  func widgetURLOfRow() {
    let list = rendered(Grid { GridRow { Text("a") }.widgetURL("app://row") })
    #expect(list.tapRegions.map(\.url) == ["app://row"])
  }
}
