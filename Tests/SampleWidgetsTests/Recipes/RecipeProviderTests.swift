// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct RecipeProviderTests {
  static let recipes: FeedValue = [
    "recipes": [
      ["id": 7, "title": ["en": "Curry", "ja": "カレー"], "imageURL": "images/curry", "minutes": 40],
      ["id": 8, "title": "Pizza", "imageURL": "images/pizza"],
      ["id": 9, "title": ["fr": "Salade"]],
    ]
  ]

  static let feed: [String: FeedValue] = [
    "recipes": recipes, "images/curry": ["picture": "curry"], "images/pizza": ["picture": "pizza"],
  ]

  @Test("a timeline has eight entries of a quarter of an hour, and ends with the last")
  func timeline() async {
    let feed = StubFeed(Self.feed)
    let timeline = await RecipeProvider().timeline(
      in: TimelineProviderContext(feed, date: noon.advanced(by: .seconds(431))))
    #expect(timeline.policy == .atEnd)
    #expect(timeline.entries.map(\.date) == (0..<8).map { noon.advanced(by: .seconds($0 * 900)) })
    // Noon is slot 48, which is the first of three recipes.
    #expect(timeline.entries.map(\.recipe?.id) == [7, 8, 9, 7, 8, 9, 7, 8])
    #expect(feed.messages.isEmpty)
  }

  @Test("each picture is asked for once, after the list, each when the one before came")
  func pictures() async {
    let feed = StubFeed(latency: .milliseconds(200), Self.feed)
    let timeline = await RecipeProvider().timeline(in: TimelineProviderContext(feed))
    #expect(feed.endpoints == ["recipes", "images/curry", "images/pizza"])
    #expect(
      feed.requests.map(\.date) == (0..<3).map { noon.advanced(by: .milliseconds($0 * 200)) })
    #expect(timeline.entries[0].recipe?.image == SamplePictures.named("curry"))
    #expect(timeline.entries[3].recipe?.image == SamplePictures.named("curry"))
    #expect(timeline.entries[1].recipe?.image == SamplePictures.named("pizza"))
    #expect(timeline.entries[2].recipe?.image == nil)
  }

  @Test("a picture that does not come, or is unknown, is missing from its entries only")
  func missingPictures() async {
    let feed = StubFeed { request in
      switch request.endpoint {
      case "recipes": .body(Self.recipes)
      case "images/curry": .failure(.status(404))
      default: .body(["picture": "haggis"])
      }
    }
    let timeline = await RecipeProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.map(\.recipe?.id) == [7, 8, 9, 7, 8, 9, 7, 8])
    #expect(timeline.entries.allSatisfy { $0.recipe?.image == nil })
    #expect(
      feed.messages == [
        .failed(FeedFailure("images/curry", .status(404), at: noon)),
        .unknownPicture(endpoint: "images/pizza", name: "haggis"),
      ])
  }

  @Test(
    "titles are in the person's language, else English, else what there is",
    arguments: [("ja_JP", ["カレー", "Pizza", "Salade"]), ("de", ["Curry", "Pizza", "Salade"])])
  func language(locale: String, titles: [String]) async {
    let timeline = await RecipeProvider().timeline(
      in: TimelineProviderContext(StubFeed(Self.feed), locale: locale))
    #expect(timeline.entries.prefix(3).map(\.recipe?.title) == titles)
  }

  struct BadAnswer: Sendable, CustomTestStringConvertible {
    var body: FeedValue
    var message: String
    var testDescription: String { message }
  }

  @Test(
    "data of a wrong kind gives one entry without a recipe, and is said",
    arguments: [
      BadAnswer(body: "recipes", message: "expected an object, found a text"),
      BadAnswer(body: [:], message: "'recipes': expected a value, found nothing"),
      BadAnswer(
        body: ["recipes": ["id": 1]], message: "'recipes': expected a list, found an object"),
      BadAnswer(
        body: ["recipes": [["id": 1, "title": "a"], ["id": "2", "title": "b"]]],
        message: "'recipes[1].id': expected a whole number, found a text"),
      BadAnswer(
        body: ["recipes": [["id": 1, "title": 2]]],
        message: "'recipes[0].title': expected a text, found a whole number"),
      BadAnswer(
        body: ["recipes": [["id": 1, "title": [:]]]],
        message: "'recipes[0].title': expected a text in some language, found none"),
      BadAnswer(
        body: ["recipes": [["id": 1, "title": ["fr": 5]]]],
        message: "'recipes[0].title.fr': expected a text, found a whole number"),
      BadAnswer(
        body: ["recipes": [["id": 1, "title": "a", "minutes": 2.5]]],
        message: "'recipes[0].minutes': expected a whole number, found a number"),
    ])
  func badData(answer: BadAnswer) async {
    let feed = StubFeed(["recipes": answer.body])
    let timeline = await RecipeProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.map(\.recipe) == [nil])
    #expect(timeline.policy == .atEnd)
    #expect(
      feed.messages.map(\.description) == [
        "unexpected answer of 'recipes': \(answer.message)"
      ])
  }

  @Test("a failure gives one entry without a recipe, at the moment at which it is known")
  func failure() async {
    let feed = StubFeed(latency: .seconds(60)) { _ in .failure(.timedOut) }
    let timeline = await RecipeProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.map(\.date) == [noon.advanced(by: .seconds(60))])
    #expect(timeline.entries[0].recipe == nil)
    #expect(timeline.policy == .atEnd)
    #expect(feed.messages.map(\.description) == ["'recipes' was not answered: no answer in time"])
  }

  @Test("no recipes give one entry without a recipe, and no message")
  func none() async {
    let feed = StubFeed(["recipes": ["recipes": []]])
    let timeline = await RecipeProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.map(\.recipe) == [nil])
    #expect(feed.messages.isEmpty)
  }

  @Test("a snapshot is the first recipe; without one the gallery has a sample, the phone none")
  func snapshot() async {
    let provider = RecipeProvider()
    let good = await provider.snapshot(in: TimelineProviderContext(StubFeed(Self.feed)))
    #expect(good.recipe?.id == 7)
    #expect(good.recipe?.image == SamplePictures.named("curry"))
    let gallery = await provider.snapshot(
      in: TimelineProviderContext(StubFeed([:]), isPreview: true))
    #expect(gallery.recipe?.title == "Summer Vegetable Curry")
    #expect(gallery.recipe?.image != nil)
    let phone = await provider.snapshot(in: TimelineProviderContext(StubFeed([:])))
    #expect(phone.recipe == nil)
  }

  @Test("a placeholder asks for nothing")
  func placeholder() {
    let feed = StubFeed(Self.feed)
    let entry = RecipeProvider().placeholder(in: TimelineProviderContext(feed, locale: "ja"))
    #expect(entry.recipe?.title == "夏野菜のごろごろカレー")
    #expect(feed.requests.isEmpty)
  }
}
