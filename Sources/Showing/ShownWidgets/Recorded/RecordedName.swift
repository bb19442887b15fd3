// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
package import WidgetProtocol
import WidgetViews

/// What a program or a catalog can draw, by which the names of recorded pictures are read.
package struct NamedSubject: Sendable {
  /// The widget or preview.
  package var subject: RecordedPicture.Subject

  /// The names by which it is known: kind and display name, or name.
  package var names: [String]

  /// The names of its families and presentations; none of a preview.
  package var shapes: [String]

  /// Names a widget or a preview.
  package init(_ subject: RecordedPicture.Subject, names: [String], shapes: [String]) {
    self.subject = subject
    self.names = names.filter { !$0.isEmpty }
    self.shapes = shapes
  }

  /// The widget of a program.
  package init(_ widget: DescribedWidget) {
    self.init(
      .widget(widget.kind), names: [widget.kind, widget.displayName], shapes: widget.shapeNames)
  }

  /// The preview of a program.
  package init(_ preview: DescribedPreview) {
    self.init(.preview(preview.name), names: [preview.name], shapes: [])
  }
}

/// Reads from the name of a recorded picture what it shows, where no file says so.
///
/// The names of golden pictures say it exactly. In other names, such as those of tests, words are looked for: first those of a widget or
/// preview, then those of a family, an appearance, a type size and a rendering mode.
package struct RecordedName {
  private let subjects: [NamedSubject]

  /// Prepares to read names.
  ///
  /// - Parameter subjects: What can be drawn.
  package init(_ subjects: [NamedSubject]) {
    self.subjects = subjects
  }

  /// What a file shows.
  ///
  /// - Parameter file: The path of the file, with its extension.
  /// - Returns: What it shows; nil if its name says nothing that can be drawn.
  package func picture(of file: String) -> RecordedPicture? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return golden(stem, file) ?? loose(stem, file)
  }

  /// Reads `Kind.gallery.systemSmall-dark` as it was written.
  private func golden(_ stem: String, _ file: String) -> RecordedPicture? {
    for subject in subjects {
      let prefix = GoldenPicture.fileName(subject.subject.name) + "."
      guard stem.hasPrefix(prefix) else { continue }
      var picture = RecordedPicture(file: file)
      picture.subject = subject.subject
      // What is usual is not in the name.
      (picture.appearance, picture.typeSize, picture.locale) = (.light, .large, "en")
      var rest = stem.dropFirst(prefix.count)
      if let dot = rest.firstIndex(of: "."), picture.takePart(rest[..<dot]) {
        rest = rest[rest.index(after: dot)...]
      }
      if picture.takeLook(rest, of: subject) { return picture }
    }
    return nil
  }

  private func loose(_ stem: String, _ file: String) -> RecordedPicture? {
    let words = Self.words(of: stem)
    var picture = RecordedPicture(file: file)
    // A name may have a word that could be the look's, and the look's words may be within a name.
    if let (subject, range) = subject(in: words) {
      picture.subject = subject.subject
      picture.takeWords(Array(words[..<range.lowerBound] + words[range.upperBound...]), of: subject)
      return picture
    }
    var rest = words
    for shape in WidgetFamily.allCases.map(\.rawValue) + WidgetPresentation.allCases.map(\.rawValue)
    {
      let name = Self.words(of: shape)
      while let place = rest.place(of: name) { rest.removeSubrange(place) }
    }
    if let (subject, _) = subject(in: rest) {
      picture.subject = subject.subject
      picture.takeWords(words, of: subject)
      return picture
    }
    // Of the only widget, the family is enough.
    guard let only = subjects.first, subjects.count == 1 else { return nil }
    picture.subject = only.subject
    picture.takeWords(words, of: only)
    return picture.shape == nil ? nil : picture
  }

  /// The subject with the longest name among words.
  private func subject(in words: [String]) -> (NamedSubject, Range<Int>)? {
    var best: (NamedSubject, Range<Int>)?
    for subject in subjects {
      for name in subject.names {
        let name = Self.words(of: name)
        guard !name.isEmpty, let place = words.place(of: name),
          place.count > best?.1.count ?? 0
        else { continue }
        best = (subject, place)
      }
    }
    return best
  }

  /// The words of a name in lower case: parted by what is neither letter nor digit, before capital letters, and between letters and digits.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character?
    for character in name {
      let isPart = character.isLetter || character.isNumber
      let begins =
        !isPart
        || last.map {
          (character.isUppercase && !$0.isUppercase) || character.isNumber != $0.isNumber
        } ?? false
      if begins, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isPart { word.append(character) }
      last = isPart ? character : nil
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}

extension [String] {
  /// Where words come one after the other; nil if they do not.
  fileprivate func place(of words: [String]) -> Range<Int>? {
    guard count >= words.count, !words.isEmpty else { return nil }
    return (0...(count - words.count)).lazy.map { $0..<($0 + words.count) }
      .first { self[$0].elementsEqual(words) }
  }
}
