// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import GoldenPictures

/// The report of recording or comparing pictures.
struct SnapshotReport {
  /// Of a picture, so many changes are listed.
  private static let sentenceLimit = 5

  /// The paragraphs on pictures.
  private var paragraphs: [String] = []

  /// The sum, as a sentence.
  private var sum = ""

  /// The page of the pictures that differ; nil if none does.
  private(set) var page: DifferencePage?

  /// Whether something is not as it was recorded.
  private(set) var hasFailed = false

  /// Writes pictures, all of one extension.
  ///
  /// - Throws: `FileError` if a file cannot be written.
  static func recording(
    _ pictures: [GoldenFile], as pathExtension: String, in folder: GoldenFolder
  ) throws(FileError) -> SnapshotReport {
    var report = SnapshotReport()
    let known = Set(folder.names(ofFilesWith: pathExtension).map { "\($0).\(pathExtension)" })
    var (new, changed) = (0, 0)
    for picture in pictures where try folder.record(picture) {
      if known.contains(picture.name) { changed += 1 } else { new += 1 }
    }
    report.addLeftOver(known.subtracting(pictures.map(\.name)))
    report.sum =
      "recorded \(count(pictures.count)): \(new) new, \(changed) changed, "
      + "\(pictures.count - new - changed) as before"
    return report
  }

  /// Compares pictures with their files.
  ///
  /// - Throws: `FileError` if a file cannot be read.
  static func checking(
    _ pictures: [GoldenPicture], in folder: GoldenFolder
  ) throws(FileError) -> SnapshotReport {
    var report = SnapshotReport()
    var entries: [DifferencePage.Entry] = []
    var missing = 0
    for picture in pictures {
      switch try folder.outcome(of: picture) {
      case .same: continue
      case .missing:
        missing += 1
        report.paragraphs.append("missing: \(picture.name).svg; record it")
        entries.append(.init(name: picture.name, before: nil, after: picture.svg))
      case .changed(let before):
        report.add(picture, before: before)
        entries.append(.init(name: picture.name, before: before, after: picture.svg))
      }
    }
    let leftOver = report.addLeftOver(
      Set(folder.names.map { $0 + ".svg" }).subtracting(pictures.map(\.file.name)))
    let changed = entries.count - missing
    report.hasFailed = !entries.isEmpty || leftOver > 0
    report.sum =
      report.hasFailed
      ? "\(count(pictures.count)): \(changed) changed, \(missing) missing, \(leftOver) left over"
      : "\(count(pictures.count)), all as recorded"
    if !entries.isEmpty { report.page = DifferencePage(title: "Snapshots", entries: entries) }
    return report
  }

  private mutating func add(_ picture: GoldenPicture, before: String) {
    let sentences = PictureDifference(from: before, to: picture.svg).sentences
    var lines = ["changed: \(picture.name).svg"]
    lines += sentences.prefix(Self.sentenceLimit).map { "  \($0)" }
    if sentences.count > Self.sentenceLimit {
      lines.append("  and \(sentences.count - Self.sentenceLimit) more")
    }
    paragraphs.append(lines.joined(separator: "\n"))
  }

  /// Says which files no picture has any more; their number.
  @discardableResult
  private mutating func addLeftOver(_ names: Set<String>) -> Int {
    paragraphs += names.sorted().map {
      "left over: \($0); delete it, or add the options that draw it"
    }
    return names.count
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 picture" : "\(number) pictures"
  }

  /// The report for users, with a final line break.
  ///
  /// - Parameter page: Where the page is; nil if there is none.
  /// - Returns: The lines.
  func text(page: String?) -> String {
    (paragraphs + [sum] + (page.map { ["before, after and difference: \($0)"] } ?? []))
      .map { $0 + "\n" }.joined()
  }
}
