// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import GoldenPictures
import WidgetRendering
package import WidgetViews

/// The pictures that one expectation compares.
package struct SnapshotCheck {
  private let place: TestPlace
  private let name: String?
  private let settings: SnapshotSettings
  private let run: SnapshotRun
  private var pictures: [GoldenPicture] = []
  private var failures: [String] = []

  /// Creates an expectation without pictures.
  package init(
    _ place: TestPlace, named name: String?, settings: SnapshotSettings = .environment,
    run: SnapshotRun = .shared
  ) {
    self.place = place
    self.name = name
    self.settings = settings
    self.run = run
  }

  /// Draws a view in several looks, and keeps the pictures for the comparison.
  ///
  /// - Parameters:
  ///   - view: The widget's view.
  ///   - looks: The looks of the view.
  ///   - suffix: The name of the view among others of the expectation; nil if it is the only one.
  ///   - change: A function that changes the view's environment.
  package mutating func add(
    _ view: some View, in looks: SnapshotLooks, suffix: String? = nil,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    for look in looks.looks {
      guard let canvas = look.canvas else {
        failures.append(
          "the size of \(look.family.rawValue) on \(look.device.identifier) is not known; "
            + "choose another device")
        continue
      }
      var environment = look.environment()
      change(&environment)
      let list = DisplayList(rendering: view, on: canvas, in: environment)
      let title = [name, suffix].compactMap(\.self)
      let svg = SVGRenderer(wallpaper: look.visibleWallpaper).document(
        list, title: ([place.test] + title).joined(separator: " "),
        language: look.locale)
      pictures.append(
        GoldenPicture(
          name: ([place.test] + title + [look.goldenName]).joined(separator: "."), svg: svg))
    }
  }

  /// Compares the pictures, and fails the test for each problem.
  package consuming func finish() {
    let place = place
    for sentence in sentences() { place.fail(sentence) }
  }

  /// Compares the pictures, and records them if that is asked for or a file is missing.
  ///
  /// - Returns: The problems, each as a sentence; empty if there are none.
  package mutating func sentences() -> [String] {
    let folder = GoldenFolder(place.folder)
    var changed: [DifferencePage.Entry] = []
    for picture in pictures {
      switch run.claim(picture, of: place) {
      case .first: compare(picture, folder, &changed)
      case .again: continue
      case .clash:
        failures.append(
          "two pictures of '\(place.testName)' have the name '\(picture.name)'; "
            + "tell them apart with 'named:'")
      }
    }
    if !changed.isEmpty { failures.append(sentence(of: changed)) }
    return failures
  }

  private mutating func compare(
    _ picture: GoldenPicture, _ folder: GoldenFolder, _ changed: inout [DifferencePage.Entry]
  ) {
    do throws(FileError) {
      if settings.isRecording {
        try folder.record(picture)
        failures.append(
          "recorded '\(picture.name).svg'; look at it, then run the test without RECORD_SNAPSHOTS")
        return
      }
      switch try folder.outcome(of: picture) {
      case .same: break
      case .missing:
        try folder.record(picture)
        failures.append(
          "'\(picture.name).svg' was missing and is recorded now; look at it, then run the test again"
        )
      case .changed(let before):
        changed.append(.init(name: picture.name, before: before, after: picture.svg))
      }
    } catch {
      failures.append("\(error)")
    }
  }

  /// Returns the differences of pictures, and the location of the page that shows them.
  private func sentence(of changed: [DifferencePage.Entry]) -> String {
    let title = ([place.stem, place.test] + [name].compactMap(\.self)).joined(separator: " ")
    let page = settings.pages.appending(GoldenPicture.fileName(title) + ".html")
    var lines: [String] = []
    for entry in changed {
      lines.append("'\(entry.name).svg' differs from the picture of now:")
      let sentences = PictureDifference(from: entry.before ?? "", to: entry.after).sentences
      lines += sentences.prefix(8).map { "  \($0)" }
      if sentences.count > 8 { lines.append("  and \(sentences.count - 8) more") }
    }
    do throws(FileError) {
      let text = DifferencePage(title: title, entries: changed).text
      _ = try FolderCreation(settings.pages)
      try AtomicFile.write(Array(text.utf8), to: page.text, expecting: .anything)
      lines.append("before, after and difference: \(page.text)")
    } catch {
      lines.append("the page with both could not be written: \(error)")
    }
    lines.append(
      "if this is right, record it: RECORD_SNAPSHOTS=1 swift test --filter \(place.test)")
    return lines.joined(separator: "\n")
  }
}
