// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ViewBuilderTests {
  @Test("a condition that is false leaves neither a view nor spacing")
  func condition() {
    func row(_ isShown: Bool) -> some View {
      HStack {
        Color.red.box("a", 10, 10)
        if isShown { Color.red.box("b", 10, 10) }
        Color.red.box("c", 10, 10)
      }
    }
    #expect(rendered(row(true)).frame(of: "c")?.minX == 145 - 4.0 + 22)
    #expect(rendered(row(false)).frame(of: "c")?.minX == 154)
    #expect(rendered(row(false)).frame(of: "b") == nil)
  }

  @Test("branches, loops and optionals show their views in order")
  func statements() {
    let name: Text? = Text("optional")
    let absent: Text? = nil
    let list = rendered(
      VStack(spacing: 0) {
        if name == nil { Text("wrong") } else { Text("else") }
        for number in 1...2 { Text("\(number)") }
        name
        absent
        switch numbers.count {
        case 0: Text("none")
        default: Text("some")
        }
        ForEach(["x", "y"], id: \.self) { Text($0) }
        ForEach(0..<1) { Text("\($0)") }
        EmptyView()
        AnyView(Text("any"))
      })
    #expect(
      list.texts.map(\.string) == ["else", "1", "2", "optional", "some", "x", "y", "0", "any"])
  }

  private let numbers = [1]

  @Test("a modifier of a group is applied to each of its views")
  func group() {
    let list = rendered(
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .padding(.leading, 10).accessibilityIdentifier("padded")
      })
    #expect(list.elements.map(\.frame.minX) == [0, 150])
    #expect(list.fills.map(\.rect.minX) == [10, 160])
  }

  @Test("a group's background is drawn behind each of its views")
  func groupBackground() {
    let list = rendered(
      HStack(spacing: 0) {
        Group {
          Color.red.frame(height: 10)
          Color.blue.frame(height: 20)
        }
        .background { Color.green }
      })
    #expect(list.fills.map(\.rect.height) == [10, 10, 20, 20])
  }

  @Test("several views at the root are one above the other")
  func root() {
    let list = rendered(
      Group {
        Color.red.box("a", 10, 10)
        Color.red.box("b", 10, 10)
      })
    #expect(list.frame(of: "a") == Rect(x: 145, y: 86, width: 10, height: 10))
    #expect(list.frame(of: "b") == Rect(x: 145, y: 104, width: 10, height: 10))
  }

  @Test("a spacer at the root pushes the other views apart")
  func rootSpacer() {
    let list = rendered(
      Group {
        Color.red.box("a", 10, 10)
        Spacer()
        Color.red.box("b", 10, 10)
      })
    #expect(list.frame(of: "a")?.minY == 0)
    #expect(list.frame(of: "b")?.maxY == 200)
  }

  @Test("no view draws nothing")
  func empty() {
    #expect(rendered(EmptyView()).items == [])
    #expect(rendered(EmptyView().frame(width: 10)).items == [])
  }

  @Test("views of one's own are composed of others")
  func custom() {
    nonisolated struct Badge: View {
      var text: String
      var body: some View {
        Text(text)
        Color.red.box(text, 5, 5)
      }
    }
    let list = rendered(VStack { Badge(text: "a") })
    #expect(list.texts.map(\.string) == ["a"])
    #expect(list.frame(of: "a") != nil)
  }
}
