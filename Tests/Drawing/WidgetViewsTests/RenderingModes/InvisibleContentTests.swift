// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct InvisibleContentTests {
  private func problems(
    _ view: some View, in mode: WidgetRenderingMode = .accented
  ) -> [LayoutProblem] {
    rendered(view) {
      $0.widgetRenderingMode = mode
      $0.images = ImageCatalog(["photo": Self.asset(false), "icon": Self.asset(true)])
    }.problems
  }

  private static func asset(_ isTemplate: Bool) -> ImageAsset {
    ImageAsset(
      content: .bitmap(BitmapImage(width: 1, height: 1, png: [])),
      size: Size(width: 100, height: 60), isTemplate: isTemplate)
  }

  @Test("text on an opaque fill is not seen in an accented widget, and the problem names it")
  func whiteOnWhite() {
    let card = VStack {
      Text("Balance")
      Image("icon").foregroundColor(.red)
    }
    .frame(width: 200, height: 150).background(.yellow)
    #expect(
      problems(card) == [
        .invisibleContent(mode: .accented, example: .text("Balance"), count: 2)
      ])
    #expect(problems(card, in: .fullColor) == [])
  }

  @Test("the same on a translucent fill, in the container background or beside the fill is seen")
  func visible() {
    let text = Text("Balance").frame(width: 200, height: 150)
    #expect(problems(text.background(Color(white: 1, opacity: 0.2))) == [])
    #expect(problems(text.containerBackground(.yellow, for: .widget)) == [])
    #expect(
      problems(
        VStack {
          text
          Color.yellow
        }) == [])
  }

  @Test("several faint fills hide what one does not")
  func layers() {
    let faint = Color(white: 1, opacity: 0.7)
    let text = Text("Balance").padding()
    #expect(problems(text.background(faint)) == [])
    #expect(problems(text.background(faint).background(faint).background(faint)).count == 1)
  }

  @Test("a photo without colors is a white rectangle to what is written on it")
  func photo() {
    let view = Image("photo").overlay { Text("Soup") }
    #expect(
      problems(view) == [
        .invisibleContent(mode: .accented, example: .text("Soup"), count: 1)
      ])
    let desaturated = Image("photo").widgetAccentedRenderingMode(.desaturated)
    #expect(problems(desaturated.overlay { Text("Soup") }) == [])
  }

  @Test("what is dark disappears on a Lock Screen")
  func dark() {
    #expect(
      problems(Text("Now").foregroundColor(.black), in: .vibrant) == [
        .invisibleContent(mode: .vibrant, example: .text("Now"), count: 1)
      ])
    #expect(problems(Text("Now"), in: .vibrant) == [])
  }

  @Test(
    "a bar on its track, a chart and a gauge are seen in every mode",
    arguments: [
      WidgetRenderingMode.accented, .vibrant,
    ])
  func meters(mode: WidgetRenderingMode) {
    let view = VStack {
      ProgressView(value: 0.3)
      Gauge(value: 0.5) { Text("50") }.gaugeStyle(.accessoryCircularCapacity)
      HStack(alignment: .bottom) {
        ForEach(1..<4) { Rectangle().frame(width: 8, height: Double($0) * 10) }
      }
    }
    #expect(problems(view, in: mode) == [])
  }

  @Test("shapes that were one before are no loss, those that were two are")
  func shapes() {
    let inner = Color.yellow.frame(width: 20, height: 20)
    #expect(problems(Color.yellow.overlay { inner }) == [])
    #expect(
      problems(Color.blue.overlay { inner }) == [
        .invisibleContent(mode: .accented, example: .shape, count: 1)
      ])
    #expect(
      problems(Color.blue.overlay { Circle().stroke(.red).frame(width: 20, height: 20) }) == [
        .invisibleContent(mode: .accented, example: .line, count: 1)
      ])
  }

  @Test("what is hidden or transparent in all modes is no loss")
  func transparent() {
    #expect(problems(Color.blue.overlay { Text("x").opacity(0.05) }) == [])
    #expect(problems(Color.blue.overlay { Text("x").foregroundColor(.clear) }) == [])
    #expect(problems(Color.blue.overlay { Text("x").redacted(reason: .placeholder) }) == [])
  }

  @Test("the problem is a sentence with advice")
  func sentences() {
    func sentence(_ mode: WidgetRenderingMode, _ count: Int) -> String {
      "\(LayoutProblem.invisibleContent(mode: mode, example: .text("A"), count: count))"
    }
    #expect(
      sentence(.accented, 1)
        == "some content is invisible in accented mode, where every opaque color becomes white; "
        + "move the fill into 'containerBackground', or make it translucent (the text 'A')")
    #expect(
      sentence(.vibrant, 2)
        == "some content is invisible in vibrant mode, where dark parts become transparent and "
        + "bright ones white; use lighter colors on translucent fills "
        + "(the text 'A' and 1 other part)")
    #expect(sentence(.accented, 3).hasSuffix(" (the text 'A' and 2 other parts)"))
  }

  @Test("a hostile number of fills does not cost the square of it")
  func many() {
    let view = ZStack { ForEach(0..<4000) { _ in Color.red } }
    #expect(problems(view).count == 0)
  }
}
