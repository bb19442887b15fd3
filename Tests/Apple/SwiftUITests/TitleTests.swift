// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import SwiftUI
import Testing

extension LocalizedStringResource {
  fileprivate static let water = LocalizedStringResource("Water")
}

private struct Drink: AppIntent {
  static let title: LocalizedStringResource = "Drink"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).padding(4)
  }
}

private struct Worded: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
  }
}

private struct Lamp {
  @State var isOn: Bool
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: "above")
      GroupBox(configuration)
    }
  }
}

private struct Marked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).background(Color.red)
  }
}

@Suite("Titles and styles of views")
struct TitleTests {
  @Test("a localized resource is the title of what a widget draws")
  func resources() {
    #expect(drawing(of: Label(.water, systemImage: "drop")).strings.contains("Water"))
    #expect(drawing(of: Button(.water, intent: Drink())).strings == ["Water"])
    #expect(drawing(of: Toggle(.water, isOn: true, intent: Drink())).strings == ["Water"])
    #expect(drawing(of: VStack { Section(.water) { Text("1") } }).strings == ["Water", "1"])
    #expect(drawing(of: GroupBox(.water) { Text("1") }).strings == ["Water", "1"])
    #expect(drawing(of: LabeledContent(.water, value: "2 l")).strings == ["Water", "2 l"])
    #expect(drawing(of: ProgressView(.water, value: 0.5)).strings == ["Water"])
    #expect(drawing(of: NavigationLink(.water) { Text("1") }).strings == ["Water"])
  }

  @Test("a string that is not a literal is the title as it is")
  func strings() {
    let title = "Water"
    #expect(drawing(of: LabeledContent(title) { Text("1") }).strings == ["Water", "1"])
    let button = Button(title, systemImage: "drop", intent: Drink())
    #expect(drawing(of: button).strings.contains("Water"))
    #expect(drawing(of: button).tapRegions.map { $0.action?.name } == ["Drink"])
  }

  @Test("a style of toggles can show the usual one, which the intent of the toggle switches")
  func toggleOfStyle() {
    let toggle = Toggle(.water, isOn: true, intent: Drink())
    let list = drawing(of: toggle.toggleStyle(Framed()))
    #expect(list.strings == ["Water"])
    #expect(list.fills.count == drawing(of: toggle).fills.count)
    #expect(list.tapRegions.map { $0.action?.name } == ["Drink"])
    #expect(list.problems.isEmpty, "\(list.problems)")
  }

  @Test("styles of boxes and rows can show the usual ones, and end")
  func boxesOfStyles() {
    let box = GroupBox(.water) { Text("1") }.groupBoxStyle(Boxed())
    #expect(drawing(of: box).strings == ["above", "Water", "1"])
    let row = LabeledContent(.water, value: "2 l").labeledContentStyle(Marked())
    #expect(drawing(of: row).strings == ["Water", "2 l"])
  }

  @Test("a switch that is on has the color of its style")
  func tintOfSwitch() {
    let toggle = Toggle(.water, isOn: true, intent: Drink())
    let red = drawing(of: toggle.toggleStyle(SwitchToggleStyle(tint: .red)))
    let tinted = drawing(of: toggle.toggleStyle(SwitchToggleStyle()))
    #expect(red.fills.count == tinted.fills.count)
    #expect(red.fills.first != tinted.fills.first)
  }

  @Test("a toggle of several values is on, off or mixed")
  func mixedToggles() {
    func word(_ values: [Bool]) -> [String] {
      let lamps = values.map { Lamp(isOn: $0) }
      let toggle = Toggle(sources: lamps, isOn: \.$isOn) { Text("Lamps") }
      return drawing(of: toggle.toggleStyle(Worded())).strings
    }
    #expect(word([true, true]) == ["on"])
    #expect(word([false, false]) == ["off"])
    #expect(word([true, false]) == ["mixed"])
  }

  @Test("the default style of toggles is a switch")
  func defaultToggle() {
    let toggle = Toggle(.water, isOn: true, intent: Drink())
    #expect(drawing(of: toggle.toggleStyle(DefaultToggleStyle())) == drawing(of: toggle))
  }

  @Test("a name for tests is only given where its condition holds")
  func conditions() {
    func names(_ isEnabled: Bool) -> Int {
      drawing(of: Text("1").accessibilityIdentifier("one", isEnabled: isEnabled)).elements.count
    }
    #expect(names(true) == 1)
    #expect(names(false) == 0)
  }

  @Test("a bar at a side leaves the rest of the room to the view")
  func sideBar() {
    let view = Color.red.accessibilityIdentifier("rest")
      .safeAreaBar(edge: .leading, spacing: 0) { Color.blue.frame(width: 40) }
    let frames = drawing(of: view).elements.map(\.frame)
    #expect(frames == [Rect(x: 40, y: 0, width: 160, height: 100)])
  }

  @Test("an arrangement of tabs keeps what is written into it, and an archive of it")
  func tabCustomization() throws {
    var arrangement = TabViewCustomization()
    #expect(arrangement[sidebarVisibility: "home"] == .automatic)
    arrangement[sidebarVisibility: "home"] = .hidden
    #expect(arrangement[tab: "home"].sidebarVisibility == .hidden)
    arrangement[tab: "home"].sidebarVisibility = .visible
    #expect(arrangement[sidebarVisibility: "home"] == .visible)
    let archive = try JSONEncoder().encode(arrangement)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: archive) == arrangement)
    arrangement.resetVisibility()
    #expect(arrangement == TabViewCustomization())
  }

  @Test("an activity keeps a value, and says that it holds none of another type")
  func typedPayload() throws {
    let activity = NSUserActivity(activityType: "drink")
    try activity.setTypedPayload(["glasses": 2])
    #expect(try activity.typedPayload([String: Int].self) == ["glasses": 2])
    #expect(throws: (any Error).self) { try activity.typedPayload([Int].self) }
    #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.setTypedPayload(2) }
  }

  @Test("sizes of text have the same place by their names of UIKit")
  func sizes() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
    }
    #expect(DynamicTypeSize(.unspecified) == nil)
    #expect(UIContentSizeCategory(DynamicTypeSize?.none) == .unspecified)
    #expect(ContentSizeCategory(.accessibilityMedium) == .accessibilityMedium)
    #expect(UserInterfaceSizeClass(.compact) == .compact)
    #expect(ColorSchemeContrast(.high) == .increased)
  }

  @Test("the line under a text has the pattern of a style of UIKit")
  func lines() {
    let styles: [NSUnderlineStyle] = [
      .single, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
    ]
    #expect(
      styles.map { Text.LineStyle(nsUnderlineStyle: $0) } == [
        .single, Text.LineStyle(pattern: .dot), Text.LineStyle(pattern: .dash),
        Text.LineStyle(pattern: .dashDot), Text.LineStyle(pattern: .dashDotDot),
      ])
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
  }

  @Test("an image keeps its label beside how full it is")
  func labelOfImage() {
    let image = Image("drop", variableValue: 0.4, label: Text(verbatim: "Rain"))
    #expect(image != Image("drop", variableValue: 0.4, label: Text(verbatim: "Snow")))
  }
}
