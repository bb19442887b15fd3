// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing
import WidgetHost
import WidgetViews

@testable import WidgetKit

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var driver: String
}

private struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("leading") }.contentMargins(.leading, 4)
        DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
        DynamicIslandExpandedRegion(.center) { Text("center") }
        if context.isStale {
          DynamicIslandExpandedRegion(.bottom) { Text("stale") }
        } else {
          DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        }
      } compactLeading: {
        Text("left")
      } compactTrailing: {
        Text("right")
      } minimal: {
        Text("5")
      }
      .keylineTint(.red)
      .widgetURL(URL(string: "ride://1"))
    }
  }
}

nonisolated private struct RideView: View {
  let context: ActivityViewContext<RideAttributes>

  @SwiftUI.Environment(\.activityFamily) private var family
  @SwiftUI.Environment(\.isActivityFullscreen) private var isFullscreen

  var body: some View {
    Text(isFullscreen ? "full" : family == .small ? "small" : "\(context.state.minutes) minutes")
      .activityBackgroundTint(.red)
  }
}

private struct FamiliesAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct FamiliesActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FamiliesAttributes.self) { _ in
      FamiliesView()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { FamiliesView() }
      } compactLeading: {
        FamiliesView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}

nonisolated private struct FamiliesView: View {
  @SwiftUI.Environment(\.supportedActivityFamilies) private var families
  @SwiftUI.Environment(\.isActivityUpdateReduced) private var isReduced

  var body: some View {
    Text(isReduced ? "reduced" : families.map(\.description).sorted().joined(separator: " "))
  }
}

private struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
  }

  var recipient: String
}

private struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      let age = context.isStale ? " stale" : ""
      Text("\(context.attributes.recipient) \(context.state.stops)\(age)")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("center") }
      } compactLeading: {
        Text("left")
      } compactTrailing: {
        Text("right")
      } minimal: {
        Text("5")
      }
    }
  }
}

/// Previews as they were written before `#Preview`.
private struct DeliveryPreviews: PreviewProvider {
  static let attributes = DeliveryAttributes(recipient: "Kim")
  static let state = DeliveryAttributes.ContentState(stops: 2)

