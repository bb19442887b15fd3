// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import PNGFiles
import ShownWidgets
import TestSupport
import Testing

@testable import QuickActionCommands

/// The report of `quickaction snapshot compare`, of pictures with one rectangle each.
@Suite struct ComparisonReportTests {
  /// A white picture of 50 × 30 points with a rectangle.
  private func image(x: Int, of color: PixelImage.Pixel = [0, 0, 0, 255]) throws -> PixelImage {
    let pixels = (0..<(90 * 150)).map { index -> PixelImage.Pixel in
      let isInside = (x..<(x + 30)).contains(index % 150) && (30..<39).contains(index / 150)
      return isInside ? color : [255, 255, 255, 255]
    }
    return try #require(PixelImage(width: 150, height: 90, of: pixels))
  }

  private func compared(
    _ file: String, _ subject: RecordedPicture.Subject, _ drawn: PixelImage?
  ) throws -> ComparedPicture {
    let recorded = try image(x: 30)
    var picture = RecordedPicture(file: file)
    picture.subject = subject
    return ComparedPicture(
      picture: picture, shown: subject.name, recorded: PNGEncoder.file(of: recorded),
      drawn: drawn.map { PNGEncoder.file(of: $0) },
      result: drawn.map {
        .success(BoxComparison(recorded: recorded, drawn: $0, scale: 3))
      } ?? .failure(ComparedFailure("the preview has no entries")))
  }

  private func report() throws -> ComparisonReport {
    ComparisonReport(
      [
        try compared("same.png", .widget("Clock"), image(x: 30)),
        try compared("moved.png", .widget("Clock"), image(x: 39)),
        try compared("blue.png", .preview("Row\u{1B}"), image(x: 30, of: [0, 0, 120, 255])),
        try compared("elsewhere.png", .preview("Row.swift:12"), image(x: 110)),
        try compared("none.png", .preview("Empty"), nil),
      ], unmatched: ["other.png"], hasCases: true, allowed: AllowedDeviation())
  }

  @Test("the table begins with what differs most, and says how")
  func table() throws {
    let report = try report()
    #expect(report.hasFailed)
    #expect(
      report.text(page: "pairs.html") == """
           points   levels  boxes  missing   only drawn  picture
        not drawn: none.png (Empty): the preview has no entries
             3.00     0.00      1        0            0  moved.png (Clock)
            box at 10, 10 (10 × 3): 3 pt right
             0.00     0.00      0        1            1  elsewhere.png (Row.swift:12)
            box at 10, 10 (10 × 3): not drawn
            box at 36.67, 10 (10 × 3): not in the recorded picture
             0.00   120.00      1        0            0  blue.png (Row␛)
            box at 10, 10 (10 × 3): the mean color is 0 0 120 instead of 0 0 0
             0.00     0.00      1        0            0  same.png (Clock)
        not compared: other.png; the list of cases does not name it
        5 pictures, 3 boxes: mean 1.00 pt, 66.7 % within 1 pt; 1 as recorded, 3 differ, 1 not drawn, 1 not compared
        the pairs: pairs.html

        """)
  }

  @Test("the document has all boxes")
  func document() throws {
    let text = ComparisonDocument(try report()).text
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/moved.comparison.json")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("without boxes nothing is off")
  func empty() {
    let report = ComparisonReport([], unmatched: [], hasCases: false, allowed: AllowedDeviation())
    #expect(!report.hasFailed)
    #expect(report.sum == "0 pictures; all as recorded, within 1 pt and 10 levels of color")
  }
}
