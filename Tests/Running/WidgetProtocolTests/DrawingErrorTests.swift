// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetProtocol
import WidgetViews

@Suite("Drawings of other versions and hostile ones") struct DrawingErrorTests {
  private func drawing(_ items: String, problems: String = "") throws(MessageError) -> DisplayList {
    let line = """
      {"size":[1,1,"later"],"shape":[[0,0,1,1],"rectangle"],"mode":"fullColor","items":[\(items)],\
      "taps":[[[0,0,1,1],"app://","A",false]],"elements":[],"problems":[\(problems)],"images":[],\
      "later":{"items":0}}
      """
    var reader = DrawingReader()
    return try reader.read(MessageReader(line: Array(line.utf8)))
  }

  @Test("have members and fields at the end of lists that are skipped, and may lack optional ones")
  func areReadLeniently() throws {
    let list = try drawing(
      """
      ["fill",[[0,0,1,1],"rectangle","later"],["color",[1,1,1,1,1]],{"later":[]}],\
      ["image",[0,0,1,1],"a",null,null,"",false,null,false,"later"],["end",1]
      """,
      problems: #"["infinite-frame"],["ignored-link",null,"systemSmall","later"]"#)
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(
      list.items == [
        .fill(Outline(.rectangle, in: rect), .color(white)),
        .image(DisplayImage(frame: rect, name: "a", content: nil)), .endGroup,
      ])
    #expect(list.problems == [.infiniteFrame, .ignoredLink(family: .systemSmall, view: nil)])
    #expect(list.tapRegions.map(\.action) == [nil])
  }

  @Test(
    "are refused with a sentence that says what is wrong",
    arguments: [
      (#"["blot"]"#, "'blot' is not a step of drawing"),
      ("[]", "expected another element"),
      ("[7]", "expected a text, found 'integer'"),
      (#"{"fill":[]}"#, "expected a list, found 'dictionary'"),
      (#"["fill",[[0,0,1],"ellipse"]]"#, "expected another element"),
      (#"["fill",[[0,0,1,"1"],"ellipse"]]"#, "expected a number, found 'string'"),
      (#"["fill",[[0,0,1,1],"egg"]]"#, "'egg' is not a shape"),
      (#"["fill",[[0,0,1,1],"path",1,[]]]"#, "expected true or false, found 'integer'"),
      (#"["fill",[[0,0,1,1],"path",true,["M",0,0,"Q"]]]"#, "'Q' is not a step of a path"),
      (#"["fill",[[0,0,1,1],"ellipse"],["ink"]]"#, "'ink' is not a paint"),
      (#"["group",null,1,0.5]"#, "expected a whole number, found 'real'"),
      (#"["group",null,1,null,null,[["glow"]]]"#, "'glow' is not an effect"),
      (#"["group",null,1,null,null,[["blend","glow"]]]"#, "'glow' is not a BlendMode"),
      (#"["group",null,1,null,null,[["colors",[1]]]]"#, "a change of colors has 20 numbers"),
      (#"["image",[0,0,1,1],"a",7]"#, "the image 7 did not come"),
    ])
  func areRefused(_ item: String, _ sentence: String) {
    #expect(throws: MessageError(sentence)) { _ = try drawing(item) }
  }

  @Test("have no problems that are unknown")
  func haveKnownProblems() {
    #expect(throws: MessageError("'new-one' is not a problem of the layout")) {
      _ = try drawing("", problems: #"["new-one",null]"#)
    }
    #expect(throws: MessageError("'Magic' is not a limit of the drawing")) {
      _ = try drawing("", problems: #"["drawn-differently",null,"Magic"]"#)
    }
    #expect(throws: MessageError("'hole' is not a part of a picture")) {
      _ = try drawing("", problems: #"["invisible-content",null,"vibrant","hole","",1]"#)
    }
  }
}
