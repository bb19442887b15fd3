// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

import struct WidgetValues.Point
import struct WidgetValues.Rect

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGRendererTests {
  private func drawn(_ list: DisplayList) -> String {
    SVGRenderer().document(list, title: "Widget")
  }

  /// A list of 100 × 100 with the given items.
  private func list(_ items: [DisplayItem], tapRegions: [TapRegion] = []) -> DisplayList {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    return DisplayList(
      size: bounds.size, shape: Outline(.rectangle, in: bounds), items: items,
      tapRegions: tapRegions)
  }

  private func region(_ url: String, label: String = "x", isWidgetURL: Bool = false) -> TapRegion {
    TapRegion(
      frame: Rect(x: 10, y: 10, width: 50, height: 50), url: url, label: label,
      isWidgetURL: isWidgetURL)
  }

  private let square = DisplayItem.fill(
    Outline(.rectangle, in: Rect(x: 0, y: 0, width: 9, height: 9)),
    .color(ResolvedColor(red: 0, green: 0, blue: 1)))

  @Test("the quick-action widget is drawn as it was recorded")
  func quickActions() throws {
    let text = SVGRenderer().document(SampleWidget().list, title: "Quick actions", language: "ja")
    let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/quick-actions.svg")
    #expect(try snapshot.mismatch(with: text) == nil)
  }

  @Test("everything that a list can hold is drawn as it was recorded")
  func shapes() throws {
    let text = SVGRenderer(identifierPrefix: "shapes-").document(
      SampleShapes.list, title: "Shapes & more")
    let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/shapes.svg")
    #expect(try snapshot.mismatch(with: text) == nil)
  }

  @Test("a drawing is well-formed, whatever its texts are")
  func wellFormed() {
    var widget = SampleWidget()
    widget.titles = ["</svg><script>x", "]]>&#0;", "\"'\u{1B}[31m\u{0}", "\u{202E}\u{FFFF}<"]
    widget.urls = ["hoge://a?b=\"&c='", "hoge://<>", "javascript:alert(1)", "data:text/html,x"]
    let text = SVGRenderer(identifierPrefix: "a\"b").document(
      widget.list, title: "<\u{8}>", language: "\"<")
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!text.contains("<script"))
    #expect(!text.contains("javascript:"))
    #expect(!text.contains("data:text"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("the same list gives the same bytes")
  func stable() {
    #expect(drawn(SampleShapes.list) == drawn(SampleShapes.list))
    #expect(drawn(SampleWidget().list) == drawn(SampleWidget().list))
  }

  @Test("a prefix keeps the identifiers of two drawings in one page apart")
  func prefix() {
    let text = SVGRenderer(identifierPrefix: "w1-").document(SampleShapes.list, title: "x")
    let identifiers = text.matches(of: /[ "(#](?:id="|#)([^")]+)/).map { String($0.1) }
    #expect(identifiers.count > 10)
    // Colors are no identifiers.
    let colors = /[0-9a-f]{3}|[0-9a-f]{6}/
    #expect(
      identifiers.allSatisfy { $0.hasPrefix("w1-") || (try? colors.wholeMatch(in: $0)) != nil })
  }

  @Test("colors along a line stay in a shape that is drawn elsewhere for others")
  func movedGradient() {
    let outline = Outline(
      .roundedRectangle(cornerRadius: 8, style: .continuous),
      in: Rect(x: 60, y: 60, width: 40, height: 40))
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    let gradient = Paint.linearGradient(stops, from: .leading, to: .trailing)
    // Browsers measure the line from where <use> moves the shape to.
    let text = drawn(list([.fill(outline, gradient)]))
    #expect(text.contains("x1=\"60\" y1=\"80\" x2=\"100\" y2=\"80\""))
    #expect(!text.contains("<use"))
    #expect(drawn(list([.fill(outline, .color(red))])).contains("<use"))
  }

  @Test("a group with a region is a link with its label, and all of the region reacts")
  func link() {
    let text = drawn(
      list(
        [.beginGroup(DisplayGroup(tapRegion: 0)), square, .endGroup],
        tapRegions: [region("hoge://a?b&c", label: "\"A\"")]))
    #expect(
      text.contains(
        """
        <a href="hoge://a?b&amp;c" aria-label="&quot;A&quot;">
        <rect class="tap" x="10" y="10" width="50" height="50" fill="none" pointer-events="all"/>
        <rect width="9" height="9" fill="#00f"/>
        </a>
        """))
    #expect(text.contains(#"role="group""#))
  }

  @Test("a URL that is no safe link draws its group and links to nothing")
  func unsafe() {
    let text = drawn(
      list(
        [.beginGroup(DisplayGroup(tapRegion: 0)), square, .endGroup],
        tapRegions: [region("javascript:alert(1)"), region("data:text/html,x", isWidgetURL: true)]))
    #expect(!text.contains("<a"))
    #expect(text.contains(##"fill="#00f""##))
    #expect(text.contains(#"role="img""#))
  }

  @Test("what the widget opens lies behind its links, and a link in a link in front of it")
  func order() throws {
    let text = drawn(
      list(
        [
          .beginGroup(DisplayGroup(tapRegion: 1)), .beginGroup(DisplayGroup(tapRegion: 2)), square,
          .endGroup, .endGroup, .beginGroup(DisplayGroup(tapRegion: 9)), .endGroup,
        ],
        tapRegions: [
          region("w://widget", isWidgetURL: true), region("w://outer"), region("w://inner"),
        ]))
    let links = text.matches(of: /<a href="([^"]*)"|<\/a>/).map { $0.1.map(String.init) ?? "end" }
    #expect(links == ["w://widget", "end", "w://outer", "end", "w://inner", "end"])
  }

  @Test("a group that changes nothing is no element, so that depth costs nothing")
  func deep() throws {
    let depth = 10_000
    let items =
      Array(repeating: DisplayItem.beginGroup(DisplayGroup()), count: depth) + [square]
      + Array(repeating: .endGroup, count: depth)
    #expect(drawn(list(items)) == drawn(list([square])))
  }

  @Test("groups that do not end are ended, and ends without a group are passed over")
  func unbalanced() {
    let open = drawn(
      list([.endGroup, .beginGroup(DisplayGroup(opacity: 0.5)), square, .endGroup, .endGroup]))
    #expect(open == drawn(list([.beginGroup(DisplayGroup(opacity: 0.5)), square])))
    #expect(XMLParser(data: Data(open.utf8)).parse())
  }

  @Test("sizes that are no numbers, negative or without end stay well-formed")
  func strangeNumbers() {
    for value in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      let rect = Rect(x: value, y: value, width: value, height: value)
      let kinds: [Outline.Kind] = [
        .rectangle, .ellipse, .arc(from: value, to: value),
        .roundedRectangle(cornerRadius: value, style: .circular),
        .roundedRectangle(cornerRadius: value, style: .continuous),
      ]
      let color = Paint.color(
        ResolvedColor(red: value, green: value, blue: value, opacity: 0.5))
      var strange = list(kinds.map { .fill(Outline($0, in: rect), color) })
      strange.size = rect.size
      let text = drawn(strange)
      #expect(XMLParser(data: Data(text.utf8)).parse())
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test("an image that is missing, or no PNG, is not drawn")
  func images() {
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    let missing = DisplayImage(frame: frame, name: "x", content: nil)
    let wrong = DisplayImage(
      frame: frame, name: "x",
      content: .bitmap(BitmapImage(width: 1, height: 1, png: Array("<svg/>".utf8))))
    #expect(drawn(list([.image(missing), .image(wrong)])) == drawn(list([])))
  }

  @Test("a template has the tint's color, by currentColor or by a filter")
  func tint() {
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    let tint = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let own = VectorPath(
      steps: [.move(to: .zero), .line(to: Point(x: 1, y: 1))],
      fill: .color(ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.25)))
    let vector = VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [own])
    let text = drawn(
      list([
        .image(DisplayImage(frame: frame, name: "v", content: .vector(vector), tint: tint)),
        .image(DisplayImage(frame: frame, name: "v", content: .vector(vector))),
        .image(
          DisplayImage(
            frame: frame, name: "b",
            content: .bitmap(BitmapImage(width: 2, height: 2, png: SamplePNG.fourColors)),
            tint: tint)),
      ]))
    #expect(text.contains(#"fill="currentColor" fill-opacity="0.25""#))
    #expect(text.contains(##"fill="#0f0" fill-opacity="0.25""##))
    #expect(text.contains(##"color="#f00" opacity="0.5""##))
    #expect(text.contains(##"<feFlood flood-color="#f00" flood-opacity="0.5"/>"##))
  }

  @Test("what is used twice is defined once")
  func shared() {
    let text = drawn(SampleWidget().list)
    #expect(text.matches(of: /<path id=/).count == 2)
    #expect(text.matches(of: /<use href="#d2"/).count == 4)
  }
}
