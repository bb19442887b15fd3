// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
package import Diagnostics
import SourceText
import SwiftDeclarations

/// What a sentence about a drawn widget speaks of, for those who have the sentence alone.
extension ProgramPlaces {
  /// The view that a sentence names, if the sources declare it, and the place that it is about.
  ///
  /// - Parameters:
  ///   - sentence: The sentence, with names and texts of the sources in quotation marks.
  ///   - kind: The kind of the widget that was drawn.
  /// - Returns: The name of the view's type, and the place: the text, image or call that is named, else the view, else the widget.
  package func subject(
    ofSentence sentence: String, inWidget kind: String?
  ) -> (view: String?, place: Diagnostic.Place) {
    let names = Self.quoted(in: sentence)
    let viewName = names.last { declaration(ofView: $0) != nil }
    let view = viewName.flatMap { declaration(ofView: $0) }
    let named = names.filter { $0 != viewName }
    func first(_ place: (String) -> Diagnostic.Place?) -> Diagnostic.Place? {
      for name in named {
        if let place = place(name) { return place }
      }
      return nil
    }
    let calls = Self.textCalls.union(Self.imageCalls)
    let place =
      line(namedIn: sentence)
      ?? first { literal($0, in: calls) }
      ?? first { call(of: $0, in: view) }
      ?? view.map { Diagnostic.Place(file: $0.file.source.name, range: $0.name) }
      ?? first { onlyCall(of: $0) }
    return (viewName, place ?? self.place(ofWidget: kind))
  }

  /// The line and the column of a place, from 1; nil for a file as a whole, or one that is not among the sources.
  package func position(of place: Diagnostic.Place) -> (line: Int, column: Int)? {
    guard let range = place.range,
      let file = sources.files.first(where: { $0.source.name == place.file })
    else { return nil }
    let location = file.source.lineTable().location(of: range.start)
    return (location.line, location.column)
  }

  /// What is in quotation marks.
  private static func quoted(in sentence: String) -> [String] {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
