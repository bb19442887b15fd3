// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import PropertyListSyntax
import ShownWidgets

/// The result of comparing recorded pictures, for programs: every box of every picture.
///
/// `Documentation/Schemas/comparison.schema.json` describes it.
struct ComparisonDocument {
  private let report: ComparisonReport

  /// Makes the document of a report.
  init(_ report: ComparisonReport) {
    self.report = report
  }

  /// The document, with a final line break.
  var text: String {
    JSONWriter.document([
      "version": 1,
      "allowed": [
        "points": .number(report.allowed.points), "levels": .number(report.allowed.levels),
      ],
      "summary": summary,
      "pictures": .array(report.pictures.map(picture)),
      "notCompared": .array(report.unmatched.map { .string($0) }),
    ])
  }

  private var summary: PropertyListLiteral {
    let comparisons = report.comparisons
    return [
      "pictures": .integer(report.pictures.count),
      "differing": .integer(report.differingCount),
      "notDrawn": .integer(report.undrawnCount),
      "boxes": .integer(report.boxes?.count ?? 0),
      "missing": .integer(comparisons.reduce(0) { $0 + $1.missing.count }),
      "added": .integer(comparisons.reduce(0) { $0 + $1.added.count }),
      "meanDeviation": number(report.boxes?.mean ?? 0),
      "within": number(report.boxes?.share ?? 1),
    ]
  }

  private func picture(_ picture: ComparedPicture) -> PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [("file", .string(picture.picture.file))]
    switch picture.picture.subject {
    case .widget(let name): members.append(("widget", .string(name)))
    case .preview(let name): members.append(("preview", .string(name)))
    case nil: break
    }
    members.append(("shown", .string(picture.shown)))
    switch picture.result {
    case .failure(let failure):
      members += [("differs", true), ("notDrawn", .string(failure.sentence))]
    case .success(let comparison): members += self.members(of: comparison)
    }
    return .object(members)
  }

  private func members(of comparison: BoxComparison) -> [(String, PropertyListLiteral)] {
    let scale = comparison.scale
    func length(_ pixels: Int) -> PropertyListLiteral { number(Double(pixels) / scale) }
    func size(_ size: PixelSize) -> PropertyListLiteral {
      ["width": length(size.width), "height": length(size.height)]
    }
    func box(_ box: PictureBox) -> PropertyListLiteral {
      [
        "x": length(box.left), "y": length(box.top), "width": length(box.width),
        "height": length(box.height),
      ]
    }
    func color(_ color: SIMD3<Double>) -> PropertyListLiteral {
      .array([number(color.x), number(color.y), number(color.z)])
    }
    return [
      ("differs", .boolean(!report.allowed.holds(for: comparison))),
      ("scale", .number(scale)),
      ("size", size(comparison.recordedSize)), ("drawnSize", size(comparison.drawnSize)),
      ("deviation", number(comparison.deviation)),
      ("colorDeviation", number(comparison.colorDeviation)),
      ("ground", color(comparison.recordedGround)), ("drawnGround", color(comparison.drawnGround)),
      (
        "boxes",
        .array(
          comparison.pairs.map { pair in
            [
              "recorded": box(pair.recorded), "drawn": box(pair.drawn),
              "deviation": number(pair.deviation),
              "recordedColor": color(pair.recordedColors.all),
              "drawnColor": color(pair.drawnColors.all),
              "recordedInk": color(pair.recordedColors.ink),
              "drawnInk": color(pair.drawnColors.ink),
              "colorDeviation": number(pair.colorDeviation),
            ]
          })
      ),
      ("missing", .array(comparison.missing.map(box))),
      ("added", .array(comparison.added.map(box))),
    ]
  }

  /// A number with at most four decimals.
  private func number(_ value: Double) -> PropertyListLiteral {
    .number((value * 10_000).rounded() / 10_000)
  }
}
