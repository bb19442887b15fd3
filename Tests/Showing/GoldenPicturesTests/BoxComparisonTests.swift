// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import PNGFiles
import Testing
import WidgetViews

struct BoxComparisonTests {
  private func comparison(
    _ recorded: DottedPicture, _ drawn: DottedPicture, scale: Double = 3
  ) throws -> BoxComparison {
    BoxComparison(
      recorded: try #require(recorded.image), drawn: try #require(drawn.image), scale: scale)
  }

  private let allowed = AllowedDeviation(points: 1, levels: 10)

  @Test func aBoxThatMovedIsSaidInPoints() throws {
    var (recorded, drawn) = (DottedPicture(150, 90), DottedPicture(150, 90))
    recorded.fill(30, 30, 30, 9)
    drawn.fill(39, 27, 30, 9)
    let comparison = try comparison(recorded, drawn)
    #expect(comparison.pairs.map(\.deviation) == [3])
    #expect(
      comparison.sentences(beyond: allowed) == ["box at 10, 10 (10 × 3): 3 pt right, 1 pt up"])
    #expect(!allowed.holds(for: comparison))
    #expect(AllowedDeviation(points: 3, levels: 0).holds(for: comparison))
  }

  @Test func aBoxOfAnotherSizeIsSaidWithBothLengths() throws {
    var (recorded, drawn) = (DottedPicture(150, 90), DottedPicture(150, 90))
    recorded.fill(30, 30, 30, 9)
    drawn.fill(30, 24, 36, 15)
    #expect(
      try comparison(recorded, drawn).sentences(beyond: allowed)
        == [
          "box at 10, 10 (10 × 3): 12 pt wide instead of 10, 5 pt high instead of 3, "
            + "its upper edge 2 pt up"
        ])
  }

  @Test func boxesOfOnePictureAloneAreCounted() throws {
    var (recorded, drawn) = (DottedPicture(300, 90), DottedPicture(300, 90))
    recorded.fill(30, 30, 30, 9)
    drawn.fill(150, 30, 30, 9)
    let comparison = try comparison(recorded, drawn)
    #expect(comparison.missing.map(\.edges) == [[30, 30, 60, 39]])
    #expect(comparison.added.map(\.edges) == [[150, 30, 180, 39]])
    #expect(
      comparison.sentences(beyond: allowed) == [
        "box at 10, 10 (10 × 3): not drawn",
        "box at 50, 10 (10 × 3): not in the recorded picture",
      ])
    #expect(!AllowedDeviation(points: 100, levels: 255).holds(for: comparison))
  }

  @Test func twentyPointsAreNearEnoughAndNotMore() throws {
    var recorded = DottedPicture(300, 90)
    recorded.fill(30, 30, 30, 9)
    for (shift, count) in [(60, 1), (61, 0)] {
      var drawn = DottedPicture(300, 90)
      drawn.fill(30 + shift, 30, 30, 9)
      #expect(try comparison(recorded, drawn).pairs.count == count)
    }
  }

  @Test func eachBoxTakesTheNearestThatIsLeft() throws {
    // By a program that takes the boxes of the recorded picture in order.
    let recorded = try #require(DottedPicture.scattered(seed: 4, 201, 121, count: 40))
    let drawn = try #require(DottedPicture.scattered(seed: 5, 201, 121, count: 40))
    let comparison = BoxComparison(recorded: recorded, drawn: drawn, scale: 3)
    #expect(
      comparison.pairs.map { Int(($0.deviation * 3).rounded()) } == [20, 36, 56, 20, 20, 45, 53])
    #expect(comparison.missing.count == 4)
  }

  @Test func anotherColorIsFoundWhateverTheLettersLeaveFree() throws {
    var (recorded, drawn) = (DottedPicture(150, 90), DottedPicture(150, 90))
    recorded.fill(30, 30, 30, 9)
    drawn.fill(30, 30, 30, 9, [0, 0, 40, 255])
    let comparison = try comparison(recorded, drawn)
    #expect(comparison.colorDeviation == 40)
    #expect(
      comparison.sentences(beyond: allowed)
        == ["box at 10, 10 (10 × 3): the mean color is 0 0 40 instead of 0 0 0"])
    var thin = DottedPicture(150, 90)
    for column in stride(from: 30, to: 60, by: 2) { thin.fill(column, 30, 1, 9) }
    thin.fill(59, 30, 1, 9)
    #expect(try self.comparison(recorded, thin).colorDeviation == 0)
  }

  @Test func anotherGroundAndSizeAreFound() throws {
    var recorded = DottedPicture(150, 90)
    var drawn = DottedPicture(150, 96, ground: [220, 255, 255, 255])
    recorded.fill(30, 30, 30, 9)
    drawn.fill(30, 30, 30, 9)
    #expect(
      try comparison(recorded, drawn).sentences(beyond: allowed) == [
        "drawn 50 × 32 pt, recorded 50 × 30", "the ground is 220 255 255 instead of 255 255 255",
      ])
  }

  @Test func transparentPixelsShowTheGround() throws {
    var picture = DottedPicture(2, 1, ground: [0, 0, 0, 0])
    picture.fill(1, 0, 1, 1, [255, 0, 0, 128])
    let shown = try #require(picture.image).over(
      ResolvedColor(red: 1, green: 1, blue: 1))
    #expect(shown.pixels == [[255, 255, 255, 255], [255, 127, 127, 255]])
  }

  @Test func aPageHasThePairsAndWhatDiffers() throws {
    var (recorded, drawn) = (DottedPicture(150, 90), DottedPicture(150, 90))
    recorded.fill(30, 30, 30, 9)
    drawn.fill(39, 30, 30, 9)
    let (one, other) = (try #require(recorded.image), try #require(drawn.image))
    let files = [one, other].map { PNGEncoder.file(of: $0) }
    func entry(_ name: String, _ drawn: PixelImage, _ file: [UInt8]) -> ComparisonPage.Entry {
      ComparisonPage.Entry(
        name: name, shown: "Clock", recorded: files[0], drawn: file,
        comparison: BoxComparison(recorded: one, drawn: drawn, scale: 3), failure: nil)
    }
    let page = ComparisonPage(
      [
        entry("a<b>.png", other, files[1]), entry("same.png", one, files[0]),
        ComparisonPage.Entry(
          name: "c.png", shown: "Clock", recorded: files[0], drawn: nil, comparison: nil,
          failure: "it has no entry"),
      ], allowed: allowed, sum: "3 pictures"
    ).text
    #expect(page.contains("<h2>a&lt;b&gt;.png</h2>"))
    #expect(page.contains("<li>box at 10, 10 (10 × 3): 3 pt right</li>"))
    #expect(page.contains("<rect class=\"was\" vector-effect=\"non-scaling-stroke\" x=\"30\""))
    // The difference and the boxes are of the first alone: a pair has the recorded picture twice, to be swapped.
    #expect(page.split(separator: "data:image/png;base64,").count == 10)
    #expect(page.split(separator: "class=\"boxes\"").count == 2)
    #expect(page.contains("<li>it has no entry</li>"))
    #expect(!page.contains("<script"))
  }
}
