// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ViewPartTests {
  private static let pair = TupleOfTexts()

  nonisolated private struct Name: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  nonisolated private struct TupleOfTexts: View {
    var body: some View {
      Text("a")
      Text("b").widgetURL("app://b")
    }
  }

  private func texts(of view: some View) -> [[String]] {
    let names = ViewPart.preferences(Name.self, of: AnyView(view), in: EnvironmentValues())
    return names.indices.map { index in
      rendered(ViewPart(of: AnyView(view), at: index)).texts.map(\.string)
    }
  }

  @Test("views that are beside each other are shown one by one, with what each says of the widget")
  func parts() {
    #expect(texts(of: Self.pair) == [["a"], ["b"]])
    #expect(texts(of: Group { Self.pair }) == [["a"], ["b"]])
    #expect(rendered(ViewPart(of: AnyView(Self.pair), at: 0)).tapRegions.isEmpty)
    #expect(rendered(ViewPart(of: AnyView(Self.pair), at: 1)).tapRegions.map(\.url) == ["app://b"])
    #expect(texts(of: VStack { Self.pair }) == [["a", "b"]])
    #expect(texts(of: EmptyView()).isEmpty)
  }

  @Test("what each view says is found without making the others again")
  func preferences() {
    nonisolated final class Count { var bodies = 0 }
    nonisolated struct Counted: View {
      let count: Count
      let name: String?
      var body: some View {
        count.bodies += 1
        return Text(verbatim: "x").transformPreference(Name.self) { $0 += name ?? "" }
      }
    }
    let count = Count()
    let views = ForEach(0..<50) { number in
      if number == 7 {
        Text(verbatim: "silent")
      } else {
        Counted(count: count, name: "\(number)").preference(key: Name.self, value: "n\(number)")
      }
    }
    let names = ViewPart.preferences(Name.self, of: AnyView(views), in: EnvironmentValues())
    #expect(names.count == 50)
    #expect(names[6...8] == ["n6", nil, "n8"])
    #expect(count.bodies == 49)
    let stack = VStack {
      Text(verbatim: "a").preference(key: Name.self, value: "a")
      Text(verbatim: "b").preference(key: Name.self, value: "b")
    }
    #expect(
      ViewPart.preferences(Name.self, of: AnyView(stack), in: EnvironmentValues()) == ["ab"])
  }

  @Test("what is in a geometry reader says nothing before it has a place")
  func reader() {
    let views = VStack {
      GeometryReader { _ in Text(verbatim: "a").preference(key: Name.self, value: "a") }
      Text(verbatim: "b").preference(key: Name.self, value: "b")
    }.transformPreference(Name.self) { $0 += "c" }
    #expect(
      ViewPart.preferences(Name.self, of: AnyView(views), in: EnvironmentValues()) == ["bc"])
  }

  @Test("a link, a button and a toggle are one view, however many their label has")
  func controls() {
    let action = TapAction("Refresh")
    #expect(texts(of: Link(destination: "app://a") { Self.pair }) == [["a", "b"]])
    #expect(texts(of: Button(tapAction: action) { Self.pair }) == [["a", "b"]])
    let disabled = Button(tapAction: action) { Self.pair }.environment(\.isEnabled, false)
    #expect(texts(of: disabled) == [["a", "b"]])
    #expect(texts(of: Toggle(isOn: true, tapAction: action) { Self.pair }).count == 1)
    let group = Group {
      Link(destination: "app://a") { Self.pair }
      Text("c")
    }
    #expect(texts(of: group) == [["a", "b"], ["c"]])
  }
}
