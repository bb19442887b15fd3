// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SampleWidgets
import TestSupport
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct SampleWidgetTests {
  @Test("the widgets have the articles' kinds, names and families")
  func widgets() {
    #expect(
      SampleWidget.all.map(\.name) == ["recipes", "steps", "streams", "coupons", "events"])
    #expect(
      SampleWidget.all.map(\.kind) == [
        "RecipeWidget", "HealthWidget", "FollowCatalogWidget", "DailyCouponWidget", "EventWidget",
      ])
    #expect(SampleWidget.all.map { $0.widget().kind } == SampleWidget.all.map(\.kind))
    #expect(
      SampleWidget.all.map { $0.widget(locale: "ja").displayName } == [
        "本日のおすすめレシピ", "歩数", "友だちの配信", "日替わりクーポン", "イベント情報",
      ])
    let home: [WidgetFamily] = [.systemSmall, .systemMedium]
    let lock: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    #expect(
      SampleWidget.all.map { $0.widget().supportedFamilies } == [home, home, home, lock, lock])
    #expect(
      SampleWidget.all.map { $0.widget().areContentMarginsDisabled } == [
        true, false, false, false, false,
      ])
    #expect(SampleWidget.all.allSatisfy { !$0.widget().description.isEmpty })
  }

  @Test(
    "a widget is found by its short name and by its kind, in any case",
    arguments: [
      ("recipes", "recipes"), ("RecipeWidget", "recipes"), ("healthwidget", "steps"),
      ("STREAMS", "streams"), ("DailyCouponWidget", "coupons"), ("events", "events"),
      ("steps-container", "steps-container"),
    ])
  func lookup(name: String, found: String) {
    #expect(SampleWidget.named(name)?.name == found)
  }

  @Test("a widget that does not exist is not found")
  func unknown() {
    #expect(SampleWidget.named("recipe") == nil)
    #expect(SampleWidget.named("") == nil)
  }

  @Test("a widget's sample feed is its example's text", arguments: SampleWidget.all.map(\.name))
  func sampleFeed(name: String) throws {
    let widget = try #require(SampleWidget.named(name))
    let file = Repository.root.appending(path: "Examples/Feeds/\(name).feed.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == widget.sampleFeed)
  }

  @Test("an endpoint that stands for a group matches what begins with it")
  func endpoints() {
    let endpoints = SampleWidget.recipes.endpoints
    #expect(endpoints.map { $0.matches("images/curry") } == [false, true])
    #expect(endpoints.map { $0.matches("recipes") } == [true, false])
    #expect(endpoints.map { $0.matches("recipes2") } == [false, false])
  }
}
