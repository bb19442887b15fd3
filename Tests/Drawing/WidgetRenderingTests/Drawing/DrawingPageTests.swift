// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// Writes `Documentation/Development/DrawnViews.md`: a picture of everything that can be drawn.
@Suite struct DrawingPageTests {
  private struct Picture {
    var title: String
    var path: String
  }

  /// The pictures of a folder of goldens, by their file names, with the titles that are in them.
  private func pictures(in folder: String) throws -> [Picture] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".svg") }
      .sorted { ($0.count, $0) < ($1.count, $1) }.map { name in
        let content = try Repository.content(of: "\(folder)/\(name)")
        let text = String(decoding: content, as: UTF8.self)
        let start = try #require(text.firstRange(of: "title\">")).upperBound
        let end = try #require(text[start...].firstRange(of: "<")).lowerBound
        return Picture(title: String(text[start..<end]), path: "../\(folder)/\(name)")
      }
  }

  private func table(_ folder: String, width: Int) throws -> String {
    let columns = 4
    let pictures = try pictures(in: folder)
    #expect(!pictures.isEmpty)
    let rows = stride(from: 0, to: pictures.count, by: columns).map { first in
      let row = pictures[first..<min(first + columns, pictures.count)].map {
        "<td><img src=\"\($0.path)\" width=\"\(width)\" alt=\"\"><br>\($0.title)</td>"
      }
      return "<tr>\(row.joined())</tr>"
    }
    return "<table>\n\(rows.joined(separator: "\n"))\n</table>"
  }

  @Test("the page shows all pictures that tests compare; RECORD_SNAPSHOTS=1 writes it")
  func page() throws {
    let page = """
      # Drawn views

      A picture of each sort of drawing, as tests compare them. What differs from a device is in [Drawing](../Drawing.md). The test
      `DrawingPageTests` writes this page.

      ## Shapes, styles, effects, images and symbols

      \(try table("Tests/Drawing/WidgetRenderingTests/Goldens/Drawing", width: 120))

      ## Texts, controls and layouts

      \(try table("Tests/Drawing/WidgetRenderingTests/Goldens/Drawing/Texts", width: 120))

      ## Charts

      \(try table("Tests/Drawing/WidgetChartsTests/Goldens", width: 180))

      """
    #expect(try Snapshot("Documentation/Development/DrawnViews.md").mismatch(with: page) == nil)
  }
}