  static var previews: some View {
    attributes.previewContext(state, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("Compact")
      .previewDevice("iPhone 15 Pro")
    attributes.previewContext(state, viewKind: .content).previewDevice("iPhone of nobody")
    Group {
      attributes.previewContext(state, isStale: true, viewKind: .content)
      attributes.previewContext(.init(stops: 1), viewKind: .content)
        .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

/// Previews that cannot be shown where the program runs as a widget.
private struct OtherPreviews: PreviewProvider {
  static var previews: some View {
    if true { fatalError("These previews show no activity.") }
    Text("other")
  }
}

@MainActor @Suite("Live Activities") struct ActivityTests {
  private func hosted(_ configuration: some WidgetConfiguration) throws -> HostedWidget {
    try #require(configuration.configuredWidget?.hosted)
  }

  /// The texts of a state in a presentation, with their frames.
  private func texts(
    _ presentation: WidgetPresentation, hasSmallView: Bool = false, isStale: Bool = false
  ) throws -> [String: WidgetViews.Rect] {
    let widget = try hosted(RideActivity().body)
    widget.activity?.hasSmallView = hasSmallView
    let views = try #require(widget.activity as? ActivityViews<RideAttributes>)
    let state = DeclaredActivityState(
      attributes: RideAttributes(driver: "Kim"), state: .init(minutes: 4), isStale: isStale)
    return try texts(of: views.entry(state, at: Date()), in: presentation)
  }

  /// The texts of an entry in a presentation, with their frames.
  private func texts(
    of entry: HostedEntry, in presentation: WidgetPresentation
  ) throws -> [String: WidgetViews.Rect] {
    let look = WidgetLook(
      presentation, like: WidgetLook(device: .activityDefault, family: .systemMedium))
    let canvas = try #require(look.canvas)
    let list = DisplayList(rendering: entry.view(), on: canvas, in: look.environment())
    return Dictionary(
      list.items.compactMap { item in
        if case .text(let text) = item { (text.string, text.frame) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("a Live Activity has presentations instead of families")
  func presentations() throws {
    let widget = try hosted(RideActivity().body)
    #expect(widget.kind == "RideAttributes")
    #expect(widget.families.isEmpty)
    #expect(widget.presentations == WidgetPresentation.activity)
  }

  @Test("the Lock Screen shows the content, StandBy knows that it is full screen")
  func lockScreen() throws {
    #expect(try texts(.activityLockScreen).keys.sorted() == ["4 minutes"])
    #expect(try texts(.activityStandBy).keys.sorted() == ["full"])
  }

  @Test("Apple Watch shows both sides of the island, or the view for the small family")
  func small() throws {
    #expect(try texts(.activitySmall).keys.sorted() == ["left", "right"])
    #expect(try texts(.activitySmall, hasSmallView: true).keys.sorted() == ["small"])
    let widget = try hosted(RideActivity().body.supplementalActivityFamilies([.small]))
    #expect(widget.activity?.hasSmallView == true)
  }

  @Test("the views know the families that the configuration supports")
  func supportedFamilies() throws {
    let widget = try hosted(FamiliesActivity().body)
    let views = try #require(widget.activity as? ActivityViews<FamiliesAttributes>)
    let state = DeclaredActivityState(
      attributes: FamiliesAttributes(), state: .init(), isStale: false)
    let entry = views.entry(state, at: Date())
    #expect(try texts(of: entry, in: .activityLockScreen).keys.sorted() == ["medium"])
    #expect(try texts(of: entry, in: .islandCompact).keys.contains("medium"))
    widget.activity?.hasSmallView = true
    #expect(try texts(of: entry, in: .activityLockScreen).keys.sorted() == ["medium small"])
  }

  @Test("the compact island leaves the camera's width between both sides")
  func compact() throws {
    let texts = try texts(.islandCompact)
    let (left, right) = (try #require(texts["left"]), try #require(texts["right"]))
    #expect(left.minX == 8)
    #expect(right.maxX == 222)
    #expect(right.minX - left.maxX >= 125)
  }

  @Test("the regions of the expanded island are around the camera")
  func expanded() throws {
    let texts = try texts(.islandExpanded)
    let (leading, trailing) = (try #require(texts["leading"]), try #require(texts["trailing"]))
    let (center, bottom) = (try #require(texts["center"]), try #require(texts["bottom"]))
    #expect(leading.minX == 16 + 4)
    #expect(abs(trailing.maxX - 355) < 0.5)
    #expect(leading.minY == trailing.minY)
    #expect(center.minY >= 16 + 36)
    #expect(abs(center.minX + center.width / 2 - 185.5) < 0.5)
    #expect(bottom.minY >= center.maxY)
  }

  @Test("an `if` in the island's regions counts for each state")
  func branches() throws {
    let texts = try texts(.islandExpanded, isStale: true)
    #expect(texts["stale"] != nil)
    #expect(texts["bottom"] == nil)
  }

  @Test("the minimal island shows its own view")
  func minimal() throws {
    #expect(try texts(.islandMinimal).keys.sorted() == ["5"])
  }

  @Test("without a preview, a state of made values is an entry, and a note says so")
  func madeState() async throws {
    let (entries, notes) = await entries(of: try hosted(RideActivity().body))
    #expect(entries.count == 1)
    #expect(
      notes == [
        "no preview of 'RideAttributes' was found, so its picture shows made values; declare its states with "
          + "'#Preview(as: .content, using: …) { … } contentStates: { … }'"
      ])
  }

  @Test("the states of a preview provider are entries, each once, and other previews are not asked")
  func providedStates() async throws {
    let (entries, notes) = await entries(of: try hosted(DeliveryActivity().body))
    #expect(notes == [])
    #expect(
      try entries.map { try texts(of: $0, in: .activityLockScreen).keys.sorted() } == [
        ["Kim 2"], ["Kim 2 stale"], ["Kim 1"],
      ])
  }

  /// The entries of a widget's timeline, with what is noted of them.
  private func entries(of widget: HostedWidget) async -> ([HostedEntry], notes: [String]) {
    let notes = Notes()
    var context = HostedContext(
      family: .systemMedium, isPreview: false, size: .init(width: 371, height: 160))
    context.note = { notes.add($0) }
    let entries = await withCheckedContinuation { continuation in
      widget.timeline(context, nil) { continuation.resume(returning: $0.entries) }
    }
    return (entries, notes.all)
  }
}

private final class Notes: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ note: String) { all.append(note) }
}
