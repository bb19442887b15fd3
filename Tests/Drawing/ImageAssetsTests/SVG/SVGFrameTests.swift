// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ImageAssets
import Testing
import WidgetValues

@Suite("The frame of an image")
struct SVGFrameTests {
  private func frame(_ attributes: String) throws -> (box: Rect, size: Size) {
    let image = try SVGSample("<svg \(attributes)><path d='M0 0H1'/></svg>").image()
    return (image.image.viewBox, image.size)
  }

  @Test(
    "the size is what the file asks for, or follows from its box",
    arguments: [
      ("viewBox='1 2 30 40'", Rect(x: 1, y: 2, width: 30, height: 40), Size(width: 30, height: 40)),
      (
        "width='15' height='20px' viewBox='1,2,30,40'", Rect(x: 1, y: 2, width: 30, height: 40),
        Size(width: 15, height: 20)
      ),
      (
        "width='16' height='24'", Rect(x: 0, y: 0, width: 16, height: 24),
        Size(width: 16, height: 24)
      ),
      (
        "width='100%' height='100%' viewBox='0 0 3 4'", Rect(x: 0, y: 0, width: 3, height: 4),
        Size(width: 3, height: 4)
      ),
      (
        "width='6' viewBox='0 0 3 4'", Rect(x: 0, y: 0, width: 3, height: 4),
        Size(width: 6, height: 8)
      ),
      (
        "height='6' viewBox='0 0 2 4'", Rect(x: 0, y: 0, width: 2, height: 4),
        Size(width: 3, height: 6)
      ),
    ])
  func sizes(attributes: String, box: Rect, size: Size) throws {
    let frame = try frame(attributes)
    #expect(frame.box == box)
    #expect(frame.size == size)
  }

  @Test(
    "a box of other proportions than the size is seen with what is around it",
    arguments: [
      ("", Rect(x: -5, y: 0, width: 20, height: 10)),
      ("xMidYMid meet", Rect(x: -5, y: 0, width: 20, height: 10)),
      ("xMinYMid", Rect(x: 0, y: 0, width: 20, height: 10)),
      ("xMaxYMin", Rect(x: -10, y: 0, width: 20, height: 10)),
      ("none", Rect(x: 0, y: 0, width: 10, height: 10)),
      ("xMidYMid slice", Rect(x: 0, y: 2.5, width: 10, height: 5)),
      ("xMidYMax slice", Rect(x: 0, y: 5, width: 10, height: 5)),
    ])
  func proportions(ratio: String, box: Rect) throws {
    let attribute = ratio.isEmpty ? "" : "preserveAspectRatio='\(ratio)'"
    #expect(try frame("width='40' height='20' viewBox='0 0 10 10' \(attribute)").box == box)
  }

  @Test("what is no way to fit a box is said")
  func malformedRatio() throws {
    for ratio in ["xMid", "center", "xMidYMid meet x", "xMidYMid fit", ""] {
      let sample = SVGSample(
        elements: "<path d='M0 0H1'/>", attributes: "preserveAspectRatio='\(ratio)'")
      #expect(
        try sample.findings().map { $0.components(upTo: " [") } == ["malformed-svg-part"],
        "\(ratio)")
    }
  }

  @Test("without any size, or with a box of none, nothing can be drawn")
  func refusals() {
    func refusal(_ attributes: String) -> String? { SVGSample("<svg \(attributes)/>").refusal() }
    #expect(
      refusal("width='3'")
        == "invalid-svg [<svg width='3'/>]: the image has neither a 'viewBox' nor a 'width' and a "
        + "'height'; add a 'viewBox'")
    for box in [
      "0 0 0 9", "0 0 9 -9", "0 0 9", "0 0 9 9 9", "a", "", "0 0 1e999 9", "0 0 1e7 9",
      "0 0 1e-9 9",
    ] {
      #expect(
        refusal("viewBox='\(box)'")?.hasSuffix(
          "]: '\(box)' is not a 'viewBox'; write four numbers up to 1000000, the last two above 0"
        ) == true, "\(box)")
    }
    #expect(refusal("width='1e6' viewBox='0 0 .001 1e6'") != nil)
  }

  @Test("a width that means nothing is said, and does not count")
  func malformedWidth() throws {
    let sample = SVGSample(
      "<svg xmlns='http://www.w3.org/2000/svg' width='wide' viewBox='0 0 4 4'><path d='M0 0H1'/></svg>"
    )
    #expect(try sample.image().size == Size(width: 4, height: 4))
    #expect(
      try sample.findings() == [
        "malformed-svg-part [wide]: 'wide' is not a value of 'width'; write a length"
      ])
  }
}
