// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// What only a phone says: problems that neither a compiler nor a simulator reports.
@Suite struct PhoneProblemTests {
  nonisolated private struct Row: View {
    var body: some View { Link("Bread", destination: "app://bread") }
  }

  @Test(
    "a link in a family with one target is a problem, once for each view that has some",
    arguments: [WidgetFamily.systemSmall, .accessoryRectangular, .accessoryCircular])
  func links(_ family: WidgetFamily) {
    let list = rendered(
      VStack {
        Row()
        Row()
        Link("Milk", destination: "app://milk")
      }, family: family)
    #expect(
      list.problems == [
        .ignoredLink(family: family, view: "Row"), .ignoredLink(family: family, view: nil),
      ])
    #expect(list.tapRegions == [])
    #expect(
      "\(list.problems[0])"
        == "'Link' does nothing in \(family.rawValue), whose widgets have one target; use 'widgetURL' (in 'Row')"
    )
    #expect(rendered(Row(), family: .systemMedium).problems == [])
  }

  nonisolated private struct Feed: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("News")
        UndrawnView("ScrollView").accessibilityIdentifier("scroll")
      }
    }
  }

  @Test("a sign stands for a view that widgets do not show, in all the room that it takes")
  func undrawn() throws {
    let list = rendered(Feed())
    #expect(list.problems == [.notDrawnInWidgets(name: "ScrollView", view: "Feed")])
    let frame = try #require(list.frame(of: "scroll"))
    #expect((frame.width, frame.maxY) == (300, 200))
    #expect(list.fillColors == [Color.yellow.resolved(in: EnvironmentValues())])
    let strokes = list.items.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count == 1)
    // However little room there is.
    let tiny = rendered(UndrawnView("List").frame(width: 2, height: 2))
    #expect(tiny.problems == [.notDrawnInWidgets(name: "List", view: nil)])
  }

  private func image(_ width: Int, _ height: Int) -> ImageCatalog {
    let bitmap = BitmapImage(width: width, height: height, png: [])
    return ImageCatalog([
      "cover": ImageAsset(content: .bitmap(bitmap), size: Size(width: 20, height: 20))
    ])
  }

  @Test("an image with more pixels than a device takes is a problem, however small it is shown")
  func images() {
    func problems(_ width: Int, _ height: Int, limit: Int = LayoutSettings().archivedImageArea)
      -> [LayoutProblem]
    {
      var settings = LayoutSettings()
      settings.archivedImageArea = limit
      return rendered(Image("cover").resizable().frame(width: 10, height: 10), settings: settings) {
        $0.images = image(width, height)
      }.problems
    }
    #expect(problems(698, 699) == [])
    #expect(
      problems(699, 699) == [
        .imageTooLarge(name: "cover", width: 699, height: 699, limit: 487_911)
      ])
    #expect(problems(699, 699, limit: 718_080) == [])
    #expect(problems(.max, .max).count == 1)
  }

  @Test("a toggle or a button without an intent does nothing, which is said")
  func controls() {
    let list = rendered(
      HStack {
        Toggle(isOn: true) { Text("Alarm") }
        Button {
        } label: {
          Text("Reload")
        }
      })
    #expect(
      list.problems == [
        .drawnDifferently(.toggleValue, view: nil), .drawnDifferently(.buttonAction, view: nil),
      ])
    #expect(list.tapRegions == [])
  }

  @Test("margins of scroll views change nothing")
  func contentMargins() {
    let plain = rendered(Text("Bread"))
    #expect(rendered(Text("Bread").contentMargins(8)) == plain)
    #expect(rendered(Text("Bread").contentMargins(.top, 8, for: .scrollContent)) == plain)
    #expect(
      rendered(Text("Bread").contentMargins(.all, EdgeInsets(all: 8), for: .scrollIndicators))
        == plain)
  }

  @Test("what opens URLs can be handed on, and nothing calls it")
  func openURL() {
    var environment = EnvironmentValues()
    #expect(environment.openURL("app://a") == .systemAction())
    environment.openURL = OpenURLAction { $0 == "app://a" ? .handled : .discarded }
    #expect(environment.openURL("app://a") == .handled)
    #expect(environment.openURL("app://b") == .discarded)
  }
}
