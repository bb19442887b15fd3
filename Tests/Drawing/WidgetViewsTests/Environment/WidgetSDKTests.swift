// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct WidgetSDKTests {
  @Test(
    "a release is known by its number",
    arguments: [("17", 17), ("iOS 17", 17), ("ios17.2", 17), ("26.1", 26), ("14", 14)])
  func known(_ name: String, _ release: Int) {
    #expect(WidgetSDK(name)?.release == release)
  }

  @Test(
    "what is no release with widgets is none",
    arguments: ["", "13", "19", "25", "27", "seventeen", "17.", ".17", "-17", "iOS"])
  func unknown(_ name: String) {
    #expect(WidgetSDK(name) == nil)
  }

  @Test("content margins begin with iOS 17")
  func margins() {
    for sdk in WidgetSDK.all {
      #expect(sdk.contentMargins() == (sdk.release < 17 ? .disabled : .standard))
    }
    #expect(WidgetSDK.newest == WidgetSDK.all.max())
  }

  private static let sentence = "Please adopt containerBackground API"

  private func drawn(_ view: some View, sdk: WidgetSDK?, family: WidgetFamily = .systemSmall)
    -> DisplayList
  {
    rendered(view, family: family) { $0.linkedSDK = sdk }
  }

  @Test("a sentence stands in place of a widget without a container background")
  func noBackground() {
    let view = Text("Bread").widgetURL("app://bread").accessibilityIdentifier("title")
    let list = drawn(view, sdk: .newest)
    #expect(list.problems == [.missingContainerBackground])
    #expect(list.texts.map(\.string) == [Self.sentence])
    #expect(list.tapRegions.map(\.url) == ["app://bread"])
    #expect(list.tapRegions.map(\.label) == [Self.sentence])
    #expect(list.elements == [])
    #expect(list.fillColors == [ResolvedColor(red: 1, green: 1, blue: 1)])
    // On a Lock Screen, too, where it has no ground.
    let accessory = drawn(view, sdk: .newest, family: .accessoryRectangular)
    #expect(accessory.problems == [.missingContainerBackground])
    #expect(accessory.fillColors == [])
  }

  @Test("a widget whose background is never removed needs to state none")
  func fixedBackground() {
    let list = rendered(Text("Bread"), family: .systemSmall) {
      $0.linkedSDK = .newest
      $0.hasFixedBackground = true
    }
    #expect(list.problems == [])
    #expect(list.texts.map(\.string) == ["Bread"])
  }

  @Test("a widget of an older SDK, or one whose SDK nobody asks for, is drawn as it is")
  func otherSDKs() {
    for sdk in [nil, WidgetSDK("16")] {
      let list = drawn(Text("Bread"), sdk: sdk)
      #expect(list.problems == [])
      #expect(list.texts.map(\.string) == ["Bread"])
    }
  }

  @Test("a background may be empty, transparent, or said late")
  func backgrounds() {
    let newest = WidgetSDK.newest
    #expect(drawn(Text("a").containerBackground(for: .widget) {}, sdk: newest).problems == [])
    #expect(drawn(Text("a").containerBackground(.clear, for: .widget), sdk: newest).problems == [])
    let late = GeometryReader { _ in Text("a").containerBackground(for: .widget) {} }
    #expect(drawn(late, sdk: newest).problems == [])
  }
}
