// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

// A file that imports SwiftUI alone, as those of many widgets do.

private struct Clock: SwiftUI.Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Clocks: SwiftUI.WidgetBundle {
  var body: some SwiftUI.Widget {
    Clock()
    if #available(iOS 17.0, *) { Clock() }
  }
}

private struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Counting: AnimatableModifier {
  var animatableData: Double
  func body(content: Content) -> some View { content.opacity(animatableData) }
}

@MainActor struct WidgetNamesTests {
  @Test func `Widgets and bundles of them are names of SwiftUI's`() {
    #expect(Clock().body.configuredWidget == nil)
    #expect((Clocks().body as? WidgetList)?.widgets.count == 2)
  }

  @Test func `A gradient is a style by its name`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    func same(_ other: some ShapeStyle) -> Bool { other as? LinearGradient == style }
    #expect(same(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(
      same(.linearGradient(Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)))
    #expect(!same(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .leading)))
  }

  @Test func `A screen of UIKit is not drawn, under its own name`() {
    #expect(Screen().body == UndrawnView("Screen"))
  }

  @Test func `Notifications come with UIKit, and so with SwiftUI`() async {
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    #expect(settings.authorizationStatus == .denied)
  }

  @Test func `What an animated modifier and an alert hold compiles`() {
    let view = Text("a").modifier(Counting(animatableData: 0.5))
      .alert(isPresented: .constant(true)) {
        Alert(title: Text("b"), dismissButton: .default(Text("OK")))
      }
    #expect("\(type(of: view))".contains("Counting"))
  }

  @Test func `Screens that only an app shows compile, and their lists are edited as on iOS`() {
    let list = ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }.onSubmit
    {}
    .textInputAutocapitalization(.never)
    .toolbar {
      ToolbarItem(placement: .principal) { EditButton() }
      ToolbarItem { Text("b") }
    }
    _ = TabView { list }.tabViewStyle(.page)
    _ = TabView(selection: .constant("a")) { list }
    #expect(EditButton().body as? UndrawnView == UndrawnView("EditButton"))
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 1)
    #expect(letters == ["b", "c", "d", "a"])
    letters.remove(atOffsets: [0, 3])
    #expect(letters == ["c", "d"])
  }

  @Test func `A color literal is a color of UIKit's`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let blue = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(blue == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }
}
