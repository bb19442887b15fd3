// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetProtocol
import WidgetViews

@Suite("Drawings") struct DrawingTests {
  private func carried(
    _ list: DisplayList, _ writer: inout DrawingWriter, _ reader: inout DrawingReader
  ) throws -> (list: DisplayList, length: Int) {
    let line = MessageWriter.line { line in
      line.key("drawing")
      writer.write(list, to: &line)
    }
    return (try reader.read(MessageReader(line: line).member("drawing")), line.count)
  }

  @Test func arriveAsTheyWere() throws {
    var (writer, reader) = (DrawingWriter(), DrawingReader())
    let arrived = try carried(SampleDrawing.list, &writer, &reader).list
    #expect(arrived.items == SampleDrawing.list.items)
    #expect(arrived == SampleDrawing.list)
  }

  @Test("the sample has a problem of each kind") func haveEveryProblem() {
    let kinds = Set(SampleDrawing.problems.map(\.facts.kind))
    #expect(LayoutProblem.Kind.allCases.filter { !kinds.contains($0) } == [])
  }

  @Test func bringAnImageOnce() throws {
    var (writer, reader) = (DrawingWriter(), DrawingReader())
    let image = ImageAsset.Content.bitmap(
      BitmapImage(width: 9, height: 9, png: [UInt8](repeating: 7, count: 3_000)))
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    let list = DisplayList(
      size: Size(width: 9, height: 9), shape: Outline(.rectangle, in: rect),
      items: [.image(DisplayImage(frame: rect, name: "a", content: image))])
    let first = try carried(list, &writer, &reader)
    let second = try carried(list, &writer, &reader)
    #expect(first.list == list)
    #expect(second.list == list)
    #expect(first.length > 4_000)
    #expect(second.length < 1_000)
  }

  @Test func nameNoImageThatDidNotCome() throws {
    var writer = DrawingWriter()
    var first = DrawingReader()
    _ = try carried(SampleDrawing.list, &writer, &first)
    var other = DrawingReader()
    #expect(throws: MessageError.self) {
      _ = try carried(SampleDrawing.list, &writer, &other)
    }
  }

  @Test func ofViewsArriveAsTheyWere() throws {
    var (writer, reader) = (DrawingWriter(), DrawingReader())
    for family in WidgetFamily.allCases {
      for mode in WidgetRenderingMode.allCases {
        var environment = EnvironmentValues()
        environment.widgetRenderingMode = mode
        let list = DisplayList(
          rendering: SampleView(),
          on: WidgetCanvas(family: family, size: Size(width: 160, height: 72)),
          in: environment)
        #expect(try carried(list, &writer, &reader).list == list)
      }
    }
  }
}

nonisolated private struct SampleView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Bread, and a very long title", systemImage: "star.fill").font(.headline)
      Link(destination: "app://bread") {
        Text("\(3) loaves").foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
      HStack {
        Circle().trim(from: 0, to: 0.3).stroke(.green, lineWidth: 3)
        Gauge(value: 0.4) { Text("g") }
        Image("unknown")
      }
      .shadow(radius: 2)
      .rotationEffect(.degrees(5))
      .mask { Capsule() }
    }
    .widgetURL("app://")
    .containerBackground(.orange, for: .widget)
  }
}
