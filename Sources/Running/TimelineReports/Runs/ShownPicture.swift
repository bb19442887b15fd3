// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// A picture that a widget showed from one moment to another.
struct ShownPicture {
  /// The instant from which the picture is shown.
  var start: Instant

  /// The instant until which the picture is shown.
  var end: Instant

  /// The entry or placeholder that was shown.
  let content: SimulationLog.Shown.Content

  /// The drawing.
  let list: DisplayList

  /// The texts that could be read, one after the other.
  func text(_ texts: RunTexts) -> String {
    let words = list.texts.joined(separator: " · ")
    return content.isPlaceholder
      ? texts(.thePlaceholder) : words.isEmpty ? texts(.aPicture) : words
  }
}

extension TimelineRun {
  /// The most pictures that are drawn; what is shown after them is given in numbers.
  static let mostPictures = 400

  /// The pictures that were shown: of successive entries that look the same, one picture.
  func pictures() -> [ShownPicture] {
    var pictures: [ShownPicture] = []
    for shown in log.shown {
      let list = picture(of: shown.content, in: environment)
      if let last = pictures.last, last.list == list {
        pictures[pictures.count - 1].end = shown.end
        continue
      }
      guard pictures.count < Self.mostPictures else { break }
      pictures.append(
        ShownPicture(start: shown.start, end: shown.end, content: shown.content, list: list))
    }
    return pictures
  }

  private func picture(
    of content: SimulationLog.Shown.Content, in environment: EnvironmentValues
  ) -> DisplayList {
    var environment = environment
    if content.isPlaceholder { environment.redactionReasons = .placeholder }
    return content.entry.displayList(on: canvas, in: environment)
  }
}
