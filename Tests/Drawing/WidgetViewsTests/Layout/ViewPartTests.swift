// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ViewPartTests {
  private static let pair = TupleOfTexts()

  nonisolated private struct TupleOfTexts: View {
    var body: some View {
      Text("a")
      Text("b").widgetURL("app://b")
    }
  }

  private func texts(of view: some View) -> [[String]] {
    let environment = EnvironmentValues()
    return (0..<ViewPart.count(of: AnyView(view), in: environment)).map { index in
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
