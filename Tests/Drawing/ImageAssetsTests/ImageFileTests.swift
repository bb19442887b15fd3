// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import TestSupport
import Testing
import WidgetValues

@Suite struct ImageFileTests {
  @Test("an SVG and a PNG become images of their size in points")
  func images() throws {
    let svg = try ImageFile(
      Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>"#
          .utf8),
      named: "a.svg", isTemplate: true)
    #expect(svg.asset.size == Size(width: 8, height: 4))
    #expect(svg.asset.isTemplate)
    let png = try ImageFile(SamplePNG.fourColors, named: "a@2x.png")
    #expect(png.asset.size == Size(width: 1, height: 1))
    #expect(png.diagnostics.isEmpty)
  }

  @Test("an SVG file with an unresolved merge says so")
  func mergeConflict() {
    let lines = ["<svg/>", "<<<<<<< HEAD", "<svg/>", "=======", "<svg/>", ">>>>>>> main", ""]
    do throws(ImageAssetError) {
      _ = try ImageFile(Array(lines.joined(separator: "\n").utf8), named: "a.svg")
      Issue.record("read")
    } catch {
      #expect(error.diagnostic.id == "invalid-svg")
      #expect("\(error.diagnostic.message)".hasPrefix("unresolved merge conflict in line 2;"))
    }
  }

  @Test("what is not an image says why", arguments: ["a.pdf", "a.png", "a.svg", "a"])
  func failures(name: String) {
    do throws(ImageAssetError) {
      _ = try ImageFile([0xFF, 0xFE], named: name)
      Issue.record("read")
    } catch {
      #expect(!"\(error.diagnostic.message)".isEmpty)
      #expect(error.diagnostic.place.file == name)
    }
  }
}
