// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// Font files among which fonts are found by family and weight.
///
/// It reads no files itself: they come from a closure, each at most once and only if its name fits what is looked for.
public final class FontLibrary: Sendable {
  /// A font that is looked for.
  package struct Query: Hashable, Sendable {
    /// The family, such as `Inter`, or the name of a font in PostScript, such as `Inter-Bold`.
    package var family: String
    /// The weight of the font, from 1 to 1000; 400 is regular.
    package var weight: Int
    /// Whether an italic font is wanted.
    package var isItalic: Bool

    /// Creates a query for a family, a weight from 1 to 1000, and a style.
    package init(family: String, weight: Int, isItalic: Bool) {
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A file, by the letters and digits of its name in lower case, such as `intersemibolditalic`.
  private struct File: Sendable {
    var name: String
    var number: Int
  }

  private struct State {
    var faces: [Int: [FontFile]] = [:]
    var found: [Query: FontFile?] = [:]
  }

  private let files: [File]
  private let content: @Sendable (_ number: Int) -> [UInt8]?
  private let state = Mutex(State())

  /// Creates a library of files, whose content is read when it is needed.
  ///
  /// - Parameters:
  ///   - names: The names of the files, without folders, which begin as the family's name does: `Inter-Bold.otf`. The first of
  ///     several that fit equally is taken.
  ///   - content: The bytes of a file, by its number in the names; nil if it cannot be read.
  package init(names: [String], content: @escaping @Sendable (_ number: Int) -> [UInt8]?) {
    files = names.enumerated().map { File(name: Self.letters(of: $0.element), number: $0.offset) }
    self.content = content
  }

  /// Creates a library of files that are in memory; those that are not OpenType fonts are ignored.
  public init(_ fonts: [[UInt8]]) {
    // Their names are not known, so each is looked into.
    files = fonts.indices.map { File(name: "", number: $0) }
    content = { fonts[$0] }
  }

  /// The font that is nearest to a query in its family; nil if the family is not there.
  package func font(_ query: Query) -> FontFile? {
    state.withLock { state in
      if let known = state.found[query] { return known }
      let found = find(query, &state)
      state.found[query] = .some(found)
      return found
    }
  }

  private func find(_ query: Query, _ state: inout State) -> FontFile? {
    let family = Self.letters(of: query.family)
    var nearest: (distance: Int, font: FontFile)?
    for file in candidates(for: query) {
      for font in faces(of: file, &state) {
        let font = font.at(weight: query.weight)
        // A font's own name leaves no choice but that of a variable font's weight.
        if font.face.postScriptName == query.family,
          font.weights == nil || font.face.isItalic == query.isItalic
        {
          return font
        }
        guard Self.letters(of: font.face.family) == family else { continue }
        let distance = Self.distance(of: font.face, from: query)
        if distance == 0 { return font }
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, font) }
      }
    }
    return nearest?.font
  }

  /// The files that may hold the family, those first whose names say the weight.
  ///
  /// A collection holds several families, and is named like what they have in common: `NotoSansCJK-Bold.ttc` holds
  /// `Noto Sans CJK JP`.
  private func candidates(for query: Query) -> [File] {
    let family = Self.letters(of: query.family)
    let common = Self.letters(of: query.family.split(separator: " ").dropLast().joined())
    let wanted = Self.styleName(weight: query.weight) + (query.isItalic ? "italic" : "")
    func fits(_ file: File) -> Bool {
      file.name.isEmpty || file.name.hasPrefix(family)
        || (!common.isEmpty && Self.withoutStyle(file.name) == common)
        || (file.name.count > 2 && family.hasPrefix(file.name))
    }
    let fitting = files.filter(fits)
    return fitting.filter { $0.name.hasSuffix(wanted) }
      + fitting.filter { !$0.name.hasSuffix(wanted) }
  }

  private func faces(of file: File, _ state: inout State) -> [FontFile] {
    if let known = state.faces[file.number] { return known }
    var faces: [FontFile] = []
    if let bytes = content(file.number) {
      for index in 0..<((try? FontFile.count(in: bytes)) ?? 0) {
        if let font = try? FontFile(bytes: bytes, index: index) { faces.append(font) }
      }
    }
    state.faces[file.number] = faces
    return faces
  }

  /// How far a font is from what was asked for: italic or upright counts more than any weight.
  private static func distance(of face: FontFace, from query: Query) -> Int {
    abs(face.weight - query.weight) + (face.isItalic == query.isItalic ? 0 : 2000)
  }

  /// The name of a weight in file names.
  private static func styleName(weight: Int) -> String {
    switch weight {
    case ..<150: "thin"
    case ..<250: "extralight"
    case ..<350: "light"
    case ..<450: "regular"
    case ..<550: "medium"
    case ..<650: "semibold"
    case ..<750: "bold"
    case ..<850: "extrabold"
    default: "black"
    }
  }

  /// The name of a file without what it says of weights.
  private static func withoutStyle(_ name: String) -> Substring {
    let styles = [
      "thin", "extralight", "demilight", "light", "regular", "medium", "semibold", "extrabold",
      "bold",
      "black",
    ]
    let style = styles.first(where: name.hasSuffix) ?? ""
    return name.dropLast(style.count)
  }

  /// The letters and digits of a name, in lower case and without the ending of a file.
  private static func letters(of name: String) -> String {
    var name = name[...]
    for ending in [".otf", ".ttf", ".ttc", ".otc"] where name.lowercased().hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
