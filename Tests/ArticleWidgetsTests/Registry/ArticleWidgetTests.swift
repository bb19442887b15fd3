// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArticleWidgets
import Foundation
import TestSupport
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct ArticleWidgetTests {
  @Test("the widgets have the articles' kinds, names and families")
  func widgets() {
    #expect(
      ArticleWidget.all.map(\.name) == ["recipes", "steps", "streams", "coupons", "events"])
    #expect(
      ArticleWidget.all.map(\.kind) == [
        "RecipeWidget", "HealthWidget", "FollowCatalogWidget", "DailyCouponWidget", "EventWidget",
      ])
    #expect(ArticleWidget.all.map { $0.widget().kind } == ArticleWidget.all.map(\.kind))
    #expect(
      ArticleWidget.all.map { $0.widget(locale: "ja").displayName } == [
        "本日のおすすめレシピ", "歩数", "友だちの配信", "日替わりクーポン", "イベント情報",
      ])
    let home: [WidgetFamily] = [.systemSmall, .systemMedium]
    let lock: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    #expect(
      ArticleWidget.all.map { $0.widget().supportedFamilies } == [home, home, home, lock, lock])
    #expect(
      ArticleWidget.all.map { $0.widget().areContentMarginsDisabled } == [
        true, false, false, false, false,
      ])
    #expect(ArticleWidget.all.allSatisfy { !$0.widget().description.isEmpty })
  }

  @Test(
    "a widget is found by its short name and by its kind, in any case",
    arguments: [
      ("recipes", "recipes"), ("RecipeWidget", "recipes"), ("healthwidget", "steps"),
      ("STREAMS", "streams"), ("DailyCouponWidget", "coupons"), ("events", "events"),
      ("steps-container", "steps-container"),
    ])
  func lookup(name: String, found: String) {
    #expect(ArticleWidget.named(name)?.name == found)
  }

  @Test("a widget that does not exist is not found")
  func unknown() {
    #expect(ArticleWidget.named("recipe") == nil)
    #expect(ArticleWidget.named("") == nil)
  }

  @Test("a widget's sample feed is its example's text", arguments: ArticleWidget.all.map(\.name))
  func sampleFeed(name: String) throws {
    let widget = try #require(ArticleWidget.named(name))
    let file = Repository.root.appending(path: "Examples/Feeds/\(name).feed.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == widget.sampleFeed)
  }

  @Test("an endpoint that stands for a group matches what begins with it")
  func endpoints() {
    let endpoints = ArticleWidget.recipes.endpoints
    #expect(endpoints.map { $0.matches("images/curry") } == [false, true])
    #expect(endpoints.map { $0.matches("recipes") } == [true, false])
    #expect(endpoints.map { $0.matches("recipes2") } == [false, false])
  }
}
