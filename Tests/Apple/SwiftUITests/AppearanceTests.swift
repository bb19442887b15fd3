// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Foundation
import SwiftUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

/// What views write into their state when they appear, which counts for the picture.
@Suite("What views do when they appear")
struct AppearanceTests {
  /// A bar that shows the width which it measured of itself.
  private struct Measured: View {
    @State private var width = -1.0

    var body: some View {
      Text(verbatim: "\(Int(width))").frame(width: 40)
        .background(
          GeometryReader { proxy in
            Color.clear.onAppear { width = proxy.size.width }
          })
    }
  }

  /// A view with the other in it, whose state is made again with it.
  private struct Outer: View {
    var body: some View {
      VStack {
        Measured()
        Measured()
      }
    }
  }

  @Test("a view that measures itself is drawn with the width, also inside of others")
  func measured() {
    #expect(drawing(of: Outer()).strings == ["40", "40"])
    #expect(drawing(of: Outer()).problems == [])
  }

  @Test("a change that another one causes is seen, with the old and the new value")
  func changes() {
    struct Chain: View {
      @State private var first = 0
      @State private var second = "none"
      @State private var third = 0

      var body: some View {
        Text(verbatim: "\(first) \(second) \(third)")
          .onAppear { first = 1 }
          .onChange(of: first) { old, new in second = "\(old) to \(new)" }
          .onChange(of: second) { third += 1 }
          .onChange(of: third) { _ in }
      }
    }
    #expect(drawing(of: Chain()).strings == ["1 0 to 1 1"])
  }

  @Test("preferences and geometry are handed to the functions of the views around")
  func geometry() {
    struct Wide: View {
      @State private var preferred = 0.0
      @State private var height = 0.0

      var body: some View {
        Text(verbatim: "\(Int(preferred)) × \(Int(height))")
          .frame(width: 50, height: 20)
          .preference(key: WidthKey.self, value: 30)
          .onPreferenceChange(WidthKey.self) { preferred = $0 }
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            height = $0
          }
      }
    }
    #expect(drawing(of: Wide()).strings == ["30 × 20"])
  }

  @Test("an object that a view owns stays the same one from round to round")
  @MainActor func objects() {
    struct Counting: View {
      @StateObject private var counter = Counter()

      var body: some View {
        Text(verbatim: "\(counter.count)").onAppear { counter.count += 1 }
      }
    }
    #expect(drawing(of: Counting()).strings == ["1"])
  }

  @Test("a state that each drawing changes again is said, and drawn after the fifth change")
  func unsettled() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Text(verbatim: "\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
      }
    }
    let list = drawing(of: Restless())
    #expect(list.strings == ["5"])
    #expect(list.problems == [.drawnDifferently(.unsettledState, view: nil)])
  }

  @Test("what is not shown does not appear, and a value that stays the same changes nothing")
  func hidden() {
    struct Fitting: View {
      @State private var shown = "none"

      var body: some View {
        VStack {
          Text(verbatim: shown)
          ViewThatFits {
            Color.red.frame(width: 500).onAppear { shown = "wide" }
            Color.blue.frame(width: 10).onAppear { shown = "narrow" }
          }
        }
      }
    }
    struct Same: View {
      @State private var value = 3

      var body: some View {
        Text(verbatim: "\(value)").onAppear { value = 3 }.onChange(of: value) { value = 9 }
      }
    }
    #expect(drawing(of: Fitting()).strings == ["narrow"])
    #expect(drawing(of: Same()).strings == ["3"])
  }
}
