// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import SourceText
import TestSupport
import WidgetValues

/// An SVG file of a test, whose findings are told by the text that they point to.
struct SVGSample {
  let source: SourceFile

  /// Names a file of the given text.
  init(_ text: String) {
    source = SourceFile(name: "icon.svg", text: text)
  }

  /// A file of 24 by 24 with the given elements.
  init(elements: String, attributes: String = "") {
    self.init(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"\(attributes.isEmpty ? "" : " " + attributes)>\(elements)</svg>
      """)
  }

  /// The image.
  func image() throws -> SVGImage { try SVGReader.read(source) }

  /// The paths.
  func paths() throws -> [VectorPath] { try image().image.paths }

  /// The steps of the only path, in the words of a path's data.
  func steps() throws -> String {
    try paths().map(\.words).joined(separator: " | ")
  }

  /// Each finding with the text that it points to.
  func findings() throws -> [String] {
    try image().diagnostics.map(words)
  }

  /// Why the file is not drawn; nil where it is.
  func refusal() -> String? {
    do throws(ImageAssetError) {
      _ = try SVGReader.read(source)
      return nil
    } catch {
      return words(error.diagnostic)
    }
  }

  private func words(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.place.range.map { source.text(in: $0) } ?? "the file"
    return "\(diagnostic.id) [\(text)]: \(diagnostic.message)"
  }
}

extension VectorPath {
  /// The steps in the words of a path's data, with three digits behind the point at most.
  var words: String {
    func number(_ value: Double) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return steps.map { step in
      switch step {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .curve(let to, let control1, let control2):
        "C\(point(control1)) \(point(control2)) \(point(to))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
