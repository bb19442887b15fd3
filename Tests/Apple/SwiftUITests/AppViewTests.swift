// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import Foundation
import SwiftUI
import Testing

private struct Add: AppIntent {
  static let title: LocalizedStringResource = "Add"

  @Parameter(title: "Amount", default: 2) var amount: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: amount) }
}

@Suite("Views of apps")
struct AppViewTests {
  @Test("a whole view of a widget draws without a problem")
  @MainActor func board() {
    let list = drawing(
      of: Board(rows: [Row(name: "Bread", amount: 2), Row(name: "Milk", amount: 1.5)])
    ) { $0.timeZone = .gmt }
    #expect(list.strings.starts(with: ["Board"]))
    #expect(list.strings.contains("Bread"))
    #expect(list.strings.contains("1.5"))
    let kinds = list.problems.filter {
      if case .drawnDifferently = $0 { false } else { true }
    }
    #expect(kinds == [], "\(kinds)")
  }

  @Test("buttons and switches of intents are tapped by the intent's name")
  func intents() {
    let list = drawing(
      of: VStack {
        Button(intent: Add()) { Text(verbatim: "+") }
        Toggle("On", isOn: true, intent: Add())
      })
    #expect(list.tapRegions.map { $0.action?.name } == ["Add", "Add"])
    #expect(list.problems.isEmpty, "\(list.problems)")
  }

  @Test("a parameter has its default, and what is set")
  func parameter() async throws {
    let intent = Add()
    #expect(intent.amount == 2)
    intent.amount = 5
    let result = try await intent.perform()
    #expect((result as? MadeIntentResult<Int>)?.value == 5)
  }

