// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import ShownWidgets
import SourceText

/// What comparing recorded pictures found: a table, a document and a page.
struct ComparisonReport {
  /// Of a picture, so many differences are listed.
  private static let sentenceLimit = 5

  /// The pictures, those that differ most first.
  let pictures: [ComparedPicture]

  /// The files that nothing was drawn for.
  let unmatched: [String]

  /// Whether a file says what pictures show, and not their names.
  let hasCases: Bool

  /// What differences are allowed.
  let allowed: AllowedDeviation

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - pictures: The compared pictures.
  ///   - unmatched: The files that nothing was drawn for.
  ///   - hasCases: Whether a file says what pictures show.
  ///   - allowed: What differences are allowed.
  init(
    _ pictures: [ComparedPicture], unmatched: [String], hasCases: Bool, allowed: AllowedDeviation
  ) {
    self.pictures = pictures.sorted { first, second in
      let (rank, other) = (Self.rank(first, allowed), Self.rank(second, allowed))
      return rank == other ? first.picture.file < second.picture.file : rank > other
    }
    self.unmatched = unmatched
    self.hasCases = hasCases
    self.allowed = allowed
  }

  private static func rank(
    _ picture: ComparedPicture, _ allowed: AllowedDeviation
  ) -> (Int, Double, Int, Double) {
    guard case .success(let comparison) = picture.result else { return (2, 0, 0, 0) }
    return (
      allowed.holds(for: comparison) ? 0 : 1, comparison.deviation,
      comparison.missing.count + comparison.added.count,
      max(comparison.colorDeviation, comparison.groundDeviation)
    )
  }

  /// The comparisons of what was drawn.
  var comparisons: [BoxComparison] { pictures.compactMap { try? $0.result.get() } }

  /// How many pictures differ by more than is allowed, without those that were not drawn.
  var differingCount: Int { comparisons.count { !allowed.holds(for: $0) } }

  /// How many pictures could not be drawn.
  var undrawnCount: Int { pictures.count - comparisons.count }

  /// Whether something is not as it was recorded.
  var hasFailed: Bool { differingCount + undrawnCount > 0 }

  /// The mean deviation of boxes that both have, in points, and the part that is within what is allowed; nil without boxes.
  var boxes: (count: Int, mean: Double, share: Double)? {
    let deviations = comparisons.flatMap { $0.pairs.map(\.deviation) }
    guard !deviations.isEmpty else { return nil }
    let count = Double(deviations.count)
    return (
      deviations.count, deviations.reduce(0, +) / count,
      Double(deviations.count { $0 <= allowed.points }) / count
    )
  }

  /// The sum, as a sentence.
  var sum: String {
    let number = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
    let points = Self.number(allowed.points)
    var parts = [number]
    if let boxes {
      parts[0] +=
        ", \(boxes.count) \(boxes.count == 1 ? "box" : "boxes"): mean \(Self.fixed(boxes.mean)) pt, "
        + "\(RoundedNumber.tenths(boxes.share * 100)) % within \(points) pt"
    }
    let same = comparisons.count - differingCount
    parts.append(
      hasFailed
        ? "\(same) as recorded, \(differingCount) differ"
        : "all as recorded, within \(points) pt and \(Self.number(allowed.levels)) levels of color")
    if undrawnCount > 0 { parts[parts.count - 1] += ", \(undrawnCount) not drawn" }
    if !unmatched.isEmpty { parts[parts.count - 1] += ", \(unmatched.count) not compared" }
    return parts.joined(separator: "; ")
  }

  /// The report for users, with a final line break.
  func text(page: String?) -> String {
    var lines = ["   points   levels  boxes  missing   only drawn  picture"]
    for picture in pictures {
      let name = VisibleText.of(picture.picture.file) + " (" + VisibleText.of(picture.shown) + ")"
      switch picture.result {
      case .failure(let failure):
        lines.append("not drawn: \(name): \(VisibleText.of(failure.sentence))")
      case .success(let comparison):
        let cells = [
          (Self.fixed(comparison.deviation), 9),
          (Self.fixed(max(comparison.colorDeviation, comparison.groundDeviation)), 9),
          ("\(comparison.pairs.count)", 7), ("\(comparison.missing.count)", 9),
          ("\(comparison.added.count)", 13),
        ]
        lines.append(cells.map(Self.cell).joined() + "  " + name)
        let sentences = comparison.sentences(beyond: allowed)
        lines += sentences.prefix(Self.sentenceLimit).map { "    " + $0 }
        if sentences.count > Self.sentenceLimit {
          lines.append("    and \(sentences.count - Self.sentenceLimit) more")
        }
      }
    }
    let reason =
      hasCases
      ? "the list of cases does not name it" : "its name has no widget's or preview's name in it"
    lines += unmatched.map { "not compared: \(VisibleText.of($0)); \(reason)" }
    lines.append(sum)
    if let page { lines.append("the pairs: \(VisibleText.of(page))") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A page of the pairs.
  var page: ComparisonPage {
    ComparisonPage(
      pictures.map { picture in
        var (comparison, failure): (BoxComparison?, String?)
        switch picture.result {
        case .success(let found): comparison = found
        case .failure(let reason): failure = reason.sentence
        }
        return ComparisonPage.Entry(
          name: picture.picture.file, shown: picture.shown, recorded: picture.recorded,
          drawn: picture.drawn, comparison: comparison, failure: failure)
      }, allowed: allowed, sum: sum)
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// A number with two decimals.
  private static func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + String("\(100 + hundredths % 100)".dropFirst())
  }

  /// A number without a fraction that is 0.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
