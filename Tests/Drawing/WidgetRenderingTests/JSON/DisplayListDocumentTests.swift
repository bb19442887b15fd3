// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct DisplayListDocumentTests {
  @Test("the tap map, the named views and the texts are written as recorded")
  func recorded() throws {
    var list = SampleWidget().list
    list.tapRegions.append(
      TapRegion(
        frame: Rect(origin: .zero, size: list.size), url: "hoge://hoge", label: "",
        isWidgetURL: true))
    let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/quick-actions.json")
    #expect(try snapshot.mismatch(with: DisplayListDocument(list).text) == nil)
  }

  @Test("what is no number is null, and numbers are thousandths without a useless fraction")
  func numbers() {
    let size = Size(width: .nan, height: 1 / 3)
    let list = DisplayList(
      size: size, shape: Outline(.rectangle, in: Rect(origin: .zero, size: size)),
      elements: [
        DisplayElement(
          identifier: "\"\u{1B}", frame: Rect(x: -0.0001, y: 144.5, width: 3, height: 1e300))
      ])
    #expect(
      DisplayListDocument(list).text == #"""
        {
          "version": 1,
          "size": {
            "width": null,
            "height": 0.333
          },
          "tapRegions": [],
          "elements": [
            {
              "identifier": "\"\u001b",
              "frame": {
                "x": 0,
                "y": 144.5,
                "width": 3,
                "height": 1e+300
              }
            }
          ],
          "texts": []
        }

        """#)
  }
}