  @Test("a sign stands in the place of what widgets do not show, and it is reported")
  func scrollView() {
    struct Scrolling: View {
      var body: some View {
        ScrollView { Text("far") }
      }
    }
    let list = drawing(of: Scrolling())
    #expect(list.strings.isEmpty)
    #expect(
      list.problems.map(\.description).contains { $0.contains("ScrollView") },
      "\(list.problems)")
  }

  @Test("what is not drawn is reported with the file and the line that use it")
  func effects() {
    let line = #line + 1
    let list = drawing(of: Text("glass").glassEffect())
    #expect(list.strings == ["glass"])
    #expect(
      list.problems.map(\.description) == [
        "'glassEffect' at 'SwiftUITests/AppViewTests.swift:\(line)' changes the picture on a device, and is not drawn here"
      ])
    #expect(drawing(of: Text("no glass").glassEffect(.identity)).problems.isEmpty)
  }

  @Test("what goes on behind the ends of a canvas's gradient is reported")
  func gradientOptions() {
    func problems(_ options: GraphicsContext.GradientOptions) -> [String] {
      let canvas = Canvas { context, size in
        let end = CGPoint(x: 9, y: 0)
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: end, options: options))
      }
      return drawing(of: canvas).problems.map(\.description)
    }
    #expect(problems([]).isEmpty)
    #expect(problems(.mirror).first?.contains("GradientOptions") == true)
  }

  @Test("a canvas draws paths, moved and turned, and texts")
  func canvas() {
    let view = Canvas { context, size in
      context.translateBy(x: 10, y: 5)
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 4)), with: .color(.red))
      context.draw(Text(verbatim: "t"), at: .zero, anchor: .topLeading)
    }
    let list = drawing(of: view)
    #expect(list.strings == ["t"])
    let places = list.items.compactMap { item -> [VectorPath.Step]? in
      guard case .fill(let outline, _) = item, case .path(let steps, _) = outline.kind else {
        return nil
      }
      return steps
    }
    #expect(places.first?.first == .move(to: Point(x: 10, y: 5)), "\(places)")
  }

  @Test("a gradient of a canvas has its center at a point")
  func canvasGradients() {
    let gradient = Gradient(colors: [.red, .blue])
    let view = Canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.fill(
        all,
        with: .radialGradient(
          gradient, center: CGPoint(x: 50, y: 25), startRadius: 0, endRadius: 40))
      context.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 100, y: 50)))
    }
    let centers = drawing(of: view).fills.map { "\($0)" }
    #expect(centers.count == 2)
    #expect(centers[0].contains("adial") && !centers[1].contains("adial"), "\(centers)")
  }

  @Test("a gauge whose labels are hidden writes its value only")
  func hiddenLabels() {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "Water")
    } currentValueLabel: {
      Text(verbatim: "50")
    }
    #expect(drawing(of: gauge).strings.contains("Water"))
    let strings = drawing(of: gauge.labelsHidden()).strings
    #expect(strings.contains("50") && !strings.contains("Water"), "\(strings)")
  }

  private struct Doubled: DynamicProperty {
    @Environment(\.displayScale) private var scale
    var value: Double { scale * 2 }
  }

  private struct ScaleView: View {
    private var doubled = Doubled()
    var body: some View { Text(verbatim: "\(doubled.value)") }
  }

  @Test("a property of one's own reads the environment of the view")
  func dynamicProperties() {
    #expect(drawing(of: ScaleView()) { $0.displayScale = 3 }.strings == ["6.0"])
  }

  @Test("links and the widget itself open URLs")
  func links() throws {
    let url = try #require(URL(string: "app://a"))
    let list = drawing(
      of: Link(destination: url) { Text("a") }.widgetURL(URL(string: "app://b")))
    #expect(list.tapRegions.map(\.url) == ["app://b", "app://a"])
  }

  @Test("colors and images of UIKit's are drawn")
  func uiKit() throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    for (scheme, white) in [(ColorScheme.light, 0.0), (.dark, 1)] {
      let list = drawing(of: Color(dynamic)) { $0.colorScheme = scheme }
      #expect(list.fills == [.color(ResolvedColor(red: white, green: white, blue: white))])
    }
    var alpha: CGFloat = 0
    #expect(UIColor.red.withAlphaComponent(0.5).getRed(nil, green: nil, blue: nil, alpha: &alpha))
    #expect(alpha == 0.5)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test("the previews that a program declares are found")
  @MainActor func previews() throws {
    let provider = try #require(
      DeclaredPreviews.providers().first { $0 == OfferedPreviews.self } as? OfferedPreviews.Type)
    #expect(drawing(of: provider.previews).strings == ["shown"])
    let preview = try #require(DeclaredPreviews.previews().first { $0.displayName == "A" })
    #expect(preview.line == 3)
    let view = try #require(preview.content as? PreviewedView)
    #expect(drawing(of: view.make()).strings == ["made"])
  }

  @Test("a preview is in its modifiers, the first innermost, whose context is made once")
  @MainActor func previewModifiers() async throws {
    for _ in 1...2 {
      let preview = Preview(
        traits: .modifier(Shared(label: "a")), .modifier(Plain()), file: "F.swift", line: 3
      ) { Text("made") }
      let view = try #require(preview.content as? PreviewedView)
      #expect(drawing(of: try await view.prepared()()).strings == ["made", "a1", "plain"])
    }
    let plain = Preview(traits: .sizeThatFitsLayout, file: "F.swift", line: 3) { Text("made") }
    let view = try #require(plain.content as? PreviewedView)
    #expect(drawing(of: try await view.prepared()()).strings == ["made"])
  }

  @Test("a context that cannot be made is said by its error")
  @MainActor func failingModifiers() async throws {
    let preview = Preview(traits: .modifier(Failing()), file: "F.swift", line: 3) { Text("made") }
    let view = try #require(preview.content as? PreviewedView)
    await #expect(throws: CancellationError.self) { try await view.prepared() }
  }
}

/// A modifier with a context that counts how often it is made.
private struct Shared: PreviewModifier {
  static var made = 0
  let label: String

  static func makeSharedContext() async throws -> Int {
    made += 1
    return made
  }

  func body(content: Content, context: Int) -> some View {
    VStack {
      content
      Text("\(label)\(context)")
    }
  }
}

/// A modifier without a context.
private struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack {
      content
      Text("plain")
    }
  }
}

/// A modifier whose context cannot be made.
private struct Failing: PreviewModifier {
  static func makeSharedContext() async throws -> Int { throw CancellationError() }

  func body(content: Content, context: Int) -> some View { content }
}

private struct OfferedPreviews: PreviewProvider {
  static var previews: some View { Text("shown").previewDisplayName("Named") }
}

/// What `#Preview("A") { Text("made") }` makes.
private struct MadePreview: PreviewRegistry {
  @MainActor static func makePreview() -> Preview {
    Preview("A", file: "F.swift", line: 3) { Text("made") }
  }
}
